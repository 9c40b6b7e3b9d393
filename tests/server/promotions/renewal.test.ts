import { asc, eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../server/src/db/database.ts'
import { priceChecks, promotions } from '../../../server/src/db/priceCutSchema.ts'
import { products } from '../../../server/src/db/schema.ts'
import { inTransaction } from '../../../server/src/db/transaction.ts'
import { createProduct } from '../../../server/src/modules/productAdmin/createProduct.ts'
import { renewPromotions } from '../../../server/src/modules/promotions/renewal.ts'
import { productChanges } from '../../../server/src/observations.ts'
import { storeCategory } from '../catalogue/goods.ts'
import { cleanUp } from '../support/cleanUp.ts'
import { NEW, PROMOTIONS, promotionShop } from './promotionShop.ts'

const { db, manager, shown, passed, renew, dueCategory } = await promotionShop()

const pricesOf = async (ids: readonly string[]) =>
  (
    await db
      .select({ price: products.priceTetri })
      .from(products)
      .where(inArray(products.id, [...ids]))
      .orderBy(asc(products.id))
  ).map(({ price }) => price)

const cut = (ids: readonly string[]) => ids.map(() => 800)

test('what is left when a process ends is done by the next run', async () => {
  const { ids } = await dueCategory('შეწყვეტილი')
  const stop = new AbortController()
  const unsubscribe = productChanges.subscribe(() => stop.abort())
  await renewPromotions(db, { stop: stop.signal })
  unsubscribe()
  const half = await pricesOf(ids)
  expect(half.filter((price) => price === 800)).toHaveLength(100)
  await renew()
  expect(await pricesOf(ids)).toEqual(cut(ids))
})

test('a batch whose connection breaks is undone as a whole, and done by the next run', async () => {
  const { ids, promotion } = await dueCategory('გაწყვეტილი')
  const other = openDatabase(String(db.$client.options.connectionString), { max: 2 })
  cleanUp(other.close)
  // The batch waits for its last product, and dies there.
  const broken = inTransaction(db, async (transaction) => {
    await transaction
      .select()
      .from(products)
      .where(eq(products.id, ids[99] ?? ''))
      .for('update')
    const running = renewPromotions(other.db).catch((error: unknown) => error)
    const waiting = sql`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    const pids = async () => (await db.execute<{ pid: number }>(waiting)).rows
    await expect.poll(pids).toHaveLength(1)
    for (const { pid } of await pids()) await db.execute(sql`select pg_terminate_backend(${pid})`)
    return running
  })
  expect(await broken).toBeInstanceOf(Error)
  expect(await pricesOf(ids)).toEqual(ids.map(() => 1_000))
  expect((await db.select().from(promotions).where(eq(promotions.id, promotion.id)))[0]).toMatchObject({
    renewedUntil: null,
  })
  await renew()
  expect(await pricesOf(ids)).toEqual(cut(ids))
})

test('two processes that race renew each product once', async () => {
  const { ids } = await dueCategory('ორმაგი')
  const renewed: string[] = []
  const unsubscribe = productChanges.subscribe((some) => renewed.push(...(some ?? [])))
  await Promise.all([renew(), renew(), renew()])
  // A run that found the promotion locked has ended: a later one does what is left.
  await renew()
  unsubscribe()
  expect(renewed.toSorted()).toEqual(ids)
  expect(await pricesOf(ids)).toEqual(cut(ids))
})

test('an end that comes during the renewal of the start has its own', async () => {
  const { ids, promotion } = await dueCategory('მოკლე')
  const stop = new AbortController()
  const unsubscribe = productChanges.subscribe(() => stop.abort())
  await renewPromotions(db, { stop: stop.signal })
  unsubscribe()
  await db
    .update(promotions)
    .set({ endsAt: sql`clock_timestamp()` })
    .where(eq(promotions.id, promotion.id))
  await renew()
  expect(await pricesOf(ids)).toEqual(ids.map(() => 1_000))
})

test('a product that joins the category in a transaction which is open while the promotion starts is cut, too', async () => {
  const category = await storeCategory(db, 'ღია ტრანზაქცია')
  const promotion = (
    await manager.post(PROMOTIONS, {
      ...{ ...NEW, categories: [category.id], starts_at: '2126-01-01T00:00:00+04:00' },
    })
  ).json<{ id: string }>()
  const context = { categories: new Map([[category.id, category.title]]), uploaded: new Set<string>() }
  const id = await inTransaction(db, async (transaction) => {
    const product = { name: 'გვიანი', price: 10, category: category.id }
    const created = await createProduct(transaction, product, { ...context, authorId: manager.buyer.id })
    await passed(promotion, 'startsAt')
    await renew()
    return created.ok ? created.value : ''
  })
  expect(await shown(id)).toMatchObject({ price: 10, old_price: null })
  await renew()
  expect(await shown(id)).toMatchObject({ price: 8, old_price: 10 })
  expect(await db.$count(priceChecks)).toBe(0)
})
