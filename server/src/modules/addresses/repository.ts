import { and, asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { addresses } from '../../db/orderSchema.ts'

/** A saved address as its row has it. */
export type AddressRow = typeof addresses.$inferSelect

/** A stretch of a customer's addresses, oldest first. */
export function addressesOf(
  db: Database,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<AddressRow[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(asc(addresses.createdAt), asc(addresses.id))
    .limit(limit)
    .offset(offset)
}

/** How many addresses a customer has saved. */
export function addressCount(db: Database, userId: string): Promise<number> {
  return db.$count(addresses, eq(addresses.userId, userId))
}

/** An address by its id, when it is the customer's own; null else (API-05). */
export async function ownAddress(
  db: Database | Transaction,
  userId: string,
  id: string,
): Promise<AddressRow | null> {
  const [address] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId)))
  return address ?? null
}
