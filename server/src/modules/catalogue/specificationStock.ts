import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { products, specifications } from '../../db/schema.ts'

/** The most pieces that a stock can have: the greatest integer of the database. */
export const HIGHEST_STOCK = 2_147_483_647

/**
 * The column `specification_stock`: the sum of the stocks of all active specifications; null without any. For writers that
 * have all of a locked product's specifications at hand.
 */
export function specificationStock(stocks: readonly number[]): number | null {
  if (stocks.length === 0) return null
  const sum = stocks.reduce((total, stock) => total + stock, 0)
  return Math.min(sum, HIGHEST_STOCK)
}

/** The same as an expression about a product, from its specifications as they are in the database now. */
// Grouped, so that it is null without any: `least` passes over null.
export const offeredStock = sql`(
  select least(sum(s.inventory), ${sql.raw(String(HIGHEST_STOCK))})::integer
  from ${specifications} s where s.product_id = ${products.id} and s.active group by s.product_id)`

/** Stores the same for locked products. */
export async function renewSpecificationStock(
  transaction: Transaction,
  productIds: readonly string[],
): Promise<void> {
  if (productIds.length === 0) return
  await transaction.execute(sql`
    update ${products} set specification_stock = ${offeredStock}
    where ${products.id} = any(${sql.param([...productIds])}::uuid[])`)
}
