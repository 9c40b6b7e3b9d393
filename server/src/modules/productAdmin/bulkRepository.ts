import type { BulkChange, BulkRowState } from '@dukani/contracts'
import { and, asc, count, eq, gt, sql } from 'drizzle-orm'
import { BULK_CHANGE_DAYS } from '../../config/limits.ts'
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

/** Stores a requested change. */
export async function insertBulk(
  transaction: Transaction,
  { id, authorId, change }: { id: string; authorId: string; change: BulkChange },
): Promise<void> {
  await transaction.insert(bulkChanges).values({ id, authorId, change, createdAt: new Date() })
}

/** Stores what a change does to some products. */
export async function insertRows(
  transaction: Transaction,
  bulkId: string,
  rows: readonly (Pick<BulkPlan, 'shown' | 'undo'> & { productId: string; version: number })[],
): Promise<void> {
  if (rows.length > 0)
    await transaction
      .insert(bulkRows)
      .values(
        rows.map(({ productId, version, shown, undo }) => ({ bulkId, productId, version, shown, undo })),
      )
}

/**
 * Locks a change until the transaction ends, so that simultaneous calls take turns.
 * @returns the change as it was requested; null: there is none
 */
export async function lockBulk(transaction: Transaction, id: string): Promise<BulkChange | null> {
  const [bulk] = await transaction
    .select({ change: bulkChanges.change })
    .from(bulkChanges)
    .where(eq(bulkChanges.id, id))
    .for('update')
  return bulk?.change ?? null
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

/** Stores rows of a locked change as they are now. Those of products that were deleted meanwhile are gone with them. */
export async function updateRows(
  transaction: Transaction,
  bulkId: string,
  rows: readonly BulkRecord[],
): Promise<void> {
  const column = (values: readonly unknown[]) => sql.param([...values])
  await transaction.execute(sql`
    update ${bulkRows} set
      state = changed.state, version = changed.version, shown = changed.shown::jsonb, undo = changed.undo::jsonb
    from unnest(
      ${column(rows.map(({ productId }) => productId))}::uuid[],
      ${column(rows.map(({ state }) => state))}::text[],
      ${column(rows.map(({ version }) => version))}::integer[],
      ${column(rows.map(({ shown }) => JSON.stringify(shown)))}::text[],
      ${column(rows.map(({ undo }) => JSON.stringify(undo)))}::text[]
    ) as changed (product_id, state, version, shown, undo)
    where ${bulkRows.bulkId} = ${bulkId} and ${bulkRows.productId} = changed.product_id`)
}

/** Whether there is such a change. */
export async function isBulk(db: Database, id: string): Promise<boolean> {
  return (await db.$count(bulkChanges, eq(bulkChanges.id, id))) > 0
}

/** How many rows of a change are in each state; null: there is no such change. */
export async function countsOf(db: Database, bulkId: string) {
  if (!(await isBulk(db, bulkId))) return null
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

/** Deletes changes that are too old to be undone. */
export async function deleteOldBulkChanges(db: Database): Promise<void> {
  await db
    .delete(bulkChanges)
    .where(sql`${bulkChanges.createdAt} < now() - make_interval(days => ${BULK_CHANGE_DAYS})`)
}
