import { sql, type SQL } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '../../../server/src/db/database.ts'

/** How many pieces the shop has of each thing and has sold of each product, by `product …`, `specification …`, `sold …`. */
export type Stock = Readonly<Record<string, number>>

async function counts(db: Database, query: SQL): Promise<Stock> {
  const { rows } = await db.execute<{ name: string; count: number }>(query)
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

/** The stock as it is now, to be held against what is sold afterwards. */
export function stockOf(db: Database): Promise<Stock> {
  return counts(
    db,
    sql`select 'product ' || id as name, inventory as count from products
        union all select 'specification ' || id, inventory from specifications
        union all select 'sold ' || id, -total_sold from products`,
  )
}

/** Pieces that have left the stock by orders, by the same names: not those that a cancelled order or a refund has returned. */
function ordered(db: Database): Promise<Stock> {
  return counts(
    db,
    sql`with gone as (
          select i.product_id, i.specification_id, (case when o.status <> 'cancelled' then i.quantity - r.returned
            else r.refunded - r.returned end)::int as count
          from order_items i join orders o on o.id = i.order_id
          cross join lateral (
            select coalesce(sum(ri.quantity), 0) as refunded,
              coalesce(sum(ri.quantity) filter (where f.restock and f.state = 'done'), 0) as returned
            from refund_items ri join refunds f on f.id = ri.refund_id
            where ri.item_id = i.id and f.state <> 'refused') r)
        select coalesce('specification ' || specification_id, 'product ' || product_id) as name, sum(count)::int as count
        from gone where count > 0 group by 1
        union all
        select 'sold ' || product_id, sum(count)::int from gone where count > 0 group by 1`,
  )
}

/**
 * What has to be true of the database at every moment when nobody is ordering.
 * @param before the stock when there were no orders yet
 */
export async function checkInvariants(db: Database, before: Stock): Promise<void> {
  const now = await stockOf(db)
  const stocks = Object.entries(now).filter(([name]) => !name.startsWith('sold '))
  expect(
    stocks.filter(([, count]) => count < 0),
    'I1 no stock is below 0',
  ).toEqual([])

  const sold = Object.entries(before).map(([name, count]): [string, number] => [
    name,
    count - (now[name] ?? 0),
  ])
  expect(
    Object.fromEntries(sold.filter(([, count]) => count !== 0)),
    'I2 what left the stock is what was ordered',
  ).toEqual(await ordered(db))

  const broken = async (query: SQL) => (await db.execute(query)).rows
  expect(
    await broken(sql`
      select o.id, o.total_tetri from orders o left join order_items i on i.order_id = o.id
      group by o.id having o.total_tetri <> coalesce(sum(i.quantity * i.unit_price_tetri - i.discount_tetri), 0)
        or o.discount_tetri <> coalesce(sum(i.discount_tetri), 0)`),
    'I3 an order costs what its items do, less their discounts',
  ).toEqual([])
  expect(
    await broken(sql`
      select o.id from orders o
      where not exists (select from order_items i where i.order_id = o.id)
         or not exists (select from users u where u.id = o.user_id)`),
    'I4 no order without items or without an owner',
  ).toEqual([])
  expect(
    await broken(sql`
      select o.id, o.total_tetri, sum(f.amount_tetri) from orders o join refunds f on f.order_id = o.id
      where f.state <> 'refused' group by o.id having sum(f.amount_tetri) > o.total_tetri`),
    'I9 no more is returned than was paid',
  ).toEqual([])
  expect(
    await broken(sql`
      select i.id from order_items i join refund_items ri on ri.item_id = i.id join refunds f on f.id = ri.refund_id
      where f.state <> 'refused' group by i.id
      having sum(ri.quantity) > i.quantity or sum(ri.amount_tetri) > i.quantity * i.unit_price_tetri - i.discount_tetri`),
    'I9 of an item no more pieces are returned than were ordered, nor more than was paid for them',
  ).toEqual([])
  expect(
    await broken(sql`
      select cart_id, product_id, specification_id from cart_items
      group by 1, 2, 3 having count(*) > 1`),
    'I5 a thing has one line in a cart',
  ).toEqual([])
  expect(
    await broken(sql`
      select k.key, count(o.id) from idempotency_keys k
      left join orders o on o.id::text = k.answer ->> 'id' and o.user_id = k.user_id
      where k.answer is null or k.answer ? 'checkout_url'
      group by k.user_id, k.key having count(o.id) <> 1`),
    'I7 a key that an order was sent with has one order',
  ).toEqual([])
  expect(
    await broken(sql`
      select answer ->> 'id' from idempotency_keys where answer ? 'checkout_url' group by 1 having count(*) > 1`),
    'I7 an order has been answered to one key',
  ).toEqual([])
  expect(
    await broken(sql`
      select p.id, p.specification_stock from products p
      where p.specification_stock is distinct from (
        select least(sum(s.inventory), 2147483647)::integer
        from specifications s where s.product_id = p.id and s.active group by s.product_id)`),
    'I8 specification_stock is the sum of active specifications',
  ).toEqual([])
  const movements = await counts(
    db,
    sql`select coalesce('specification ' || specification_id, 'product ' || product_id) as name, sum(change)::int as count
        from stock_movements group by 1 having sum(change) <> 0`,
  )
  const changes = stocks.flatMap(([name, count]): [string, number][] => {
    const start = before[name]
    return start === undefined || start === count ? [] : [[name, count - start]]
  })
  expect(movements, 'I9 the movements of a stock sum up to its change').toEqual(Object.fromEntries(changes))
}
