import type { StaffRole } from '@dukani/contracts'
import type { Database } from '../../../server/src/db/database.ts'
import { inTransaction } from '../../../server/src/db/transaction.ts'
import { setRole } from '../../../server/src/modules/staff/repository.ts'

/** Makes an account a member of the staff, as the command line does. */
export function giveRole(db: Database, userId: string, role: StaffRole): Promise<void> {
  return inTransaction(db, (transaction) => setRole(transaction, { userId, role, grantedBy: null }))
}
