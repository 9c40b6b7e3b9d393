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

/** Stores the same for locked products, from their specifications as they are in the database now. */
export async function renewSpecificationStock(
  transaction: Transaction,
  productIds: readonly string[],
): Promise<void> {
  if (productIds.length === 0) return
  // Grouped, so that it is null without any: `least` passes over null.
  await transaction.execute(sql`
    update ${products} set specification_stock = (
      select least(sum(s.inventory), ${sql.raw(String(HIGHEST_STOCK))})::integer
      from ${specifications} s where s.product_id = ${products.id} and s.active group by s.product_id)
    where ${products.id} = any(${sql.param([...productIds])}::uuid[])`)
}
