import { and, asc, eq } from 'drizzle-orm'
import type { Database, Executor, Transaction } from '../../db/database.ts'
import { addresses } from '../../db/orderSchema.ts'
import { newId } from '../../ids.ts'

/** A saved address as it is stored. */
export type AddressRow = typeof addresses.$inferSelect

/** The columns of an address that its owner may change, and no others (F-10). */
export type AddressColumns = Pick<
  AddressRow,
  'homeAddress' | 'city' | 'region' | 'postalCode' | 'latitude' | 'longitude'
>

/** A page of a customer's addresses, oldest first. */
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
export function addressCount(db: Executor, userId: string): Promise<number> {
  return db.$count(addresses, eq(addresses.userId, userId))
}

/** An address by its id, when it is the customer's own; null else (API-05). */
export async function ownAddress(db: Executor, userId: string, id: string): Promise<AddressRow | null> {
  const [address] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId)))
  return address ?? null
}

/** Saves an address for a customer and returns it. */
export async function addAddress(
  transaction: Transaction,
  userId: string,
  { homeAddress, city, region, postalCode, latitude, longitude }: AddressColumns,
): Promise<AddressRow> {
  const [address] = await transaction
    .insert(addresses)
    .values({ id: newId(), userId, homeAddress, city, region, postalCode, latitude, longitude })
    .returning()
  if (address === undefined) throw new Error('an insert returned no row')
  return address
}

/**
 * Changes a customer's own address and returns it; null if they have no such address (API-05). Undefined columns stay
 * as they are, and at least one must be given.
 */
export async function changeAddress(
  db: Database,
  userId: string,
  id: string,
  { homeAddress, city, region, postalCode, latitude, longitude }: Partial<AddressColumns>,
): Promise<AddressRow | null> {
  const [address] = await db
    .update(addresses)
    // Column by column, so that nothing else an object contains is written.
    .set({ homeAddress, city, region, postalCode, latitude, longitude })
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId)))
    .returning()
  return address ?? null
}

/** Deletes a customer's own address. false if they have no such address (API-05). */
export async function removeAddress(db: Database, userId: string, id: string): Promise<boolean> {
  const removed = await db
    .delete(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId)))
    .returning({ id: addresses.id })
  return removed.length > 0
}
