import { and, eq, lte, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orders } from '../../../server/src/db/orderSchema.ts'
import { refunds } from '../../../server/src/db/paymentSchema.ts'
import { inTransaction } from '../../../server/src/db/transaction.ts'
import { createFlitt } from '../../../server/src/gateways/flitt/client.ts'
import { stillOpen } from '../../../server/src/modules/customers/eraseRepository.ts'
import { claimDueRefund } from '../../../server/src/modules/payments/cardRefundRepository.ts'
import { createCardRefund } from '../../../server/src/modules/payments/cardRefunds.ts'
import { checkInvariants, stockOf } from '../orders/invariants.ts'
import { FLITT } from './merchant.ts'
import { past } from './payShop.ts'
import { refundApp } from './refundApp.ts'

const { app, db, gateway, tell, sweep, before, manager, path, show, delivered, refunded } = await refundApp()

beforeEach(() => {
  Object.assign(gateway.state, {
    behaviour: 'answers',
    reverseStatus: 'approved',
    noAnswerToReverse: null,
    refusesStatus: false,
  })
})

const carryOut = createCardRefund(db, createFlitt({ ...FLITT, url: gateway.url }), app.log)

/** The order's refunds are asked for again at once. */
const soon = (id: string) => db.update(refunds).set({ checkAt: past }).where(eq(refunds.orderId, id))

test('a card gets its parts from the gateway one after the other, each under one id, and stays paid until all is returned', async () => {
  const { id, gatewayId, order, jugs, bowls } = await delivered('flitt')
  const stock = await stockOf(db)
  const due = await refunded(order, { items: [{ id: jugs, quantity: 3 }], amount: 30, restock: true })
  expect(due).toMatchObject({ refundable: 5, refunds: [{ state: 'due' }] })
  await refunded(due, { items: [{ id: bowls, quantity: 1 }], amount: 5 })
  // Not before the money is returned.
  expect(await stockOf(db)).toEqual(stock)
  gateway.state.reverseStatus = 'processing'
  await sweep()
  // The second one waits for the first.
  expect(await show(id)).toMatchObject({
    ...{ status: 'delivered', payment_status: 'completed' },
    refunds: [{ state: 'under_way' }, { state: 'due' }],
  })
  gateway.state.reverseStatus = 'approved'
  await soon(id)
  await sweep()
  const { reversals, status } = gateway.payment(gatewayId)
  expect([status, reversals.length, new Set(reversals).size]).toEqual(['reversed', 3, 2])
  expect(await show(id)).toMatchObject({ status: 'delivered', payment_status: 'failed', refundable: 0 })
  // The gateway's own report of that changes nothing more.
  await tell(gatewayId, 'reversed')
  expect(await show(id)).toMatchObject({ status: 'delivered', payment_status: 'failed' })
  await checkInvariants(db, before)
})

test('after an attempt without an answer the gateway is asked first, and the refund keeps its id', async () => {
  const { id, gatewayId, order } = await delivered('flitt')
  await refunded(order, { amount: 10 })
  gateway.state.noAnswerToReverse = 'lost'
  await sweep()
  expect((await show(id)).refunds).toMatchObject([{ state: 'under_way' }])
  gateway.state.noAnswerToReverse = 'carried out'
  await soon(id)
  await sweep()
  gateway.state.noAnswerToReverse = null
  await soon(id)
  await sweep()
  const { reversals, reversedSum } = gateway.payment(gatewayId)
  expect([reversals.length, new Set(reversals).size, reversedSum]).toEqual([2, 1, 1_000])
  expect((await show(id)).refunds).toMatchObject([{ state: 'done' }])
})

test('what the gateway refuses can be refunded again', async () => {
  const { id, gatewayId, order } = await delivered('flitt')
  await refunded(order, { amount: 10 })
  gateway.state.reverseStatus = 'declined'
  await sweep()
  gateway.state.reverseStatus = 'approved'
  const refused = await show(id)
  expect(refused).toMatchObject({ refundable: 35, refunds: [{ state: 'refused' }] })
  await refunded(refused, { amount: 35 })
  await sweep()
  expect(gateway.payment(gatewayId).status).toBe('reversed')
  expect(await show(id)).toMatchObject({ payment_status: 'failed' })
})

test('a gateway that refuses to say the status doesn’t refuse the refund, whose money may be on its way', async () => {
  const { id, gatewayId, order } = await delivered('flitt')
  await refunded(order, { amount: 10 })
  gateway.state.noAnswerToReverse = 'carried out'
  await sweep()
  Object.assign(gateway.state, { noAnswerToReverse: null, refusesStatus: true })
  await soon(id)
  await sweep()
  expect(await show(id)).toMatchObject({ refundable: 25, refunds: [{ state: 'under_way' }] })
  gateway.state.refusesStatus = false
  await soon(id)
  await sweep()
  expect(await show(id)).toMatchObject({ refundable: 25, refunds: [{ state: 'done' }] })
  expect(gateway.payment(gatewayId).reversals).toHaveLength(1)
})

test('two processes that carry out one refund return its money once', async () => {
  const { id, gatewayId, order } = await delivered('flitt')
  await refunded(order, { amount: 10 })
  const claimed = await claimDueRefund(db)
  if (claimed === null) throw new Error('no refund is due')
  // The claim of the first process has run out, and the second one is done before the first asks.
  await soon(id)
  await sweep()
  await carryOut(claimed)
  expect(gateway.payment(gatewayId)).toMatchObject({ reversedSum: 1_000, reversals: [claimed.reverseId] })
  expect((await show(id)).refunds).toMatchObject([{ state: 'done' }])
})

test('a claim takes one refund, and no two processes get the same', async () => {
  const made = [await delivered('flitt'), await delivered('flitt'), await delivered('flitt')]
  for (const { order } of made) await refunded(order, { amount: 10 })
  const isDue = and(eq(refunds.state, 'due'), lte(refunds.checkAt, sql`now()`))
  expect(await claimDueRefund(db)).not.toBeNull()
  expect(await db.$count(refunds, isDue)).toBe(2)
  const others = await Promise.all([claimDueRefund(db), claimDueRefund(db), claimDueRefund(db)])
  expect(new Set(others.map((claimed) => claimed?.id)).size).toBe(3)
  expect(others).toContain(null)
  for (const { id } of made) await soon(id)
  await sweep()
})

test('a cancelled order counts as being refunded until its card has all of its money, and its customer isn’t erased before', async () => {
  const { asked, id, order } = await delivered('flitt')
  await db.update(orders).set({ status: 'confirmed' }).where(eq(orders.id, id))
  await refunded({ ...order, status: 'confirmed' }, { amount: 10 })
  const seen = { status: 'confirmed', payment_status: 'completed' }
  const cancelled = await manager.post(`${path(id)}status/`, { seen, status: 'cancelled' })
  expect(cancelled.statusCode).toBe(200)
  gateway.state.reverseStatus = 'declined'
  await sweep()
  expect((await show(id)).refunds).toMatchObject([{ state: 'refused' }, { state: 'refused' }])
  expect((await asked.order(id)).payment).toMatchObject({ state: 'refunding' })
  const open = () => inTransaction(db, (transaction) => stillOpen(transaction, asked.buyer.id))
  expect(await open()).toBe('refundDue')
  gateway.state.reverseStatus = 'approved'
  await refunded(await show(id), { amount: 35 })
  await sweep()
  expect((await asked.order(id)).payment).toMatchObject({ state: 'refunded' })
  expect(await open()).toBeNull()
  await checkInvariants(db, before)
})
