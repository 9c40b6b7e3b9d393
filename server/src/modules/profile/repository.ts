import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { users } from '../../db/schema.ts'
import type { UserRow } from '../accounts/repository.ts'

/** The columns of an account that its owner may change, and no others (F-10). */
export type ProfileColumns = Partial<
  Pick<UserRow, 'firstName' | 'lastName' | 'idnumber' | 'phoneNumber' | 'profilePic'>
>

/** Locks a user and reads their picture; undefined: there is no such user. */
export async function lockPicture(transaction: Transaction, id: string): Promise<string | null | undefined> {
  const [user] = await transaction
    .select({ picture: users.profilePic })
    .from(users)
    .where(eq(users.id, id))
    .for('update')
  return user?.picture
}

/** Those of some pictures that are a customer's. */
export async function picturesAmong(db: Database, paths: readonly string[]): Promise<(string | null)[]> {
  const rows = await db
    .select({ path: users.profilePic })
    .from(users)
    .where(inArray(users.profilePic, [...paths]))
  return rows.map(({ path }) => path)
}

/** Changes an account and returns it; null if there is none, or it was erased. */
export async function changeUser(
  transaction: Transaction,
  id: string,
  { firstName, lastName, idnumber, phoneNumber, profilePic }: ProfileColumns,
): Promise<UserRow | null> {
  const [user] = await transaction
    .update(users)
    // Column by column, so that nothing else in an object is written. Undefined columns stay as they are.
    .set({ firstName, lastName, idnumber, phoneNumber, profilePic })
    .where(and(eq(users.id, id), isNull(users.erasedAt)))
    .returning()
  return user ?? null
}
