import { eq } from 'drizzle-orm'
import type { Transaction } from './database.ts'
import { users } from './schema.ts'

/**
 * Locks a customer until the transaction ends, so that counting their rows and adding one is a single step. Others may
 * still read the customer, and write rows that refer to them.
 */
export async function lockCustomer(transaction: Transaction, userId: string): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}
