import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderItems, orders } from '../../../server/src/db/orderSchema.ts'
import { promotionCodes } from '../../../server/src/db/promotionSchema.ts'
import { inTransaction } from '../../../server/src/db/transaction.ts'
import { applyEvent, lockOrder } from '../../../server/src/modules/orders/lifecycle.ts'
import { changeWallet, walletBalance } from '../../../server/src/modules/payments/walletRepository.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { orderBody } from '../orders/buyers.ts'
import { checkInvariants, stockOf } from '../orders/invariants.ts'
import { orderApp } from '../orders/orderApp.ts'
import { storeCode, withCode } from './codes.ts'

const { db, customer } = await orderApp()
const jug = await storeProduct(db, { name: 'დოქი', priceTetri: 1_005, inventory: 1_000 })
const cup = await storeProduct(db, { name: 'ჭიქა', priceTetri: 333, inventory: 1_000 })
const before = await stockOf(db)
const lines = [
  { productId: jug.id, quantity: 2 },
  { productId: cup.id, quantity: 3 },
]
const TOTAL = 2 * 1_005 + 3 * 333
const DISCOUNT = 300

const usesOf = async (code: string) =>
  (await db.select().from(promotionCodes).where(eq(promotionCodes.code, code)))[0]?.used
const past = new Date('2026-01-01T00:00:00Z')
const future = new Date('2126-01-01T00:00:00Z')

const applyTo = (id: string, event: 'expire' | 'reinstate') =>
  inTransaction(db, async (transaction) => {
    const order = await lockOrder(transaction, id)
    return order && applyEvent(transaction, order, event)
  })

/** Sends an order with a code. */
async function sendWith(code: string, changes: object = {}, asked = customer()) {
  const buyer = await asked
  await buyer.fill(lines)
  return buyer.send(orderBody(lines, TOTAL, { ...withCode(code, DISCOUNT), ...changes }))
}

test('an order with a code costs less, and its items share the discount', async () => {
  const code = await storeCode(db)
  const asked = await customer()
  const id = await asked.ordered(lines, TOTAL, withCode(code.toLowerCase(), DISCOUNT))
  expect(await asked.order(id)).toMatchObject({
    total_price: 27.09,
    discount: 3,
    promotion_code: code,
    items: [{ unit_price: 10.05 }, { unit_price: 3.33 }],
  })
  const items = await db.select().from(orderItems).where(eq(orderItems.orderId, id))
  expect(items.map(({ discountTetri }) => discountTetri).toSorted((a, b) => a - b)).toEqual([100, 200])
  expect(await usesOf(code)).toBe(1)
  await checkInvariants(db, before)
})

test('an order without a code has no discount', async () => {
  const asked = await customer()
  const order = await asked.order(await asked.ordered(lines, TOTAL))
  expect(order).not.toHaveProperty('discount')
  expect(order).not.toHaveProperty('promotion_code')
})

test.each([
  ['doesn’t exist', null],
  ['is switched off', { active: false }],
  ['hasn’t begun', { startsAt: future }],
  ['has ended', { endsAt: past }],
  ['is used up', { maxUses: 1, used: 1 }],
])('a code that %s is refused with the same words, and nothing is ordered', async (_, changes) => {
  const code = changes === null ? 'NOT-THERE' : await storeCode(db, changes)
  const orderCount = await db.$count(orders)
  const answer = await sendWith(code)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ promotion_code: ['ეს კოდი არ მოქმედებს.'] })
  expect(await db.$count(orders)).toBe(orderCount)
  await checkInvariants(db, before)
})

test('a code for larger orders says from which sum', async () => {
  const code = await storeCode(db, { minTotalTetri: 5_000 })
  const answer = await sendWith(code)
  expect(answer.json()).toEqual({
    promotion_code: ['ეს კოდი მოქმედებს, თუ შეკვეთა მინიმუმ 50,00\u00a0₾ ღირს.'],
  })
})

test('a customer uses a code no more often than allowed; a cancelled order gives its use back', async () => {
  const code = await storeCode(db, { perCustomer: 1, maxUses: 5 })
  const asked = customer()
  const first = await sendWith(code, {}, asked)
  expect(first.statusCode).toBe(201)
  expect((await sendWith(code, {}, asked)).statusCode).toBe(400)
  expect((await sendWith(code)).statusCode).toBe(201)
  expect(await usesOf(code)).toBe(2)
  const { id } = first.json<{ id: string }>()
  const buyer = await asked
  expect((await buyer.post(`/v1/orders/${id}/cancel/`, {})).statusCode).toBe(200)
  expect((await buyer.post(`/v1/orders/${id}/cancel/`, {})).statusCode).toBe(200)
  expect(await usesOf(code)).toBe(1)
  expect((await sendWith(code, {}, asked)).statusCode).toBe(201)
})

test('a code that takes off something else than was shown is refused with the new total', async () => {
  const code = await storeCode(db)
  const answer = await sendWith(code, { discount: 2.99 })
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toEqual({ detail: 'ფასი შეიცვალა. ახლა სულ: 27,09\u00a0₾.' })
  expect(await usesOf(code)).toBe(0)
})

test('a wallet pays what is left, and gets it back', async () => {
  const code = await storeCode(db)
  const asked = await customer()
  await inTransaction(db, (transaction) => changeWallet(transaction, asked.buyer.id, TOTAL - DISCOUNT, ''))
  const id = await asked.ordered(lines, TOTAL, { payment_method: 'wallet', ...withCode(code, DISCOUNT) })
  expect(await walletBalance(db, asked.buyer.id)).toBe(0)
  await asked.post(`/v1/orders/${id}/cancel/`, {})
  expect(await walletBalance(db, asked.buyer.id)).toBe(TOTAL - DISCOUNT)
})

test('an order that is reinstated counts its code again, or stays cancelled if the code is used up', async () => {
  const code = await storeCode(db, { maxUses: 1 })
  const asked = await customer()
  const id = await asked.ordered(lines, TOTAL, withCode(code, DISCOUNT))
  const apply = (event: 'expire' | 'reinstate') => applyTo(id, event)
  expect(await apply('expire')).toMatchObject({ ok: true })
  expect(await usesOf(code)).toBe(0)
  expect(await apply('reinstate')).toMatchObject({ ok: true })
  expect(await usesOf(code)).toBe(1)

  await db.update(orders).set({ status: 'pending', paymentStatus: 'pending' }).where(eq(orders.id, id))
  await apply('expire')
  expect((await sendWith(code)).statusCode).toBe(201)
  expect(await apply('reinstate')).toEqual({ ok: false, error: 'outOfStock' })
  expect(await usesOf(code)).toBe(1)
  await checkInvariants(db, before)
})

test('an order that is paid late stays cancelled if its customer used the code again', async () => {
  const code = await storeCode(db, { perCustomer: 1 })
  const asked = customer()
  const { id } = (await sendWith(code, {}, asked)).json<{ id: string }>()
  await applyTo(id, 'expire')
  expect((await sendWith(code, {}, asked)).statusCode).toBe(201)
  expect(await applyTo(id, 'reinstate')).toEqual({ ok: false, error: 'outOfStock' })
  expect(await usesOf(code)).toBe(1)
  await checkInvariants(db, before)
})

test('of a late payment and a new order at once, one uses a code that is for one order of a customer', async () => {
  const code = await storeCode(db, { perCustomer: 1 })
  const asked = customer()
  const { id } = (await sendWith(code, {}, asked)).json<{ id: string }>()
  await applyTo(id, 'expire')
  const [sent, reinstated] = await Promise.all([sendWith(code, {}, asked), applyTo(id, 'reinstate')])
  expect([sent.statusCode === 201, reinstated?.ok].filter(Boolean)).toHaveLength(1)
  expect(await usesOf(code)).toBe(1)
  await checkInvariants(db, before)
})

test('of two orders of one customer at once, one uses a code that is for one order of a customer', async () => {
  const code = await storeCode(db, { perCustomer: 1 })
  const asked = await customer()
  await asked.fill(lines)
  const body = orderBody(lines, TOTAL, withCode(code, DISCOUNT))
  const answers = await Promise.all([asked.send(body), asked.send(body)])
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
  expect(await usesOf(code)).toBe(1)
  await checkInvariants(db, before)
})

test('the check of a code says what it takes off a cart', async () => {
  const code = await storeCode(db)
  const asked = await customer()
  const check = (body: object) => asked.post('/v1/promotion-codes/check/', body)
  const answer = await check({ code: ` ${code.toLowerCase()} `, subtotal: 30.09 })
  expect(answer.json()).toEqual({ code, discount: 3, total: 27.09 })
  const refused = await check({ code: 'NOT-THERE', subtotal: 30.09 })
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toEqual({ code: ['ეს კოდი არ მოქმედებს.'] })
})
