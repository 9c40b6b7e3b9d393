import { promotionSchema } from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { promotionTargets } from '../../../server/src/db/priceCutSchema.ts'
import { products, specifications } from '../../../server/src/db/schema.ts'
import { storeCategory, storeProduct } from '../catalogue/goods.ts'
import { PROMOTIONS, promotionShop } from './promotionShop.ts'

const { db, customer, manager, created, renew, edited } = await promotionShop()

const storedPrices = async (id: string) => {
  const [product] = await db.select().from(products).where(eq(products.id, id))
  const [part] = await db.select().from(specifications).where(eq(specifications.productId, id))
  return [product, part].map((row) => [row?.priceTetri, row?.oldPriceTetri, row?.regularPriceTetri])
}

test('a deleted product that was ordered leaves its promotions and has its regular prices again', async () => {
  const category = await storeCategory(db, 'წაშლილის')
  const { id, specificationIds } = await storeProduct(db, {
    ...{ name: 'წასაშლელი', priceTetri: 1_000, oldPriceTetri: 1_200, category },
    specifications: [{ value: 'დიდი', priceTetri: 2_000, inventory: 5 }],
  })
  const kept = await storeProduct(db, { name: 'რჩება', priceTetri: 1_000 })
  const ofCategory = await created({ categories: [category.id] })
  const ofProducts = await created({ products: [id, kept.id], percent: 50 })
  const asked = await customer()
  const [specificationId] = specificationIds
  await asked.ordered([{ productId: id, quantity: 1, specificationId }], 1_000)
  const { version } = await edited(id)
  expect((await manager.delete(`/v1/admin/products/${id}/?version=${version}`)).statusCode).toBe(204)

  const regular = [
    [1_000, 1_200, null],
    [2_000, null, null],
  ]
  expect(await storedPrices(id)).toEqual(regular)
  const url = `${PROMOTIONS}${String(ofProducts.id)}/`
  // Its other fields can still be changed.
  const other = await storeCategory(db, 'კიდევ')
  const changed = await manager.patch(url, { version: 1, categories: [other.id] })
  expect(changed.statusCode, changed.body).toBe(200)
  expect(promotionSchema.parse(changed.json()).products).toEqual([{ id: kept.id, name: 'რჩება' }])
  await manager.patch(`${PROMOTIONS}${String(ofCategory.id)}/`, { version: 1, percent: 30 })
  await renew()
  expect(await storedPrices(id)).toEqual(regular)
})

test('a product that an earlier release deleted while its price was cut isn’t listed, and gets its regular price at the next renewal', async () => {
  const { id } = await storeProduct(db, { name: 'ადრე წაშლილი', priceTetri: 1_000 })
  const promotion = await created({ products: [id] })
  await db.update(products).set({ published: false, deletedAt: new Date() }).where(eq(products.id, id))
  const { results } = (await manager.get(PROMOTIONS)).json<{
    results: { id: string; products: unknown[] }[]
  }>()
  expect(results.find((each) => each.id === promotion.id)?.products).toEqual([])
  expect(await db.$count(promotionTargets, eq(promotionTargets.productId, id))).toBe(1)
  await manager.patch(`${PROMOTIONS}${String(promotion.id)}/`, { version: 1, percent: 30 })
  await renew()
  expect((await storedPrices(id))[0]).toEqual([1_000, null, null])
})
