import { staffProductDetailsSchema, staffProductPartSchema, todayProductsSchema } from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { specifications } from '../../../server/src/db/schema.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { staffApp } from '../staff/staffApp.ts'

const { db, member } = await staffApp()
const manager = await member('manager')
const PRODUCTS = '/v1/admin/products/'

async function edited(id: string, body: object) {
  const answer = await manager.patch(`${PRODUCTS}${id}/`, body)
  expect(answer.statusCode, answer.body).toBe(200)
  return staffProductDetailsSchema.parse(answer.json())
}

test('a product’s warning level decides what is low, on today’s page and in the list; without one it is 5', async () => {
  await storeProduct(db, { name: 'ერთი', inventory: 5 })
  await storeProduct(db, { name: 'ორი', inventory: 6 })
  const high = await storeProduct(db, { name: 'სამი', inventory: 8 })
  const never = await storeProduct(db, { name: 'ოთხი', inventory: 1 })
  const wine = await storeProduct(db, {
    name: 'ხუთი',
    specifications: [
      { value: 'დიდი', priceTetri: 300, inventory: 7 },
      { value: 'პატარა', priceTetri: 200, inventory: 30 },
    ],
  })
  expect(await edited(high.id, { version: 1, warn_level: 10 })).toMatchObject({ warn_level: 10 })
  await edited(never.id, { version: 1, warn_level: 0 })
  await edited(wine.id, { version: 1, warn_level: 40 })
  const listed = async () =>
    staffProductPartSchema
      .parse((await manager.get(`${PRODUCTS}?stock=low&sort=name`)).json())
      .results.map(({ name }) => name)
  expect(await listed()).toEqual(['ერთი', 'სამი', 'ხუთი'].toSorted())
  const { low_stock } = todayProductsSchema.parse((await manager.get('/v1/admin/today/products/')).json())
  expect(low_stock.map(({ name, inventory }) => `${name} ${inventory}`)).toEqual([
    'ერთი 5',
    'ხუთი 7',
    'სამი 8',
    'ხუთი 30',
  ])
  expect(await edited(high.id, { version: 2, warn_level: null })).toMatchObject({ warn_level: null })
  expect(await listed()).not.toContain('სამი')
})

test('specifications get the level of their product, and keep their barcodes', async () => {
  const { id, specificationIds } = await storeProduct(db, {
    name: 'ჩურჩხელა',
    specifications: [
      { value: 'დიდი', priceTetri: 300 },
      { value: 'პატარა', priceTetri: 200 },
    ],
  })
  const [big = '', small = ''] = specificationIds
  const row = { sku: '', price: 3, old_price: null, stock_change: 0 }
  const kept = { ...row, id: big, value: 'დიდი', barcode: 'CH-1' }
  await edited(id, {
    version: 1,
    warn_level: 3,
    specifications: [kept, { ...row, id: small, value: 'პატარა' }],
  })
  await edited(id, { version: 2, warn_level: 9, specifications: [kept] })
  await edited(id, { version: 3, name: 'თხილის ჩურჩხელა' })
  await edited(id, { version: 4, warn_level: 12 })
  const [offered] = await db.select().from(specifications).where(eq(specifications.id, big))
  expect(offered).toMatchObject({ warnLevel: 12, barcode: 'CH-1', active: true })
})
