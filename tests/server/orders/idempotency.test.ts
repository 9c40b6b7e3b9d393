import { expect, test } from 'vitest'
import { idempotencyKeys } from '../../../server/src/db/orderSchema.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { orderBody } from './buyers.ts'
import { checkInvariants, stockOf } from './invariants.ts'
import { orderApp } from './orderApp.ts'

const { db, customer } = await orderApp()
const { id: productId } = await storeProduct(db, { name: 'ბარათი', priceTetri: 900, inventory: 100 })
const before = await stockOf(db)
const lines = [{ productId, quantity: 1 }]
const body = orderBody(lines, 900)
const KEY = 'f7b1a4c2-08ad-4a2e-9e0d-5d0b5f2b7a11'

test('CHECK-12 the same order sent again gets the same response, also after the cart has changed', async () => {
  const asked = await customer()
  await asked.fill(lines)
  const first = await asked.send(body, KEY)
  expect([first.statusCode, first.headers['idempotent-replayed']]).toEqual([201, undefined])
  for (const cart of [[], lines]) {
    if (cart.length > 0) await asked.fill(cart)
    const again = await asked.send(body, KEY)
    expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([201, 'true'])
    expect(again.json()).toEqual(first.json())
  }
  expect(await asked.orders()).toHaveLength(1)
  // Without a key, or with a new one, it is another order.
  expect((await asked.send(body, `${KEY}2`)).json()).not.toEqual(first.json())
  await asked.fill(lines)
  expect((await asked.send(body)).statusCode).toBe(201)
  expect(await asked.orders()).toHaveLength(3)
  await checkInvariants(db, before)
})

test('CHECK-12 B2b a key that was used for another body is refused; the same key of another customer is independent', async () => {
  const [asked, other] = [await customer(), await customer()]
  await asked.fill(lines)
  await other.fill(lines)
  expect((await asked.send(body, KEY)).statusCode).toBe(201)
  await asked.fill(lines)
  for (const changes of [
    { city: 'ბათუმი' },
    { order_items_data_input: [...body.order_items_data_input].concat(body.order_items_data_input) },
  ]) {
    const reused = await asked.send({ ...body, ...changes }, KEY)
    expect([reused.statusCode, reused.json()]).toEqual([
      422,
      { detail: 'ეს შეკვეთა უკვე გაიგზავნა სხვა შიგთავსით. განაახლეთ გვერდი და სცადეთ თავიდან.' },
    ])
  }
  expect(await asked.orders()).toHaveLength(1)
  const others = await other.send(body, KEY)
  expect([others.statusCode, others.headers['idempotent-replayed']]).toEqual([201, undefined])
  await checkInvariants(db, before)
})

test('CHECK-12 a refused order doesn’t use its key, so it can be sent again', async () => {
  const asked = await customer()
  const keys = await db.$count(idempotencyKeys)
  expect((await asked.send(body, KEY)).statusCode).toBe(409)
  await asked.fill(lines)
  expect((await asked.send(orderBody(lines, 901), KEY)).statusCode).toBe(409)
  expect(await db.$count(idempotencyKeys)).toBe(keys)
  expect((await asked.send(body, KEY)).statusCode).toBe(201)
})

test('CHECK-12 a key has 1 to 255 visible characters', async () => {
  const asked = await customer()
  await asked.fill(lines)
  for (const key of ['', 'two words', 'x'.repeat(256), 'გასაღები']) {
    const answer = await asked.send(body, key)
    expect([answer.statusCode, answer.json()], key).toEqual([400, { detail: 'Idempotency-Key არასწორია.' }])
  }
  expect((await asked.send(body, '"~!'.padEnd(255, 'x'))).statusCode).toBe(201)
})
