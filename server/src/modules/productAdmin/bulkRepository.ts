import type { BulkChange, BulkRowState } from '@dukani/contracts'
import { and, asc, count, eq, gt } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { bulkChanges, bulkRows } from '../../db/bulkSchema.ts'
import { products } from '../../db/schema.ts'
import type { BulkPlan } from './bulkPlan.ts'
import { whereOf, type ProductListFilter } from './listRepository.ts'

/** The ids of the products that a filter lets through, at most `limit`. */
export async function filteredIds(db: Database, filter: ProductListFilter, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(whereOf(filter))
    .orderBy(asc(products.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Stores a change that was asked for. */
export async function insertBulk(
  transaction: Transaction,
  { id, authorId, change }: { id: string; authorId: string; change: BulkChange },
): Promise<void> {
  await transaction.insert(bulkChanges).values({ id, authorId, change, createdAt: new Date() })
}

/** Stores what it does to some products. */
export async function insertRows(
  transaction: Transaction,
  bulkId: string,
  rows: readonly (BulkPlan & { productId: string; version: number })[],
): Promise<void> {
  if (rows.length > 0) await transaction.insert(bulkRows).values(rows.map((row) => ({ ...row, bulkId })))
}

/** Locks a change until the transaction ends, so that one of several calls at once goes on with it. */
export async function lockBulk(transaction: Transaction, id: string): Promise<boolean> {
  const rows = await transaction
    .select({ id: bulkChanges.id })
    .from(bulkChanges)
    .where(eq(bulkChanges.id, id))
    .for('update')
  return rows.length > 0
}

/** Rows of a change in a state, by the products' ids. */
export function rowsIn(transaction: Transaction, bulkId: string, state: BulkRowState, limit: number) {
  return transaction
    .select()
    .from(bulkRows)
    .where(and(eq(bulkRows.bulkId, bulkId), eq(bulkRows.state, state)))
    .orderBy(asc(bulkRows.productId))
    .limit(limit)
}
export type BulkRecord = Awaited<ReturnType<typeof rowsIn>>[number]

/** Sets the state and the version of a row. */
export async function setRow(
  transaction: Transaction,
  { bulkId, productId }: Pick<BulkRecord, 'bulkId' | 'productId'>,
  values: { state: BulkRowState; version?: number },
): Promise<void> {
  await transaction
    .update(bulkRows)
    .set(values)
    .where(and(eq(bulkRows.bulkId, bulkId), eq(bulkRows.productId, productId)))
}

/** How many rows of a change are in each state; null: there is no such change. */
export async function countsOf(db: Database, bulkId: string) {
  const found = await db.select({ id: bulkChanges.id }).from(bulkChanges).where(eq(bulkChanges.id, bulkId))
  if (found.length === 0) return null
  return db
    .select({ state: bulkRows.state, count: count() })
    .from(bulkRows)
    .where(eq(bulkRows.bulkId, bulkId))
    .groupBy(bulkRows.state)
}

/** A part of the rows of a change, by the products' ids. */
export function rowsAfter(db: Database, bulkId: string, after: string | undefined, limit: number) {
  return db
    .select({ id: bulkRows.productId, shown: bulkRows.shown, state: bulkRows.state })
    .from(bulkRows)
    .where(and(eq(bulkRows.bulkId, bulkId), after === undefined ? undefined : gt(bulkRows.productId, after)))
    .orderBy(asc(bulkRows.productId))
    .limit(limit)
}
