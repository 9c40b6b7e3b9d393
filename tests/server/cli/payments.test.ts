import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { paymentsCommand } from '../../../server/src/cli/commands/payments.ts'
import { orders } from '../../../server/src/db/orderSchema.ts'
import { payments } from '../../../server/src/db/paymentSchema.ts'
import { products } from '../../../server/src/db/schema.ts'
import { fieldsOf } from '../payments/gateway.ts'
import { FLITT } from '../payments/merchant.ts'
import { payApp } from '../payments/payApp.ts'
import { shopRun } from './shopRun.ts'
import { eachRow } from '../support/eachRow.ts'

const log: string[] = []
const { db, url, gateway, ordered, callback, sweep, late, attempts, stock, tell } = await payApp({
  log: (line) => log.push(line),
})
const run = shopRun([paymentsCommand], url)

/** Runs `shop payments …`. */
async function shop(...argv: string[]) {
  vi.stubEnv('FLITT_MERCHANT_ID', FLITT.merchantId)
  vi.stubEnv('FLITT_SECRET_KEY', FLITT.secretKey)
  vi.stubEnv('FLITT_URL', gateway.url)
  vi.stubEnv('PUBLIC_URL', 'https://shop.ge')
  return run('payments', ...argv)
}

/** An order whose payment the gateway took with something else than was asked for. */
async function paymentToReview(change: { amount?: number; currency?: string } = { amount: 1 }) {
  const one = await ordered()
  const payment = gateway.payment(one.gatewayId)
  const right = fieldsOf({ ...payment, status: 'approved' })
  Object.assign(payment, change, { status: 'approved' })
  expect((await callback(right)).statusCode).toBe(200)
  return one
}

const done = (out: string) => ({ code: 0, out, notice: '' })
const failed = (notice: string) => ({ code: 1, out: '', notice: `${notice}\n` })

test('CHECK-08 P6 a payment of another sum waits for the shop: it is listed with what was taken, and can’t be paid again', async () => {
  expect(await shop('list')).toEqual(done('No payment is waiting for a decision.\n'))
  const one = await paymentToReview()
  const foreign = await paymentToReview({ currency: 'USD' })
  const { code, out } = await shop('list')
  expect(code).toBe(0)
  const [first = '', second = ''] = out.trimEnd().split('\n')
  expect(first).toMatch(
    new RegExp(
      `^${one.gatewayId}  wrong amount  costs ₾12\\.50  took ₾0\\.01 +order pending  \\d+ .+  ${one.asked.buyer.id}@example\\.ge$`,
    ),
  )
  expect(second).toContain(`${foreign.gatewayId}  wrong amount  costs ₾12.50  took 12.50 USD`)
  expect(log.join()).toContain('shop payments')

  expect(await one.order()).toMatchObject({ payment: { state: 'processing', can_pay: false } })
  expect((await one.pay()).statusCode).toBe(409)
  expect(
    gateway.calls.filter((call) => call.includes('checkout') && call.includes(one.gatewayId)),
  ).toHaveLength(1)
  // Its goods wait with it, however long that takes.
  await late(one.id)
  await sweep()
  expect(await one.order()).toMatchObject({ status: 'pending', payment_status: 'pending' })
  for (const { gatewayId } of [one, foreign]) await shop('refund', gatewayId)
  await sweep()
})

test('an accepted payment pays its order as it is, once', async () => {
  const one = await paymentToReview()
  expect(await shop('accept', one.gatewayId)).toEqual(
    done(`${one.gatewayId} is accepted: its order is paid.\n`),
  )
  expect(await one.order()).toMatchObject({ status: 'confirmed', payment: { state: 'paid' } })
  expect(await shop('list')).toEqual(done('No payment is waiting for a decision.\n'))
  for (const again of ['accept', 'refund'])
    expect(await shop(again, one.gatewayId)).toEqual(failed(`${one.gatewayId} isn't waiting for a decision.`))
  expect(gateway.payment(one.gatewayId).reversals).toEqual([])
})

test('a refunded payment gives back what was taken, in its own currency, and the order can be paid again', async () => {
  for (const change of [{ amount: 700 }, { currency: 'USD' }]) {
    const before = await stock()
    const one = await paymentToReview(change)
    expect(await shop('refund', one.gatewayId)).toMatchObject({ code: 0, notice: '' })
    expect(await one.order()).toMatchObject({ payment: { state: 'refunding' } })
    await sweep()
    const [attempt] = await attempts(one.id)
    expect(attempt).toMatchObject({ state: 'reversed', refund: 'done', fulfilled: false })
    const payment = gateway.payment(one.gatewayId)
    expect(payment).toMatchObject({ status: 'reversed', reversals: [attempt?.id] })
    expect(payment.reversed).toEqual({ amount: payment.amount, currency: payment.currency })
    expect(await one.order()).toMatchObject({ status: 'pending', payment: { state: 'refunded' } })
    const { checkout_url } = (await one.pay()).json<{ checkout_url: string }>()
    await tell(checkout_url.split('/').at(-1) ?? '', 'approved')
    expect(await one.order()).toMatchObject({ status: 'confirmed', payment: { state: 'paid' } })
    expect(await stock()).toBe(before - 1)
  }
})

test('the money of an order that can’t be paid any more can only be refunded', async () => {
  const gone = await paymentToReview()
  expect((await gone.asked.post(`/v1/orders/${gone.id}/cancel/`)).statusCode).toBe(200)
  expect(await shop('accept', gone.gatewayId)).toEqual(
    failed(
      `The order of ${gone.gatewayId} was paid in another way or is cancelled: the money can only be refunded.`,
    ),
  )
  const [waiting] = await attempts(gone.id)
  expect(waiting).toMatchObject({ state: 'created', refund: null, fulfilled: false })
  expect(await shop('refund', gone.gatewayId)).toMatchObject({ code: 0 })
  await sweep()
  expect(await attempts(gone.id)).toMatchObject([{ state: 'reversed', refund: 'done' }])

  const expired = await paymentToReview()
  await db
    .update(orders)
    .set({ status: 'cancelled', paymentStatus: 'failed', expiredAt: new Date() })
    .where(eq(orders.id, expired.id))
  await db.update(products).set({ inventory: 0 })
  expect(await shop('accept', expired.gatewayId)).toEqual(
    failed(`The goods of ${expired.gatewayId} were sold to others: the money can only be refunded.`),
  )
  await db.update(products).set({ inventory: 10 })
  expect(await shop('accept', expired.gatewayId)).toMatchObject({ code: 0 })
  expect(await expired.order()).toMatchObject({ status: 'confirmed', payment: { state: 'paid' } })
  expect(await stock()).toBe(9)
})

test('a refund that Flitt refused is listed, requested once more, or recorded if it was made there by hand', async () => {
  const refused = async () => {
    const one = await ordered()
    await tell(one.gatewayId, 'approved')
    await db
      .update(payments)
      .set({ refund: 'due', checkAt: sql`now()` })
      .where(eq(payments.orderId, one.id))
    gateway.state.reverseStatus = 'declined'
    await sweep()
    expect(await attempts(one.id)).toMatchObject([{ state: 'approved', refund: 'refused' }])
    expect((await shop('list')).out).toContain(`${one.gatewayId}  refund refused  costs ₾12.50  took ₾12.50`)
    return one
  }
  const once = await refused()
  gateway.state.reverseStatus = 'approved'
  expect(await shop('accept', once.gatewayId)).toMatchObject({ code: 1 })
  expect(await shop('refund', once.gatewayId)).toMatchObject({ code: 0 })
  await sweep()
  expect(await attempts(once.id)).toMatchObject([{ state: 'reversed', refund: 'done' }])

  const byHand = await refused()
  gateway.payment(byHand.gatewayId).status = 'reversed'
  expect(await shop('refund', byHand.gatewayId)).toMatchObject({ code: 0 })
  await sweep()
  expect(await attempts(byHand.id)).toMatchObject([{ state: 'reversed', refund: 'done' }])
  expect(gateway.payment(byHand.gatewayId).reversals).toHaveLength(1)
  expect(await shop('list')).toEqual(done('No payment is waiting for a decision.\n'))
})

test('a refund that was made at Flitt by hand is recorded, and its order can be paid again', async () => {
  const one = await paymentToReview()
  gateway.payment(one.gatewayId).status = 'reversed'
  await db
    .update(payments)
    .set({ checkAt: sql`now()` })
    .where(eq(payments.orderId, one.id))
  await sweep()
  expect(await attempts(one.id)).toMatchObject([{ state: 'reversed', fulfilled: false }])
  expect(await one.order()).toMatchObject({
    status: 'pending',
    payment: { state: 'refunded', can_pay: true },
  })
  expect(await shop('list')).toEqual(done('No payment is waiting for a decision.\n'))
})

test('the list is printed even if the gateway can’t be reached', async () => {
  const one = await paymentToReview()
  gateway.state.behaviour = 'fails'
  expect((await shop('list')).out).toContain(
    `${one.gatewayId}  wrong amount  costs ₾12.50  status unknown: Flitt can’t be reached, or refused to answer`,
  )
  gateway.state.behaviour = 'answers'
})

test('an unknown payment, and one that needs no decision, are not settled', async () => {
  const paid = await ordered()
  await tell(paid.gatewayId, 'approved')
  for (const action of ['accept', 'refund']) {
    expect(await shop(action, '261119-00000_abcdef')).toEqual(
      failed('There is no payment 261119-00000_abcdef.'),
    )
    expect(await shop(action, paid.gatewayId)).toEqual(
      failed(`${paid.gatewayId} isn't waiting for a decision.`),
    )
  }
  expect(await attempts(paid.id)).toMatchObject([{ refund: null, fulfilled: true }])
})

test('a wrong call of shop payments is explained', () =>
  eachRow(
    [
      [[], '"shop payments" needs list|accept|refund.'],
      [['settle'], '"settle" is not one of list, accept, refund.'],
      [['list', 'x'], '"shop payments list": unexpected argument "x".'],
      [['accept'], '"shop payments accept" needs PAYMENT.'],
      [['refund', 'x', 'y'], '"shop payments": unexpected argument "y".'],
    ],
    async (argv, sentence) => {
      const { code, out, notice } = await shop(...argv)
      expect({ code, out }).toEqual({ code: 2, out: '' })
      expect(notice.startsWith(sentence)).toBe(true)
    },
  ))
