import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../server/src/db/database.ts'
import { inTransaction } from '../../server/src/db/transaction.ts'

/** How many of each the measured shop has. */
const REVIEWS = 500_000
const MOVEMENTS = 1_000_000
const ENTRIES = 500_000
const RETURNS = 20_000
const UNSENT = 2_000
const CUTS = 1_000

/**
 * What the staff lists besides orders, products and customers: reviews, stock movements, the audit log, returns, mails that aren't
 * sent, promotions and codes. Needs the plain products and the orders.
 */
export async function fillRest(db: Database): Promise<void> {
  await inTransaction(db, insertRest)
  await db.execute(sql`vacuum analyze`)
}

async function insertRest(db: Transaction): Promise<void> {
  await db.execute(sql`
    with buyers as (select id, row_number() over (order by email) as n from users where email like 'bench%'),
      goods as (select id, row_number() over (order by handle) as n from products where handle like 'plain-%' limit 20000)
    insert into reviews (id, product_id, user_id, rating, comment, hidden_at, created_at)
    select uuidv7(), goods.id, buyers.id, 1 + (r.n * 7) % 5, 'კარგი საქონელია ' || r.n,
      case when r.n % 1000 = 0 then now() end, now() - r.n * interval '1 minute'
    from generate_series(1, ${REVIEWS}::integer) r(n)
      join goods on goods.n = 1 + r.n % 20000
      join buyers on buyers.n = 1 + r.n / 20000 + (r.n % 20000)`)
  await db.execute(sql`
    with goods as (select id, row_number() over (order by handle) as n from products where handle like 'plain-%' limit 1000)
    insert into stock_movements (id, product_id, change, stock, reason, created_at)
    select uuidv7(), goods.id, -1, m.n % 50, 'order', now() - m.n * interval '1 minute'
    from generate_series(1, ${MOVEMENTS}::integer) m(n) join goods on goods.n = 1 + m.n % 1000`)
  await db.execute(sql`
    with goods as (select id, row_number() over (order by handle) as n from products where handle like 'plain-%' limit 1000)
    insert into audit_log (id, action, subject_kind, subject_id, before, after, created_at)
    select uuidv7(), 'product.edit', 'product', goods.id, '{"price": 1}', '{"price": 2}', now() - e.n * interval '1 minute'
    from generate_series(1, ${ENTRIES}::integer) e(n) join goods on goods.n = 1 + e.n % 1000`)
  await db.execute(sql`
    with sent as (select id, row_number() over (order by created_at) as n from orders where status = 'delivered')
    insert into returns (id, order_id, state, reason)
    select uuidv7(), id, case when n % 100 = 0 then 'asked' else 'refunded' end, 'დაზიანებულია' from sent
    where n <= ${RETURNS}::integer`)
  await db.execute(sql`
    with newest as (select id, row_number() over (order by created_at desc) as n from orders)
    insert into order_mails (order_id, kind, attempts, created_at, sent_at, next_attempt_at)
    select id, 'placed', case when n % 3 = 0 then 100 else 1 end, now() - n * interval '1 minute',
      case when n > ${UNSENT}::integer then now() end, now() + interval '1 day'
    from newest`)
  await db.execute(sql`
    insert into promotions (id, name, percent_bp, starts_at, ends_at)
    select uuidv7(), 'აქცია ' || n, 1000, now() - interval '2 days', now() - interval '1 day'
    from generate_series(1, ${CUTS}::integer) n`)
  await db.execute(sql`
    insert into promotion_codes (id, code, percent_bp) select uuidv7(), 'BENCH' || n, 1000
    from generate_series(1, ${CUTS}::integer) n`)
}
