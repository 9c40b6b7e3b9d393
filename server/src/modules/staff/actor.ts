import type { StaffRole } from '@dukani/contracts'

/** A member of the staff who makes a call. */
export interface Actor {
  id: string
  role: StaffRole
  /** the call's id in the server's log */
  requestId: string
}
