import { eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { priceChecks, promotions } from '../../../server/src/db/priceCutSchema.ts'
import { products } from '../../../server/src/db/schema.ts'
import { inTransaction } from '../../../server/src/db/transaction.ts'
import { newId } from '../../../server/src/ids.ts'
import { productChanges } from '../../../server/src/observations.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { promotionShop } from './promotionShop.ts'

const { db, renew, dueCategory } = await promotionShop()

beforeEach(() => db.delete(promotions))

/** The batches of some work, in order: whose products they are of, and how many. */
async function batchesOf(owners: Record<string, readonly string[]>, work: () => Promise<void>) {
  const batches: string[] = []
  const unsubscribe = productChanges.subscribe((ids) => {
    const [first] = ids ?? []
    const [name] = Object.entries(owners).find(([, own]) => own.includes(first ?? '')) ?? []
    if (name !== undefined) batches.push(`${name} ${ids?.length}`)
  })
  await work().finally(unsubscribe)
  return batches
}

const isCut = async (ids: readonly string[]) => {
  const rows = await db
    .select({ price: products.priceTetri })
    .from(products)
    .where(inArray(products.id, [...ids]))
  return rows.every(({ price }) => price === 800)
}

test('promotions are renewed a batch each, one after the other, so that a small one doesn’t wait for a large one', async () => {
  const { ids: large } = await dueCategory('დიდი')
  const { ids: middling } = await dueCategory('საშუალო', 150)
  const { ids: small } = await dueCategory('პატარა', 1)
  expect(await batchesOf({ large, middling, small }, renew)).toEqual([
    ...['large 100', 'middling 100', 'small 1'],
    ...['large 100', 'middling 50', 'large 50'],
  ])
})

test('products that joined a category don’t wait for a large promotion either', async () => {
  const { category } = await dueCategory('უკვე', 1)
  await renew()
  const joined = [(await storeProduct(db, { name: 'შემოსული', priceTetri: 1_000, category })).id]
  await db.insert(priceChecks).values(joined.map((productId) => ({ id: newId(), productId })))
  const { ids: large } = await dueCategory('დიდია')
  expect(await batchesOf({ large, joined }, renew)).toEqual([
    'large 100',
    'joined 1',
    'large 100',
    'large 50',
  ])
})

test('promotions and price checks of locked products are left to a later run, and the others go on', async () => {
  const { ids: stuck } = await dueCategory('ჩაკეტილი')
  const { ids: free } = await dueCategory('თავისუფალი', 1)
  const joined = [(await storeProduct(db, { name: 'შემოსული', priceTetri: 1_000 })).id]
  await inTransaction(db, async (transaction) => {
    const held = stuck[150] ?? ''
    await transaction.select().from(products).where(eq(products.id, held)).for('update')
    const checked = [held, ...joined].map((productId) => ({ id: newId(), productId }))
    await db.insert(priceChecks).values(checked)
    expect(await batchesOf({ stuck, free }, renew)).toEqual(['stuck 100', 'free 1'])
    expect(await db.select({ productId: priceChecks.productId }).from(priceChecks)).toEqual([
      { productId: held },
    ])
  })
  await renew()
  expect(await isCut([...stuck, ...free])).toBe(true)
  expect(await db.$count(priceChecks)).toBe(0)
})
