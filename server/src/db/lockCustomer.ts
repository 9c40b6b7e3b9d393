import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from './database.ts'
import { users } from './schema.ts'

/**
 * Locks a customer until the transaction ends, so that counting their rows and adding one is a single step, and nobody
 * erases them meanwhile. Others may still read the customer, and write rows that refer to them.
 * @returns false: there is no such customer, or they were erased
 */
export async function lockCustomer(transaction: Transaction, userId: string): Promise<boolean> {
  const locked = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)))
    .for('no key update')
  return locked.length > 0
}
