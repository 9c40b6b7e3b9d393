import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { users } from '../../db/schema.ts'
import type { UserRow } from '../accounts/repository.ts'

/** What of an account its owner may change: these columns and no others (F-10). */
export type ProfileColumns = Partial<
  Pick<UserRow, 'firstName' | 'lastName' | 'idnumber' | 'phoneNumber' | 'profilePic'>
>

/** A person's picture of now, whose row stays locked until the transaction ends; undefined: there is no such person. */
export async function lockPicture(transaction: Transaction, id: string): Promise<string | null | undefined> {
  const [user] = await transaction
    .select({ picture: users.profilePic })
    .from(users)
    .where(eq(users.id, id))
    .for('update')
  return user?.picture
}

/** Changes an account and gives it as it is then; null when there is none. */
export async function changeUser(
  transaction: Transaction,
  id: string,
  { firstName, lastName, idnumber, phoneNumber, profilePic }: ProfileColumns,
): Promise<UserRow | null> {
  const [user] = await transaction
    .update(users)
    // Named one by one: whatever else an object may carry isn't written. What is undefined stays as it was.
    .set({ firstName, lastName, idnumber, phoneNumber, profilePic })
    .where(eq(users.id, id))
    .returning()
  return user ?? null
}
