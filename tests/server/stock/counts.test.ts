import {
  auditPartSchema,
  stockCountedSchema,
  stockMovementPartSchema,
  type StockCount,
} from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '../../../server/src/db/schema.ts'
import { newId } from '../../../server/src/ids.ts'
import { productChanges } from '../../../server/src/observations.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { staffApp } from '../staff/staffApp.ts'

const { db, customer, member } = await staffApp()
const [owner, manager] = [await member('owner'), await member('manager')]
const PATH = '/v1/admin/stock/counts/'

const line = (product_id: string, seen: number, counted: number, specification_id: string | null = null) => ({
  ...{ product_id, specification_id, seen, counted },
})

async function counted(lines: StockCount['lines'], key = newId()) {
  const answer = await manager.post(PATH, { lines }, { headers: { 'idempotency-key': key } })
  expect(answer.statusCode, answer.body).toBe(200)
  return stockCountedSchema.parse(answer.json()).results
}

const rowOf = async (id: string) => (await db.select().from(products).where(eq(products.id, id)))[0]

async function movements(id: string) {
  const answer = await manager.get(`/v1/admin/products/${id}/stock/`)
  return stockMovementPartSchema
    .parse(answer.json())
    .results.map(({ change, stock, reason }) => ({ change, stock, reason }))
}

test('a shelf is counted: each stock is what was counted, with its reason and an entry of the audit log', async () => {
  const jug = await storeProduct(db, { name: 'დოქი', inventory: 10 })
  const bowl = await storeProduct(db, { name: 'ჯამი', inventory: 4 })
  const wine = await storeProduct(db, {
    name: 'ღვინო',
    specifications: [
      { value: '0,75 ლ', priceTetri: 300, inventory: 9 },
      { value: '1,5 ლ', priceTetri: 500, inventory: 2 },
    ],
  })
  const [small = ''] = wine.specificationIds
  const renewed: unknown[] = []
  const unsubscribe = productChanges.subscribe((ids) => renewed.push(ids))
  const results = await counted([line(jug.id, 10, 8), line(bowl.id, 4, 4), line(wine.id, 9, 12, small)])
  unsubscribe()
  expect(results).toMatchObject([
    { product_id: jug.id, state: 'applied', stock: 8 },
    { product_id: bowl.id, state: 'applied', stock: 4 },
    { specification_id: small, state: 'applied', stock: 12 },
  ])
  expect([(await rowOf(jug.id))?.inventory, (await rowOf(wine.id))?.specificationStock]).toEqual([8, 14])
  expect(await movements(jug.id)).toEqual([{ change: -2, stock: 8, reason: 'count' }])
  expect(await movements(bowl.id)).toEqual([])
  expect(await movements(wine.id)).toEqual([{ change: 3, stock: 12, reason: 'count' }])
  expect(renewed).toEqual([[jug.id, wine.id]])
  const log = auditPartSchema.parse((await owner.get('/v1/admin/audit/')).json()).results
  expect(log.find(({ subject }) => subject.id === jug.id)).toMatchObject({
    ...{ action: 'stock.count', role: 'manager', before: { stock: 10 }, after: { stock: 8 } },
  })
})

test('an order since the count isn’t lost, and a stock never goes below nothing', async () => {
  const vase = await storeProduct(db, { name: 'ლარნაკი', priceTetri: 1_000, inventory: 10 })
  const asked = await customer()
  await asked.ordered([{ productId: vase.id, quantity: 4 }], 4_000)
  expect(await counted([line(vase.id, 10, 9)])).toMatchObject([{ state: 'applied', stock: 5, missing: 0 }])
  // Ten were seen and two counted, but four of the two are ordered.
  expect(await counted([line(vase.id, 10, 2)])).toMatchObject([{ state: 'short', stock: 0, missing: 3 }])
  expect(await movements(vase.id)).toEqual([
    { change: -5, stock: 0, reason: 'count' },
    { change: -1, stock: 5, reason: 'count' },
    { change: -4, stock: 6, reason: 'order' },
  ])
})

test('what can’t be counted any more is named, and the others are applied', async () => {
  const kept = await storeProduct(db, { name: 'ქილა', inventory: 1 })
  const deleted = await storeProduct(db, { name: 'წაშლილი', deletedAt: new Date() })
  const wine = await storeProduct(db, {
    name: 'ჭაჭა',
    specifications: [
      { value: 'ძველი', priceTetri: 1, inventory: 2, active: false },
      { value: 'ახალი', priceTetri: 1 },
    ],
  })
  const [old = '', fresh = ''] = wine.specificationIds
  const results = await counted([
    line(deleted.id, 1, 5),
    line(wine.id, 1, 5),
    line(wine.id, 2, 5, old),
    line(kept.id, 1, 5, fresh),
    line('nothing', 1, 5),
    line(kept.id, 1, 5),
  ])
  expect(results.map(({ state }) => state)).toEqual(['gone', 'gone', 'gone', 'gone', 'gone', 'applied'])
  expect(await movements(wine.id)).toEqual([])
})

test('one key counts once, and a thing is in a count once', async () => {
  const { id } = await storeProduct(db, { name: 'სანთელი', inventory: 10 })
  const key = newId()
  const answers = await Promise.all([counted([line(id, 10, 7)], key), counted([line(id, 10, 7)], key)])
  expect(answers[0]).toEqual(answers[1])
  expect((await rowOf(id))?.inventory).toBe(7)
  const other = { lines: [line(id, 10, 6)] }
  expect((await manager.post(PATH, other, { headers: { 'idempotency-key': key } })).statusCode).toBe(422)
  expect((await manager.post(PATH, { lines: [line(id, 7, 6), line(id, 7, 5)] })).statusCode).toBe(400)
  expect((await manager.post(PATH, { lines: [] })).statusCode).toBe(400)
})

test('counts and orders of the same goods at once never deadlock, and each is kept', async () => {
  const goods = await Promise.all(
    [1, 2, 3].map((each) => storeProduct(db, { name: `ჭიქა ${each}`, priceTetri: 100, inventory: 100 })),
  )
  const buyers = await Promise.all([1, 2, 3, 4].map(() => customer()))
  const lines = goods.map(({ id }) => ({ productId: id, quantity: 1 }))
  await Promise.all([
    ...buyers.map((buyer, index) => buyer.ordered(index % 2 === 0 ? lines : lines.toReversed(), 300)),
    ...[1, 2, 3].map(() => counted(goods.toReversed().map(({ id }) => line(id, 100, 101)))),
  ])
  for (const { id } of goods) expect((await rowOf(id))?.inventory).toBe(99)
})
