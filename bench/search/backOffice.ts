// Measures the reads of the back office's first page, without their cache, on 200,000 orders of the last year with two
// items each and 200,000 products more than the argument says: `node bench/search/backOffice.ts 10000`.
import { sql } from 'drizzle-orm'
import type { Database } from '../../server/src/db/database.ts'
import * as today from '../../server/src/modules/today/repository.ts'
import { printTimes, withLargeShop } from './largeShop.ts'

const ORDERS = 200_000
const PRODUCTS = 200_000
const TIMES = 20
const DAYS = 13
const WEEKS = 55

async function fill(db: Database): Promise<void> {
  const userId = '01900000-0000-7000-8000-000000000001'
  await db.execute(sql`insert into users (id, email) values (${userId}, 'bench@dukani.example')`)
  await db.execute(sql`
    insert into products (id, handle, name, price_tetri, inventory, total_sold)
    select gen_random_uuid(), 'plain-' || n, 'პროდუქტი ' || n, 1000 + n % 9000, n % 40, 0
    from generate_series(1, ${PRODUCTS}::integer) n`)
  await db.execute(sql`
    insert into orders (id, number, user_id, status, payment_status, payment_method, total_tetri, home_address, city,
      region, created_at)
    select gen_random_uuid(), 'B' || n, ${userId},
      (array['delivered', 'delivered', 'delivered', 'cancelled'])[1 + n % 4],
      case when n % 10 = 0 then 'pending' else 'completed' end, 'bank', 1000 + n % 9000, '', 'თბილისი', '',
      now() - (n * interval '1 year' / ${ORDERS}::integer)
    from generate_series(1, ${ORDERS}::integer) n`)
  await db.execute(sql`
    update orders set status = 'pending', payment_status = 'completed'
    where id in (select id from orders order by created_at desc limit 500)`)
  await db.execute(sql`
    with numbered as (select id, row_number() over (order by handle) as n from products where handle like 'plain-%'),
      ordered as (select id, row_number() over (order by created_at) as n from orders)
    insert into order_items (id, order_id, position, product_id, product_name, quantity, unit_price_tetri)
    select gen_random_uuid(), o.id, i, p.id, 'პროდუქტი', 1 + i, 1000
    from ordered o cross join generate_series(0, 1) i
      join numbered p on p.n = 1 + (o.n * (i + 7)) % ${PRODUCTS}::integer`)
  await db.execute(sql`vacuum analyze`)
}

await withLargeShop(async (db) => {
  if ((await db.execute(sql`select from orders limit 1`)).rows.length === 0) await fill(db)
  const reads: Record<string, () => Promise<unknown>> = {
    'orders by stage': () => today.countStages(db),
    'sales of eight weeks': () => today.salesByDay(db, WEEKS),
    'best sellers of two weeks': () => today.bestSellers(db, DAYS),
    'low stock': () => today.lowStock(db),
  }
  for (const [title, read] of Object.entries(reads))
    await printTimes(title, Array<string>(TIMES).fill(''), read)
})
