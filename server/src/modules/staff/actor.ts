import type { StaffRole } from '@dukani/contracts'

/** What an account may do in one of its sessions. */
export interface StaffAccess {
  role: StaffRole
  /** the second factor is on, and wasn't given in the session: only `beforeSecondFactor` calls are made then */
  isCodeNeeded: boolean
}

/** A member of the staff who makes a call. */
export interface Actor {
  id: string
  role: StaffRole
  /** the call's id in the server's log */
  requestId: string
}
