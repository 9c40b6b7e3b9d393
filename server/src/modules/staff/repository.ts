import { staffRoleSchema, type StaffRole } from '@dukani/contracts'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { sessions } from '../../db/accountSchema.ts'
import type { Database, Executor, Transaction } from '../../db/database.ts'
import { users } from '../../db/schema.ts'
import { secondFactors, staff } from '../../db/staffSchema.ts'
import type { StaffAccess } from './actor.ts'

/** The role of an account; null: it is a customer's. */
export async function roleOf(db: Executor, userId: string): Promise<StaffRole | null> {
  const [row] = await db.select({ role: staff.role }).from(staff).where(eq(staff.userId, userId))
  return row === undefined ? null : staffRoleSchema.parse(row.role)
}

/** What an account may do in a session; null: it has no role. */
export async function accessOf(
  db: Database,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<StaffAccess | null> {
  const isGiven = sql`coalesce(${sessions.secondFactorAt} >= ${secondFactors.confirmedAt}, false)`
  const [row] = await db
    .select({
      role: staff.role,
      isCodeNeeded: sql<boolean>`${secondFactors.confirmedAt} is not null and not ${isGiven}`,
    })
    .from(staff)
    .leftJoin(secondFactors, eq(secondFactors.userId, staff.userId))
    .leftJoin(sessions, and(eq(sessions.userId, staff.userId), eq(sessions.id, sessionId)))
    .where(eq(staff.userId, id))
  return row === undefined ? null : withRole(row)
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
      factor: secondFactors.userId,
    })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .leftJoin(
      secondFactors,
      and(eq(secondFactors.userId, staff.userId), isNotNull(secondFactors.confirmedAt)),
    )
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
