import {
  bulkRowPartSchema,
  bulkStateSchema,
  HIGHEST_PRICE,
  PRODUCT_TEXTS,
  staffProductDetailsSchema,
  type BulkState,
} from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bulkChanges } from '../../../server/src/db/bulkSchema.ts'
import { newId } from '../../../server/src/ids.ts'
import { deleteOldBulkChanges } from '../../../server/src/modules/productAdmin/bulkRepository.ts'
import { storeCategory, storeProduct } from '../catalogue/goods.ts'
import { staffApp } from '../staff/staffApp.ts'

const { db, customer, member } = await staffApp()
const manager = await member('manager')
const PATH = '/v1/admin/bulk-changes/'
const HIGHEST_STOCK = 2_147_483_647

async function preview(change: object): Promise<BulkState> {
  const answer = await manager.post(PATH, change)
  expect(answer.statusCode, answer.body).toBe(201)
  return bulkStateSchema.parse(answer.json())
}
async function proceed({ id }: BulkState, way: 'apply' | 'undo'): Promise<BulkState> {
  const answer = await manager.post(`${PATH}${String(id)}/${way}/`)
  expect(answer.statusCode, answer.body).toBe(200)
  return bulkStateSchema.parse(answer.json())
}
const rowsOf = async ({ id }: BulkState) =>
  bulkRowPartSchema.parse((await manager.get(`${PATH}${String(id)}/rows/`)).json()).results
const show = async (id: string) =>
  staffProductDetailsSchema.parse((await manager.get(`/v1/admin/products/${id}/`)).json())

const percent = (value: number) => ({ price: { by: 'percent', value, rounding: 'none' } })

test('an imported specification that is longer than an edit may be is changed, too', async () => {
  const category = await storeCategory(db, 'გრძელი')
  const value = 'ა'.repeat(PRODUCT_TEXTS.value + 1)
  const { id } = await storeProduct(db, {
    name: 'ხალიჩა',
    category,
    specifications: [{ value, priceTetri: 1_000 }],
  })
  const seen = await preview({ filter: { category: category.id }, ...percent(1_000) })
  expect((await proceed(seen, 'apply')).counts).toMatchObject({ applied: 1, changed: 0 })
  expect((await show(id)).specifications).toMatchObject([{ value, price: 11 }])
  expect((await proceed(seen, 'undo')).counts).toMatchObject({ undone: 1 })
})

test('a product whose price or stock would be too high is left out', async () => {
  const category = await storeCategory(db, 'ძვირი')
  const highest = HIGHEST_PRICE * 100
  await storeProduct(db, { name: 'ძვირი', priceTetri: highest, inventory: 5, category })
  await storeProduct(db, {
    name: 'ძვირი სახეობა',
    priceTetri: 100,
    category,
    specifications: [{ value: 'A', priceTetri: highest, inventory: HIGHEST_STOCK }],
  })
  const cheap = await storeProduct(db, { name: 'იაფი', priceTetri: 100, inventory: HIGHEST_STOCK, category })
  const filter = { category: category.id }
  const raised = await preview({ filter, ...percent(1_000) })
  expect((await rowsOf(raised)).map(({ id }) => id)).toEqual([cheap.id])
  const added = await preview({ filter, stock_change: 1 })
  expect((await rowsOf(added)).map(({ name }) => name)).toEqual(['ძვირი'])
  const removed = await preview({ filter, stock_change: -1 })
  expect(await rowsOf(removed)).toHaveLength(3)
})

test('an edit that adds more pieces than can be stored is refused', async () => {
  const { id } = await storeProduct(db, { name: 'ქვიშა', inventory: HIGHEST_STOCK - 1 })
  const add = (stock_change: number) =>
    manager.patch(`/v1/admin/products/${id}/`, { version: 1, stock_change })
  const refused = await add(2)
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toEqual({ detail: 'მარაგი ამდენი ვერ იქნება.' })
  expect((await add(1)).statusCode).toBe(200)
})

test('a sale after the preview is no edit: what is left is removed, and comes back', async () => {
  const category = await storeCategory(db, 'გაყიდული')
  const { id } = await storeProduct(db, { name: 'სურა', priceTetri: 1_000, inventory: 3, category })
  const seen = await preview({ filter: { category: category.id }, stock_change: -3 })
  await (await customer()).ordered([{ productId: id, quantity: 2 }], 2_000)
  expect((await proceed(seen, 'apply')).counts).toMatchObject({ applied: 1, changed: 0 })
  expect(await rowsOf(seen)).toMatchObject([{ before: { stock: 1 }, after: { stock: 0 } }])
  expect(await show(id)).toMatchObject({ stock: 0, version: 2 })
  expect((await proceed(seen, 'undo')).counts).toMatchObject({ undone: 1 })
  expect(await show(id)).toMatchObject({ stock: 1, version: 3 })
})

test('a product that is sold out after the preview needs no change, and counts as changed by it', async () => {
  const category = await storeCategory(db, 'ამოწურული')
  const { id } = await storeProduct(db, { name: 'ხელადა', priceTetri: 1_000, inventory: 2, category })
  const seen = await preview({ filter: { category: category.id }, stock_change: -2 })
  await (await customer()).ordered([{ productId: id, quantity: 2 }], 2_000)
  expect((await proceed(seen, 'apply')).counts).toMatchObject({ applied: 1, changed: 0 })
  expect((await proceed(seen, 'undo')).counts).toMatchObject({ undone: 1 })
  expect(await show(id)).toMatchObject({ stock: 0, version: 1 })
})

test('rows of an unknown change are 404', async () => {
  expect((await manager.get(`${PATH}${newId()}/rows/`)).statusCode).toBe(404)
})

test('changes are deleted after 30 days', async () => {
  const { id: kept } = await preview({ filter: { search: 'არარსებული' }, published: true })
  const old = newId()
  const createdAt = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
  await db.insert(bulkChanges).values({ id: old, change: { filter: {} }, createdAt })
  await deleteOldBulkChanges(db)
  expect(await db.$count(bulkChanges, eq(bulkChanges.id, old))).toBe(0)
  expect(await db.$count(bulkChanges, eq(bulkChanges.id, String(kept)))).toBe(1)
})

test('a category that there isn’t is refused, whether its id is a text or a number', async () => {
  await storeProduct(db, { name: 'უკატეგორიო', priceTetri: 1_000 })
  for (const category of [newId(), 'none', 7])
    expect((await manager.post(PATH, { filter: {}, category })).statusCode, String(category)).toBe(400)
})
