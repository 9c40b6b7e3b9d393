import { eq } from 'drizzle-orm'
import type { Transaction } from './database.ts'
import { users } from './schema.ts'

/**
 * Lets nobody else who holds this customer go on until the transaction ends, so that counting what is theirs and adding
 * to it is one step. Others may read, and write what refers to them, meanwhile.
 */
export async function lockCustomer(transaction: Transaction, userId: string): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}
