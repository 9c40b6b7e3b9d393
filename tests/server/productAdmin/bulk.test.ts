import {
  bulkRowPartSchema,
  bulkStateSchema,
  staffProductDetailsSchema,
  type BulkState,
} from '@dukani/contracts'
import { expect, test } from 'vitest'
import { storeCategory, storeProduct } from '../catalogue/goods.ts'
import { staffApp } from '../staff/staffApp.ts'

const { db, customer, member } = await staffApp()
const manager = await member('manager')
const PATH = '/v1/admin/bulk-changes/'

async function preview(change: object): Promise<BulkState> {
  const answer = await manager.post(PATH, change)
  expect(answer.statusCode, answer.body).toBe(201)
  return bulkStateSchema.parse(answer.json())
}
async function proceed({ id }: BulkState, way: 'apply' | 'undo', asked = manager): Promise<BulkState> {
  const answer = await asked.post(`${PATH}${String(id)}/${way}/`)
  expect(answer.statusCode, answer.body).toBe(200)
  return bulkStateSchema.parse(answer.json())
}
const rowsOf = async ({ id }: BulkState, after?: string) => {
  const query = after === undefined ? '' : `?after=${after}`
  return bulkRowPartSchema.parse((await manager.get(`${PATH}${String(id)}/rows/${query}`)).json())
}
const show = async (id: string) =>
  staffProductDetailsSchema.parse((await manager.get(`/v1/admin/products/${id}/`)).json())

const percent = (value: number) => ({ price: { by: 'percent', value, rounding: 'to90' } })

test('200 prices go up by 7 % to .90, in parts, and all are taken back', async () => {
  const category = await storeCategory(db, 'ორასი')
  const stored = []
  for (let at = 0; at < 200; at += 1)
    stored.push(
      await storeProduct(db, {
        ...{ name: `თასი ${at}`, priceTetri: 1_000 + at * 10, oldPriceTetri: 3_000, category },
      }),
    )
  const seen = await preview({ filter: { category: category.id }, ...percent(700) })
  expect(seen.counts).toMatchObject({ waiting: 200, applied: 0 })
  const first = await rowsOf(seen)
  expect(first.results).toHaveLength(50)
  expect((await rowsOf(seen, String(first.next))).results[0]?.id).not.toBe(first.results[0]?.id)
  const [one] = stored
  expect(first.results.find(({ id }) => id === one?.id)).toMatchObject({
    ...{ before: { price: 10 }, after: { price: 10.9 }, state: 'waiting' },
  })
  expect((await show(one?.id ?? '')).price).toBe(10)

  expect((await proceed(seen, 'apply')).counts).toMatchObject({ waiting: 175, applied: 25 })
  for (let part = 2; part < 8; part += 1) await proceed(seen, 'apply')
  expect((await proceed(seen, 'apply')).counts).toMatchObject({ waiting: 0, applied: 200 })
  const raised = await Promise.all(stored.map(({ id }) => show(id)))
  expect(raised.every(({ price }) => Math.round(price * 100) % 100 === 90)).toBe(true)
  for (let part = 1; part < 8; part += 1) await proceed(seen, 'undo')
  expect((await proceed(seen, 'undo')).counts).toMatchObject({ applied: 0, undone: 200 })
  const restored = await Promise.all(stored.map(({ id }) => show(id)))
  expect(restored.map(({ price, old_price }) => [price, old_price])).toEqual(
    stored.map((_, at) => [10 + at / 10, 30]),
  )
})

test('specifications follow, and one that isn’t for sale stays so', async () => {
  const { id } = await storeProduct(db, {
    ...{ name: 'უნიკალური ხანჯალი', priceTetri: 5_000 },
    specifications: [
      { value: 'S', priceTetri: 5_000, oldPriceTetri: 5_200, inventory: 1 },
      { value: 'L', priceTetri: null, inventory: 4 },
    ],
  })
  const seen = await preview({ filter: { search: 'ხანჯალი' }, ...percent(1_000), stock_change: -2 })
  expect((await rowsOf(seen)).results).toMatchObject([
    { specifications: 2, before: { price: 50, stock: 5 }, after: { price: 54.9, stock: 2 } },
  ])
  await proceed(seen, 'apply')
  expect((await show(id)).specifications).toMatchObject([
    { price: 54.9, old_price: null, stock: 0 },
    { price: null, stock: 2 },
  ])
  await proceed(seen, 'undo')
  expect((await show(id)).specifications).toMatchObject([
    { price: 50, old_price: 52, stock: 1 },
    { price: null, stock: 4 },
  ])
})

test('what was edited since stays as it was edited, before the change and before the undo', async () => {
  const category = await storeCategory(db, 'სხვისი')
  const [one, two] = [
    await storeProduct(db, { name: 'ერთი', priceTetri: 1_000, category }),
    await storeProduct(db, { name: 'ორი', priceTetri: 1_000, category }),
  ]
  const seen = await preview({ filter: { category: category.id }, published: false })
  await manager.patch(`/v1/admin/products/${one.id}/`, { version: 1, price: 33 })
  expect((await proceed(seen, 'apply')).counts).toMatchObject({ applied: 1, changed: 1 })
  expect([(await show(one.id)).published, (await show(two.id)).published]).toEqual([true, false])
  await manager.patch(`/v1/admin/products/${two.id}/`, { version: 2, price: 44 })
  expect((await proceed(seen, 'undo')).counts).toMatchObject({ applied: 0, kept: 1 })
  expect((await show(two.id)).published).toBe(false)
})

test('two who apply one change at once change each product once, and a sale meanwhile isn’t lost', async () => {
  const category = await storeCategory(db, 'ერთდროული')
  const { id } = await storeProduct(db, { name: 'ჩაიდანი', priceTetri: 1_000, inventory: 10, category })
  const seen = await preview({ filter: { category: category.id }, stock_change: 5 })
  const asked = await customer()
  await asked.ordered([{ productId: id, quantity: 3 }], 1_000 * 3)
  const owner = await member('owner')
  const states = await Promise.all([proceed(seen, 'apply'), proceed(seen, 'apply', owner)])
  for (const { counts } of states) expect(counts).toMatchObject({ applied: 1, changed: 0 })
  expect(await show(id)).toMatchObject({ stock: 12, version: 2 })
})

test('a change of nothing has no rows, and unknown ones are refused', async () => {
  const none = await preview({ filter: { search: 'არარსებული' }, published: true })
  expect((await rowsOf(none)).results).toEqual([])
  expect((await manager.post(`${PATH}unknown/apply/`)).statusCode).toBe(404)
  expect((await manager.post(PATH, { filter: {}, category: 'unknown' })).statusCode).toBe(400)
  expect((await manager.post(PATH, { filter: {}, ...percent(-10_001) })).statusCode).toBe(400)
})
