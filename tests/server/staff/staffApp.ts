import type { StaffRole } from '@dukani/contracts'
import { orderApp } from '../orders/orderApp.ts'
import { giveRole } from '../support/giveRole.ts'
import type { TestAppOverrides } from '../support/testApp.ts'

/** The whole server on a fresh database, its customers, and members of its staff. */
export async function staffApp(overrides: TestAppOverrides = {}) {
  const built = await orderApp(overrides)

  /** A browser in which a member of the staff is logged in. */
  async function member(role: StaffRole) {
    const asked = await built.customer()
    const userId = asked.buyer.id
    await giveRole(built.db, userId, role)
    return asked
  }

  return { ...built, member }
}
