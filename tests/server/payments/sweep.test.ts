import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '../../../server/src/db/orderSchema.ts'
import { payments } from '../../../server/src/db/paymentSchema.ts'
import { products } from '../../../server/src/db/schema.ts'
import { recordMovements } from '../../../server/src/modules/stock/movements.ts'
import { checkInvariants, stockOf } from '../orders/invariants.ts'
import { payApp } from './payApp.ts'

const { db, gateway, ordered, tell, sweep, late, attempts, stock, productId } = await payApp()
const before = { ...(await stockOf(db)), [`product ${productId}`]: 100, [`sold ${productId}`]: 0 }

const setStock = (inventory: number) =>
  db.update(products).set({ inventory }).where(eq(products.id, productId))

/** It is the turn of this order's payments. */
const due = (orderId: string) =>
  db
    .update(payments)
    .set({ checkAt: sql`now()` })
    .where(eq(payments.orderId, orderId))

test('CHECK-08 an order that isn’t paid in time expires, and its goods are back in stock; an order whose deadline isn’t over stays', async () => {
  const [over, waiting] = [await ordered(), await ordered()]
  const held = await stock()
  await late(over.id)
  await sweep()
  expect(await over.order()).toMatchObject({
    ...{ status: 'cancelled', payment_status: 'failed' },
    payment: { state: 'expired', can_pay: false, expires_at: null },
  })
  expect(await waiting.order()).toMatchObject({ status: 'pending', payment: { state: 'unpaid' } })
  expect(await stock()).toBe(held + 1)
  await sweep()
  expect(await stock()).toBe(held + 1)
  await checkInvariants(db, before)
})

test('CHECK-08 the gateway is asked before an order expires: an order that was paid without a callback is paid', async () => {
  const one = await ordered()
  gateway.payment(one.gatewayId).status = 'approved'
  await late(one.id)
  await sweep()
  expect(await one.order()).toMatchObject({ status: 'confirmed', payment_status: 'completed' })
})

test('CHECK-08 no order expires while the gateway can’t be reached, or a bank is still processing a payment', async () => {
  const one = await ordered()
  await late(one.id)
  for (const behaviour of ['fails', 'refuses'] as const) {
    gateway.state.behaviour = behaviour
    await db.update(payments).set({ checkAt: sql`now()` })
    await sweep()
    expect(await one.order()).toMatchObject({ status: 'pending' })
  }
  gateway.state.behaviour = 'answers'
  gateway.payment(one.gatewayId).status = 'processing'
  await sweep()
  expect(await one.order()).toMatchObject({ status: 'pending', payment: { state: 'processing' } })
  gateway.payment(one.gatewayId).status = 'declined'
  await sweep()
  // It is the furthest that was told that counts: whether the bank was at it can't be taken back by less.
  expect(await one.order()).toMatchObject({ status: 'cancelled', payment_status: 'failed' })
})

test('CHECK-08 an unreadable answer about one payment doesn’t block the others', async () => {
  const [odd, paid, over] = [await ordered(), await ordered(), await ordered()]
  gateway.payment(odd.gatewayId).status = 'teleported' as never
  gateway.payment(paid.gatewayId).status = 'approved'
  for (const one of [odd, paid, over]) await late(one.id)
  await sweep()
  expect(await paid.order()).toMatchObject({ status: 'confirmed', payment_status: 'completed' })
  expect(await over.order()).toMatchObject({ status: 'cancelled', payment: { state: 'expired' } })
  expect(await odd.order()).toMatchObject({ status: 'pending' })
  gateway.payment(odd.gatewayId).status = 'declined'
  await sweep()
  expect(await odd.order()).toMatchObject({ status: 'cancelled' })
})

test('CHECK-08 an order whose payment was never begun expires, too', async () => {
  gateway.state.behaviour = 'fails'
  const one = await ordered()
  gateway.state.behaviour = 'answers'
  await db.delete(payments).where(eq(payments.orderId, one.id))
  await late(one.id)
  await sweep()
  expect(await one.order()).toMatchObject({ status: 'cancelled', payment: { state: 'expired' } })
})

test('CHECK-08 C6 a payment whose response was lost is found by the sweep', async () => {
  gateway.state.behaviour = 'hangs up after'
  const one = await ordered()
  gateway.state.behaviour = 'answers'
  const [lost] = await attempts(one.id)
  gateway.payment(lost?.gatewayOrderId ?? '').status = 'approved'
  await db.update(payments).set({ checkAt: sql`now()` })
  await sweep()
  expect(await one.order()).toMatchObject({ status: 'confirmed', payment_status: 'completed' })
})

test('CHECK-08 C6 a payment that never reached the gateway ends when its time is over', async () => {
  gateway.state.behaviour = 'fails'
  const one = await ordered()
  gateway.state.behaviour = 'answers'
  await late(one.id)
  await sweep()
  expect(await attempts(one.id)).toMatchObject([{ state: 'expired' }])
  expect(await one.order()).toMatchObject({ status: 'cancelled' })
})

test('CHECK-08 P5 approved after the order expired: it is paid all the same, if its goods are still in stock', async () => {
  const one = await ordered()
  const held = await stock()
  await late(one.id)
  await sweep()
  expect(await stock()).toBe(held + 1)
  await tell(one.gatewayId, 'approved')
  expect(await one.order()).toMatchObject({ status: 'confirmed', payment: { state: 'paid' } })
  expect(await stock()).toBe(held)
  expect(gateway.payment(one.gatewayId).reversals).toEqual([])
  await checkInvariants(db, before)
})

test('CHECK-08 P5 approved after its goods were sold to another customer: the money is refunded once', async () => {
  const one = await ordered()
  await late(one.id)
  await sweep()
  const held = await stock()
  await setStock(0)
  await tell(one.gatewayId, 'approved')
  expect(await one.order()).toMatchObject({ status: 'cancelled', payment: { state: 'refunding' } })
  gateway.state.behaviour = 'fails'
  await sweep()
  expect(await attempts(one.id)).toMatchObject([{ state: 'approved', refund: 'due' }])
  // Its answer is lost, so the gateway is asked what became of it, and needn't be told again.
  gateway.state.behaviour = 'hangs up after'
  await due(one.id)
  await sweep()
  gateway.state.behaviour = 'answers'
  await due(one.id)
  await sweep()
  const [attempt] = await attempts(one.id)
  expect(attempt).toMatchObject({ state: 'reversed', refund: 'done', fulfilled: false })
  expect(gateway.payment(one.gatewayId).reversals).toEqual([attempt?.id])
  expect(await one.order()).toMatchObject({ status: 'cancelled', payment: { state: 'refunded' } })
  expect(await stock()).toBe(0)
  await setStock(held)
  await checkInvariants(db, before)
})

test('CHECK-08 an order that was paid at two pages is paid once, and the other payment is refunded', async () => {
  const one = await ordered()
  await tell(one.gatewayId, 'declined')
  const second = (await one.pay()).json<{ checkout_url: string }>().checkout_url.split('/').at(-1) ?? ''
  await tell(second, 'approved')
  await tell(one.gatewayId, 'approved')
  await sweep()
  expect(gateway.payment(one.gatewayId).reversals).toHaveLength(1)
  expect(gateway.payment(second).reversals).toHaveLength(0)
  expect(await one.order()).toMatchObject({ status: 'confirmed', payment: { state: 'paid' } })
  expect(await attempts(one.id)).toMatchObject([
    { state: 'reversed', fulfilled: false, refund: 'done' },
    { state: 'approved', fulfilled: true, refund: null },
  ])
})

test('CHECK-08 P5 the money of an order that was cancelled meanwhile is refunded; a refusal is listed for the shop', async () => {
  const one = await ordered()
  await db.update(orders).set({ status: 'cancelled', paymentStatus: 'failed' }).where(eq(orders.id, one.id))
  await db.transaction(async (transaction) => {
    await transaction.update(products).set({ inventory: sql`inventory + 1`, totalSold: sql`total_sold - 1` })
    const change = { productId, specificationId: null, change: 1, stock: await stock() }
    await recordMovements(transaction, [change], { reason: 'cancellation' })
  })
  await tell(one.gatewayId, 'approved')
  gateway.state.reverseStatus = 'processing'
  await sweep()
  expect(await attempts(one.id)).toMatchObject([{ state: 'approved', refund: 'due' }])
  gateway.state.reverseStatus = 'declined'
  await due(one.id)
  await sweep()
  gateway.state.reverseStatus = 'approved'
  expect(await attempts(one.id)).toMatchObject([{ state: 'approved', refund: 'refused' }])
  expect(await one.order()).toMatchObject({ status: 'cancelled', payment: { state: 'refunding' } })
  await checkInvariants(db, before)
})
