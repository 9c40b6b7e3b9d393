import { staffMemberSchema, type StaffMember } from '@dukani/contracts'
import { useRead, type Read } from './useRead.ts'

/** The account's role. */
export interface MyRole extends Pick<Read<StaffMember>, 'error' | 'retry'> {
  member: StaffMember | null
  /** the account has no role */
  isRefused: boolean
}

/** Reads the role of the account that is logged in. */
export function useMyRole(): MyRole {
  const { data: member, error, retry } = useRead('/v1/admin/me/', staffMemberSchema)
  return { member, isRefused: error?.status === 403, error, retry }
}
