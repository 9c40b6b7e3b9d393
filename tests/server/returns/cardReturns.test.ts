import { shopReturnDetailsSchema, type ReturnState } from '@dukani/contracts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orders } from '../../../server/src/db/orderSchema.ts'
import { returns } from '../../../server/src/db/returnSchema.ts'
import { checkInvariants } from '../orders/invariants.ts'
import { refundApp } from '../payments/refundApp.ts'

const { db, gateway, sweep, before, manager, delivered, show } = await refundApp()

beforeEach(() => {
  gateway.state.reverseStatus = 'approved'
})

/** A return of two jugs of an order paid by card, whose items have arrived. */
async function received() {
  const made = await delivered('flitt')
  await db
    .update(orders)
    .set({ deliveredAt: sql`now()` })
    .where(eq(orders.id, made.id))
  const items = [{ id: made.jugs, quantity: 2 }]
  const asked = await made.asked.post(`/v1/orders/${made.id}/returns/`, { items, reason: 'x', pictures: [] })
  expect(asked.statusCode, asked.body).toBe(201)
  const [row] = await db.select().from(returns).where(eq(returns.orderId, made.id))
  const path = `/v1/admin/returns/${String(row?.id)}/`
  const step = (name: string, seen: ReturnState, body: object = {}) =>
    manager.post(`${path}${name}/`, { seen, ...body })
  await step('accept', 'asked')
  await step('receive', 'accepted')
  const refund = () => step('refund', 'received', { amount: 20, restock: true, reference: '' })
  const details = async () => shopReturnDetailsSchema.parse((await manager.get(path)).json())
  return { ...made, step, refund, details }
}

test('a return paid by card ends when its money is returned; until then it is changed by nobody', async () => {
  const { id, step, refund, details } = await received()
  expect((await refund()).json()).toMatchObject({ state: 'received', is_refunding: true, amount: 0 })
  // The same again is already done.
  expect((await refund()).json()).toMatchObject({ state: 'received', is_refunding: true })
  expect((await show(id)).refunds).toHaveLength(1)
  expect((await step('refuse', 'received', { refusal: 'x' })).statusCode).toBe(409)
  await sweep()
  expect(await details()).toMatchObject({ state: 'refunded', is_refunding: false })
  await checkInvariants(db, before)
})

test('after the gateway refuses the refund of a return, it can be refunded again or refused', async () => {
  const [again, instead] = [await received(), await received()]
  gateway.state.reverseStatus = 'declined'
  for (const { refund } of [again, instead]) expect((await refund()).statusCode).toBe(200)
  await sweep()
  expect(await again.details()).toMatchObject({ state: 'received', is_refunding: false, amount: 20 })
  gateway.state.reverseStatus = 'approved'
  expect((await again.refund()).json()).toMatchObject({ is_refunding: true })
  await sweep()
  expect(await again.details()).toMatchObject({ state: 'refunded' })
  expect((await instead.step('refuse', 'received', { refusal: 'x' })).json()).toMatchObject({
    state: 'refused',
  })
  await checkInvariants(db, before)
})
