import {
  todayOrdersSchema,
  todayProductsSchema,
  todaySalesSchema,
  todaySearchesSchema,
} from '@dukani/contracts'
import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { MOST_MISSES_A_DAY } from '../../../server/src/config/limits.ts'
import { orderItems, orders } from '../../../server/src/db/orderSchema.ts'
import { products } from '../../../server/src/db/schema.ts'
import { searchMisses } from '../../../server/src/db/searchSchema.ts'
import { inTransaction } from '../../../server/src/db/transaction.ts'
import { changeWallet } from '../../../server/src/modules/payments/walletRepository.ts'
import { bestSellers, salesByDay } from '../../../server/src/modules/today/repository.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { newShopper } from '../support/shopper.ts'
import { staffApp } from './staffApp.ts'

const { app, db, services, customer, member } = await staffApp()
const manager = await member('manager')
const jug = await storeProduct(db, { name: 'დოქი', priceTetri: 2_000, inventory: 1_000 })
const honey = await storeProduct(db, { name: 'თაფლი', priceTetri: 1_000, inventory: 6 })

const read = async (part: string) => (await manager.get(`/v1/admin/today/${part}/`)).json<unknown>()
const DAY_MS = 24 * 60 * 60 * 1000

/** An order paid by wallet, placed some time ago. */
async function paid(product: { id: string }, quantity: number, totalTetri: number, ago = 0): Promise<string> {
  const asked = await customer()
  await inTransaction(db, (transaction) => changeWallet(transaction, asked.buyer.id, totalTetri, ''))
  const lines = [{ productId: product.id, quantity }]
  const id = await asked.ordered(lines, totalTetri, { payment_method: 'wallet' })
  await db
    .update(orders)
    .set({ createdAt: new Date(Date.now() - ago) })
    .where(eq(orders.id, id))
  return id
}

test('orders are counted by what has to be done, sales by day, and products by what is left and sold', async () => {
  await paid(jug, 3, 6_000)
  await paid(honey, 2, 2_000, DAY_MS)
  await paid(jug, 1, 2_000, 60 * DAY_MS)
  const asked = await customer()
  await asked.ordered([{ productId: honey.id, quantity: 1 }], 1_000, { payment_method: 'bank' })
  const seen = { status: 'pending', payment_status: 'completed' }
  const cancelled = await paid(jug, 3, 6_000)
  await manager.post(`/v1/admin/orders/${cancelled}/status/`, { seen, status: 'cancelled' })

  expect(todayOrdersSchema.parse(await read('orders'))).toEqual({
    transfer: 1,
    prepare: 3,
    prepared: 0,
    onTheWay: 0,
    returns: 0,
  })
  const { days, weeks } = todaySalesSchema.parse(await read('sales'))
  expect(days).toHaveLength(14)
  expect(weeks).toHaveLength(8)
  expect(days.slice(-2)).toMatchObject([
    { orders: 1, total: 20 },
    { orders: 1, total: 60 },
  ])
  expect(todayProductsSchema.parse(await read('products'))).toEqual({
    low_stock: [{ id: honey.id, name: 'თაფლი', specification: null, inventory: 3 }],
    best_sellers: [
      { id: jug.id, name: 'დოქი', quantity: 3, total: 60 },
      { id: honey.id, name: 'თაფლი', quantity: 2, total: 20 },
    ],
  })

  // Sales and products are kept for a minute.
  const kept = await Promise.all([read('sales'), read('products')])
  await paid(jug, 1, 2_000)
  expect(await Promise.all([read('sales'), read('products')])).toEqual(kept)
})

test('best sellers count what was paid; a deleted one isn’t linked, and a tie has an order', async () => {
  const stored = [
    await storeProduct(db, { name: 'ფიალა', priceTetri: 1_000 }),
    await storeProduct(db, { name: 'ფიალა', priceTetri: 1_000 }),
  ]
  const [one, two] = stored.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  if (one === undefined || two === undefined) return
  const discounted = await paid(two, 4, 4_000)
  await paid(one, 4, 4_000)
  await db.update(orderItems).set({ discountTetri: 150 }).where(eq(orderItems.orderId, discounted))
  await db.update(products).set({ deletedAt: new Date(), published: false }).where(eq(products.id, two.id))
  const best = await bestSellers(db, 13)
  expect(best.filter(({ name }) => name === 'ფიალა')).toEqual([
    { id: one.id, name: 'ფიალა', quantity: 4, totalTetri: 4_000 },
    { id: null, name: 'ფიალა', quantity: 4, totalTetri: 3_850 },
  ])
})

test('what was refunded in part is no longer sold', async () => {
  const cup = await storeProduct(db, { name: 'ჭიქა', priceTetri: 500, inventory: 100 })
  const [before] = await salesByDay(db, 0)
  const [some, all] = [await paid(cup, 5, 2_500), await paid(jug, 1, 2_000)]
  const refund = async (orderId: string, amount: number, pieces: number, left: number) => {
    const [item] = await db.select().from(orderItems).where(eq(orderItems.orderId, orderId))
    await db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, orderId))
    const seen = { status: 'delivered', payment_status: 'completed', refundable: left }
    const items = pieces === 0 ? [] : [{ id: item?.id, quantity: pieces }]
    const body = { seen, items, amount, restock: true, reference: '' }
    const answer = await manager.post(`/v1/admin/orders/${orderId}/refunds/`, body)
    expect(answer.statusCode, answer.body).toBe(200)
  }
  await refund(some, 10, 2, 25)
  // An amount without pieces.
  await refund(all, 5, 0, 20)
  const [now] = await salesByDay(db, 0)
  expect(now).toMatchObject({
    orders: (before?.orders ?? 0) + 2,
    totalTetri: (before?.totalTetri ?? 0) + 1_500 + 1_500,
  })
  const best = await bestSellers(db, 0)
  expect(best.find(({ id }) => id === cup.id)).toMatchObject({ quantity: 3, totalTetri: 1_500 })
})

test('what is searched and not found is counted, without what may be personal', async () => {
  const shopper = await newShopper(app)
  const search = (text: string, rest = '') =>
    shopper.get(`/v1/products/?search=${encodeURIComponent(text)}${rest}`)
  await search('Kettle  zzqq')
  await search(' kettle zzqq')
  await search('დოქი')
  for (const personal of ['zz.qq@example.ge', '599 12 34 56', '01024012345']) await search(personal)
  await services.searchMisses.store()
  await search('kettle zzqq')
  await services.searchMisses.store()
  expect(todaySearchesSchema.parse(await read('searches')).results).toEqual([
    { text: 'kettle zzqq', count: 3 },
  ])
})

test('on a day with too many different searches only known ones are counted', async () => {
  await db.delete(searchMisses)
  const day = sql`(now() at time zone 'Asia/Tbilisi')::date`
  const many = Array.from({ length: MOST_MISSES_A_DAY - 1 }, (_, index) => ({
    day,
    text: `t${index}`,
    count: 1,
  }))
  await db.insert(searchMisses).values(many)
  for (const text of ['ახალი', 't0', 'ზედმეტი']) services.searchMisses.add(text)
  await services.searchMisses.store()
  const stored = await db
    .select({ text: searchMisses.text, count: searchMisses.count })
    .from(searchMisses)
    .where(inArray(searchMisses.text, ['ახალი', 't0', 'ზედმეტი']))
  expect(stored.toSorted((a, b) => a.count - b.count)).toEqual([
    { text: 'ახალი', count: 1 },
    { text: 't0', count: 2 },
  ])
})

test('counts of searches are deleted after a while', async () => {
  await db.insert(searchMisses).values({ day: '2026-01-01', text: 'old', count: 1 })
  await services.searchMisses.store()
  expect(await db.$count(searchMisses, eq(searchMisses.text, 'old'))).toBe(0)
})
