import { meSchema, type Me } from '@dukani/contracts'
import { useRead, type Read } from './useRead.ts'

/** The account's role. */
export interface MyRole {
  /** Later errors leave the role that was read last. */
  read: Read<Me>
  /** the account has no role */
  isRefused: boolean
}

/** Reads the role of the account that is logged in. */
export function useMyRole(): MyRole {
  const read = useRead('/v1/admin/me/', meSchema)
  return { read, isRefused: read.error?.status === 403 }
}
