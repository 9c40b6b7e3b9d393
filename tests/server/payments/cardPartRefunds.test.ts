import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { refunds } from '../../../server/src/db/paymentSchema.ts'
import { checkInvariants, stockOf } from '../orders/invariants.ts'
import { past } from './payShop.ts'
import { refundApp } from './refundApp.ts'

const { db, gateway, tell, sweep, before, show, delivered, refunded } = await refundApp()

test('a card gets its parts from the gateway one after the other, each under one id, and stays paid until all is returned', async () => {
  const { id, gatewayId, order, jugs, bowls } = await delivered('flitt')
  const stock = await stockOf(db)
  const due = await refunded(order, { items: [{ id: jugs, quantity: 3 }], amount: 30, restock: true })
  expect(due).toMatchObject({ refundable: 5, refunds: [{ state: 'due' }] })
  await refunded(due, { items: [{ id: bowls, quantity: 1 }], amount: 5 })
  // Not before the money is returned.
  expect(await stockOf(db)).toEqual(stock)
  await sweep()
  expect(gateway.payment(gatewayId)).toMatchObject({ status: 'approved', reversedSum: 3_000 })
  expect(await show(id)).toMatchObject({
    ...{ status: 'delivered', payment_status: 'completed' },
    refunds: [{ state: 'done' }, { state: 'due' }],
  })
  await sweep()
  const { reversals, status } = gateway.payment(gatewayId)
  expect([status, new Set(reversals).size]).toEqual(['reversed', 2])
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
  await db.update(refunds).set({ checkAt: past }).where(eq(refunds.orderId, id))
  await sweep()
  gateway.state.noAnswerToReverse = null
  await db.update(refunds).set({ checkAt: past }).where(eq(refunds.orderId, id))
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
