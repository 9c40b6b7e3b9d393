import type { StaffRole } from '@dukani/contracts'
import { inTransaction } from '../../../server/src/db/transaction.ts'
import { setRole } from '../../../server/src/modules/staff/repository.ts'
import { orderApp } from '../orders/orderApp.ts'
import type { TestAppOverrides } from '../support/testApp.ts'

/** The whole server on a fresh database, its customers, and members of its staff. */
export async function staffApp(overrides: TestAppOverrides = {}) {
  const built = await orderApp(overrides)

  /** A browser in which a member of the staff is logged in. */
  async function member(role: StaffRole) {
    const asked = await built.customer()
    const userId = asked.buyer.id
    await inTransaction(built.db, (transaction) => setRole(transaction, { userId, role, grantedBy: null }))
    return asked
  }

  return { ...built, member }
}
