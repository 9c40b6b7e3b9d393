import { meSchema, type Me } from '@dukani/contracts'
import { useRead, type Read } from './useRead.ts'

/** The account's role. */
export interface MyRole extends Pick<Read<Me>, 'error' | 'retry' | 'replace'> {
  member: Me | null
  /** the account has no role */
  isRefused: boolean
}

/** Reads the role of the account that is logged in. */
export function useMyRole(): MyRole {
  const { data: member, error, retry, replace } = useRead('/v1/admin/me/', meSchema)
  return { member, isRefused: error?.status === 403, error, retry, replace }
}
