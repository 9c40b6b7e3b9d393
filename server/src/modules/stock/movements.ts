import type { StockReason } from '@dukani/contracts'
import { lt, sql } from 'drizzle-orm'
import { STOCK_MOVEMENT_DAYS } from '../../config/limits.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { stockMovements } from '../../db/stockSchema.ts'
import { firstIdOf, newId } from '../../ids.ts'

/** A stock that a transaction has changed. */
export interface StockChange {
  productId: string
  /** null: the product's own stock */
  specificationId: string | null
  /** the size whose stock it is */
  size?: string
  /** pieces; less than 0: taken away */
  change: number
  /** pieces after it */
  stock: number
}

/** Why stocks changed. */
export interface StockCause {
  reason: StockReason
  orderId?: string
  /** the member of the staff */
  authorId?: string
}

interface Stock {
  id: string
  inventory?: number | undefined
}

/** The stocks of a product. */
export interface Stocks {
  product: { inventory?: number | undefined }
  specifications: readonly Stock[]
  variants?: readonly (Stock & { size: string })[]
}

/** Records changes of stocks in the transaction that makes them, in one statement. Changes by nothing are left out. */
export async function recordMovements(
  transaction: Transaction,
  changes: readonly StockChange[],
  { reason, orderId, authorId }: StockCause,
): Promise<void> {
  const moved = changes.filter(({ change }) => change !== 0)
  if (moved.length === 0) return
  const column = (values: readonly unknown[]) => sql.param([...values])
  await transaction.execute(sql`
    insert into ${stockMovements} (id, product_id, specification_id, size, change, stock, reason, order_id, author_id)
    select moved.*, ${reason}, ${orderId ?? null}::uuid, ${authorId ?? null}::uuid from unnest(
      ${column(moved.map(newId))}::uuid[],
      ${column(moved.map(({ productId }) => productId))}::uuid[],
      ${column(moved.map(({ specificationId }) => specificationId))}::uuid[],
      ${column(moved.map(({ size }) => size ?? null))}::text[],
      ${column(moved.map(({ change }) => change))}::integer[],
      ${column(moved.map(({ stock }) => stock))}::integer[]
    ) as moved`)
}

/**
 * How a change of a product changes its stocks.
 * @param before undefined: it is a new product
 * @param after specifications and sizes that aren't in it stay as they are, unless they are in `removedVariants`
 */
export function stockChanges(
  productId: string,
  before: Stocks | undefined,
  after: Stocks & { removedVariants?: readonly string[] },
): StockChange[] {
  const { product, specifications, variants = [], removedVariants = [] } = after
  const known = new Map(
    [...(before?.specifications ?? []), ...(before?.variants ?? [])].map(({ id, inventory }) => [
      id,
      inventory,
    ]),
  )
  const removed = (before?.variants ?? []).filter(({ id }) => removedVariants.includes(id))
  const changeOf = (stock = 0, was = 0) => ({ productId, specificationId: null, stock, change: stock - was })
  return [
    changeOf(product.inventory, before?.product.inventory),
    ...specifications.map(({ id, inventory }) => ({
      ...changeOf(inventory, known.get(id)),
      specificationId: id,
    })),
    ...variants.map(({ id, size, inventory }) => ({ ...changeOf(inventory, known.get(id)), size })),
    ...removed.map(({ size, inventory }) => ({ ...changeOf(0, inventory), size })),
  ]
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Deletes movements that are older than STOCK_MOVEMENT_DAYS. */
export async function deleteOldMovements(db: Database): Promise<void> {
  // By id, which begins with the time, so that no index of the time is needed.
  const first = firstIdOf(new Date(Date.now() - STOCK_MOVEMENT_DAYS * DAY_MS))
  await db.delete(stockMovements).where(lt(stockMovements.id, first))
}
