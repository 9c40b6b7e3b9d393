import { staffRoleSchema, type StaffRole } from '@dukani/contracts'
import { asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { users } from '../../db/schema.ts'
import { staff } from '../../db/staffSchema.ts'

/** The role of an account; null: it is a customer's. */
export async function roleOf(db: Database | Transaction, userId: string): Promise<StaffRole | null> {
  const [row] = await db.select({ role: staff.role }).from(staff).where(eq(staff.userId, userId))
  return row === undefined ? null : staffRoleSchema.parse(row.role)
}

/** All staff, by e-mail. */
export async function allStaff(db: Database) {
  return (await members(db).orderBy(asc(users.email))).map(withRole)
}
export type StaffRow = Awaited<ReturnType<typeof allStaff>>[number]

/** A member of the staff; null: the account has no role. */
export async function staffMember(db: Database, userId: string): Promise<StaffRow | null> {
  const [row] = await members(db).where(eq(staff.userId, userId))
  return row === undefined ? null : withRole(row)
}

function members(db: Database) {
  return db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      role: staff.role,
      grantedAt: staff.grantedAt,
    })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
}

function withRole<Row extends { role: string }>(row: Row) {
  return { ...row, role: staffRoleSchema.parse(row.role) }
}

/** The name of an account; null: it is gone. */
export async function nameOf(db: Database, userId: string): Promise<string | null> {
  const [user] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId))
  return user === undefined ? null : fullName(user)
}

/** A person's first and last name, as far as they are known. */
export function fullName(person: { firstName: string | null; lastName: string | null }): string {
  return [person.firstName, person.lastName].filter(Boolean).join(' ')
}

/** Locks the owners until the transaction ends, so that two can't leave at once. @returns their ids */
export async function lockOwners(transaction: Transaction): Promise<string[]> {
  const owners = await transaction
    .select({ id: staff.userId })
    .from(staff)
    .where(eq(staff.role, 'owner'))
    .orderBy(asc(staff.userId))
    .for('update')
  return owners.map(({ id }) => id)
}

/** Gives an account a role, in place of an earlier one. @param grantedBy null: the command line */
export async function setRole(
  transaction: Transaction,
  { userId, role, grantedBy }: { userId: string; role: StaffRole; grantedBy: string | null },
): Promise<void> {
  const granted = { role, grantedBy, grantedAt: new Date() }
  await transaction
    .insert(staff)
    .values({ userId, ...granted })
    .onConflictDoUpdate({ target: staff.userId, set: granted })
}

/** Takes an account's role away. */
export async function removeRole(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(staff).where(eq(staff.userId, userId))
}
