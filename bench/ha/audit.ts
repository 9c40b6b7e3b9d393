import type pg from 'pg'
import type { Acknowledged } from './sale.ts'

/** Pieces of each product, by id. */
export type Stock = ReadonlyMap<string, number>

/** The stock as it is in the database. */
export async function readStock(database: pg.Client): Promise<Stock> {
  const { rows } = await database.query<{ id: string; inventory: number }>(
    'select id, inventory from products',
  )
  return new Map(rows.map(({ id, inventory }) => [id, inventory]))
}

/**
 * Compares the database with the acknowledged orders after a sale, when every buyer has finished.
 * @returns a line for each problem: lost orders, orders without an acknowledgement, keys of another order, and products
 * whose stock and sales don't add up
 */
export async function audit(
  database: pg.Client,
  acknowledged: readonly Acknowledged[],
  before: Stock,
): Promise<string[]> {
  const wrong: string[] = []
  const { rows: orders } = await database.query<{ id: string }>('select id from orders')
  const stored = new Set(orders.map(({ id }) => id))
  const answered = new Set(acknowledged.map(({ id }) => id))
  const lost = acknowledged.filter(({ id }) => !stored.has(id))
  if (lost.length > 0) wrong.push(`${lost.length} acknowledged orders are lost: ${lost[0]?.id}, …`)
  if (answered.size < acknowledged.length)
    wrong.push(`${acknowledged.length - answered.size} answers named the same order`)
  const unacknowledged = orders.filter(({ id }) => !answered.has(id))
  if (unacknowledged.length > 0)
    wrong.push(`${unacknowledged.length} orders were stored twice or never acknowledged`)

  const { rows: keys } = await database.query<{ key: string; id: string }>(
    `select key, answer ->> 'id' as id from idempotency_keys where answer ? 'payment_method'`,
  )
  const idByKey = new Map(keys.map(({ key, id }) => [key, id]))
  const others = acknowledged.filter(({ key, id }) => idByKey.get(key) !== id)
  if (others.length > 0) wrong.push(`${others.length} keys don’t have the order that was acknowledged`)

  const { rows: sold } = await database.query<{ id: string; pieces: number }>(
    'select product_id as id, sum(quantity)::integer as pieces from order_items group by product_id',
  )
  const soldOf = new Map(sold.map(({ id, pieces }) => [id, pieces]))
  for (const [id, left] of await readStock(database)) {
    const [first = 0, pieces = 0] = [before.get(id), soldOf.get(id)]
    if (left < 0 || pieces + left !== first)
      wrong.push(`product ${id} had ${first}, sold ${pieces}, and has ${left} left`)
  }
  return wrong
}
