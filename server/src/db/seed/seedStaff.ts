import type { Transaction } from '../database.ts'
import { users } from '../schema.ts'
import { staff } from '../staffSchema.ts'
import { demoStaff, STAFF_SINCE } from './demoStaff.ts'
import { isFirstTime } from './isFirstTime.ts'
import { seedId } from './rows.ts'

const MARKER = 'demo-staff'

/** Gives a demo shop its staff, once: also one that was seeded by a release that had none. */
export async function seedStaff(transaction: Transaction): Promise<void> {
  if (!(await isFirstTime(transaction, MARKER))) return
  const createdAt = new Date(STAFF_SINCE)
  for (const { role, ...person } of demoStaff) {
    const id = seedId('customer', person.email)
    const added = await transaction
      .insert(users)
      .values({ ...person, id, createdAt })
      .onConflictDoNothing()
      .returning()
    // Somebody has registered with this e-mail: the account is theirs.
    if (added.length > 0)
      await transaction.insert(staff).values({ userId: id, role, grantedBy: null, grantedAt: createdAt })
  }
}
