import { and, asc, inArray, isNull, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../db/database.ts'
import { products, specifications } from '../../db/schema.ts'

/** A product without specifications, or a specification; its id, and the product's. */
export interface StockRow {
  id: string
  productId: string
  stock: number
}

/**
 * Locks products and specifications until the transaction ends, as orders do: products first, then specifications, each
 * by id.
 * @returns those that have a stock of their own, by id
 */
export async function lockStocks(
  transaction: Transaction,
  productIds: readonly string[],
  specificationIds: readonly string[],
): Promise<Map<string, StockRow>> {
  const known = await transaction
    .select({ id: products.id, stock: products.inventory, specificationStock: products.specificationStock })
    .from(products)
    .where(and(inArray(products.id, [...productIds]), isNull(products.deletedAt)))
    .orderBy(asc(products.id))
    .for('update')
  const ids = known.map(({ id }) => id)
  const parts = await transaction
    .select({ id: specifications.id, productId: specifications.productId, stock: specifications.inventory })
    .from(specifications)
    .where(
      and(
        inArray(specifications.id, [...specificationIds]),
        inArray(specifications.productId, ids),
        specifications.active,
      ),
    )
    .orderBy(asc(specifications.id))
    .for('update')
  const whole = known
    .filter(({ specificationStock }) => specificationStock === null)
    .map(({ id, stock }) => ({ id, productId: id, stock }))
  return new Map([...whole, ...parts].map((row) => [row.id, row]))
}

/** Sets stocks of locked products, or of locked specifications, in one statement. */
export async function setStocks(
  transaction: Transaction,
  table: PgTable & (typeof products | typeof specifications),
  stocks: readonly { id: string; stock: number }[],
): Promise<void> {
  if (stocks.length === 0) return
  await transaction.execute(sql`
    update ${table} as stored set inventory = counted.stock from unnest(
      ${sql.param(stocks.map(({ id }) => id))}::uuid[],
      ${sql.param(stocks.map(({ stock }) => stock))}::integer[]
    ) as counted (id, stock)
    where stored.id = counted.id`)
}
