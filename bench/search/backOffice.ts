// Measures the lists of the back office, and the reads of its first page without their cache, on 50,000 customers with
// 200,000 orders of the last year, and on as many plain products as PRODUCTS says beside those of the argument:
// `PRODUCTS=1000000 node bench/search/backOffice.ts 10000`.
import { STAFF_PRODUCT_SORTS, STOCK_LEVELS } from '@dukani/contracts'
import { like, sql } from 'drizzle-orm'
import type { Database } from '../../server/src/db/database.ts'
import { products } from '../../server/src/db/schema.ts'
import { customers } from '../../server/src/modules/customers/adminRepository.ts'
import { unsentMails } from '../../server/src/modules/orderMails/adminRepository.ts'
import { shopOrders } from '../../server/src/modules/orders/shopRepository.ts'
import {
  staffProducts,
  type ProductListFilter,
} from '../../server/src/modules/productAdmin/listRepository.ts'
import { matching } from '../../server/src/modules/productAdmin/search.ts'
import { codesFrom } from '../../server/src/modules/promotionCodes/repository.ts'
import { promotionsFrom } from '../../server/src/modules/promotions/repository.ts'
import { shopReturns } from '../../server/src/modules/returns/repository.ts'
import { shopReviews } from '../../server/src/modules/reviews/adminRepository.ts'
import { auditEntries } from '../../server/src/modules/staff/auditRepository.ts'
import { movementsOf } from '../../server/src/modules/stock/repository.ts'
import * as today from '../../server/src/modules/today/repository.ts'
import { fillRest } from './backOfficeRows.ts'
import { printTimes, withLargeShop } from './largeShop.ts'

const CUSTOMERS = 50_000
const ORDERS = 200_000
const PRODUCTS = Number(process.env['PRODUCTS'] ?? 200_000)
const TIMES = 20
const PART = 51
const DAYS = 13
const WEEKS = 55

async function fill(db: Database): Promise<void> {
  await db.execute(sql`
    insert into users (id, email, first_name, last_name, phone_number)
    select gen_random_uuid(), 'bench' || n || '@dukani.example', 'ნინო', 'გვარი' || n, '+9955' || (10000000 + n)
    from generate_series(1, ${CUSTOMERS}::integer) n`)
  await db.execute(sql`
    insert into products (id, handle, name, price_tetri, inventory, total_sold, search_name, search_text, created_at)
    select gen_random_uuid(), 'plain-' || n, 'საქონელი ' || n, 1000 + n % 9000, n % 40, 0,
      ' საქონელი sakoneli ' || n || ' ', ' საქონელი sakoneli ' || n || ' ', now() - n * interval '20 seconds'
    from generate_series(1, ${PRODUCTS}::integer) n`)
  await db.execute(sql`
    insert into search_words (word, letters, products, named)
    values ('საქონელი', 0, ${PRODUCTS}::integer, ${PRODUCTS}::integer) on conflict do nothing`)
  await db.execute(sql`
    with numbered as (select id, row_number() over (order by email) as n from users where email like 'bench%')
    insert into orders (id, number, user_id, status, payment_status, payment_method, total_tetri, home_address, city,
      region, created_at)
    select gen_random_uuid(), 'B' || o.n, numbered.id,
      (array['delivered', 'delivered', 'delivered', 'cancelled'])[1 + o.n % 4],
      case when o.n % 10 = 0 then 'pending' else 'completed' end, 'bank', 1000 + o.n % 9000, '',
      case when o.n % 3 = 0 then 'ქუთაისი' else 'თბილისი' end, '',
      now() - (o.n * interval '1 year' / ${ORDERS}::integer)
    from generate_series(1, ${ORDERS}::integer) o(n) join numbered
      on numbered.n = 1 + o.n % ${CUSTOMERS}::integer`)
  await db.execute(sql`
    update orders set status = 'pending', payment_status = 'completed'
    where id in (select id from orders order by created_at desc limit 500)`)
  await db.execute(sql`
    with numbered as (select id, row_number() over (order by handle) as n from products where handle like 'plain-%'),
      ordered as (select id, row_number() over (order by created_at) as n from orders)
    insert into order_items (id, order_id, position, product_id, product_name, quantity, unit_price_tetri)
    select gen_random_uuid(), o.id, i, p.id, 'საქონელი', 1 + i, 1000
    from ordered o cross join generate_series(0, 1) i
      join numbered p on p.n = 1 + (o.n * (i + 7)) % ${PRODUCTS}::integer`)
  await db.execute(sql`vacuum analyze`)
}

/** The reads of a list of orders by the names of their filters. */
function orderLists(db: Database) {
  const day = (ago: number) => new Date(Date.now() - ago * 24 * 3_600_000).toISOString().slice(0, 10)
  const filters = {
    all: {},
    'to prepare': { stage: 'prepare' },
    delivered: { status: 'delivered' },
    unpaid: { paymentStatus: 'pending' },
    'a city': { city: 'ქუთაისი' },
    'a month': { from: day(200), to: day(170) },
    'a sum': { totalFrom: 5_000, totalTo: 5_100 },
    'a number': { text: 'B12345' },
    'an e-mail': { text: 'bench777@dukani.example' },
  } as const
  return Object.entries(filters).map(
    ([name, filter]) => [`orders: ${name}`, () => shopOrders(db, { ...filter, limit: PART })] as const,
  )
}

/** The reads of a list of products by the names of their filters. */
async function productLists(db: Database) {
  const filters: Record<string, ProductListFilter> = {
    hidden: { published: false },
    ...Object.fromEntries(STOCK_LEVELS.map((stock) => [stock, { stock }])),
    'a code': { matching: await matching(db, 'plain-77777') },
    'a frequent word': { matching: await matching(db, 'საქონელი') },
    'a name': { matching: await matching(db, 'საქონელი 77777') },
  }
  const read = (filter: ProductListFilter, sort: (typeof STAFF_PRODUCT_SORTS)[number]) => () =>
    staffProducts(db, filter, { sort, limit: PART })
  return [
    ...STAFF_PRODUCT_SORTS.map((sort) => [`products: by ${sort}`, read({}, sort)] as const),
    ...Object.entries(filters).map(
      ([name, filter]) => [`products: ${name}`, read(filter, 'newest')] as const,
    ),
  ]
}

/** The reads of the other lists, by their names. */
async function otherLists(db: Database) {
  const [{ id = '' } = {}] = await db
    .select({ id: products.id })
    .from(products)
    .where(like(products.handle, 'plain-%'))
    .orderBy(products.handle)
    .limit(1)
  const subject = { kind: 'product' as const, id }
  return [
    ['reviews: all', () => shopReviews(db, { limit: PART })],
    ['reviews: of one star', () => shopReviews(db, { rating: 1, limit: PART })],
    ['reviews: hidden', () => shopReviews(db, { hidden: true, limit: PART })],
    ['reviews: a text', () => shopReviews(db, { text: 'საქონელია 77777', limit: PART })],
    ['returns: all', () => shopReturns(db, { limit: PART })],
    ['returns: open', () => shopReturns(db, { state: 'open', limit: PART })],
    ['mails: not sent', () => unsentMails(db, { limit: PART })],
    ['mails: failed', () => unsentMails(db, { state: 'failed', limit: PART })],
    ['stock: a product', () => movementsOf(db, id, { after: undefined, limit: PART })],
    ['audit: all', () => auditEntries(db, { subject: null, after: null, limit: PART })],
    ['audit: a product', () => auditEntries(db, { subject, after: null, limit: PART })],
    ['promotions', () => promotionsFrom(db, { wanted: undefined, after: undefined, limit: PART })],
    ['promotions: planned', () => promotionsFrom(db, { wanted: 'planned', after: undefined, limit: PART })],
    ['codes', () => codesFrom(db, { after: null, limit: PART })],
  ] as const
}

await withLargeShop(async (db) => {
  if ((await db.execute(sql`select from orders limit 1`)).rows.length === 0) await fill(db)
  if ((await db.execute(sql`select from audit_log limit 1`)).rows.length === 0) await fillRest(db)
  const reads = [
    ['today: orders by stage', () => today.countStages(db)],
    ['today: sales of eight weeks', () => today.salesByDay(db, WEEKS)],
    ['today: best sellers of two weeks', () => today.bestSellers(db, DAYS)],
    ['today: low stock', () => today.lowStock(db)],
    ...orderLists(db),
    ...(await productLists(db)),
    ['customers: all', () => customers(db, { text: undefined, after: undefined, limit: PART })],
    ['customers: a name', () => customers(db, { text: 'გვარი4321', after: undefined, limit: PART })],
    ['customers: a phone number', () => customers(db, { text: '510004321', after: undefined, limit: PART })],
    ...(await otherLists(db)),
  ] as const
  for (const [title, read] of reads) await printTimes(title, Array<string>(TIMES).fill(''), read)
})
