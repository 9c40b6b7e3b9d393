import { expect, test } from 'vitest'
import { paymentEvents } from '../../../server/src/db/paymentSchema.ts'
import { newId } from '../../../server/src/ids.ts'
import { fieldsOf } from './gateway.ts'
import { FLITT } from './merchant.ts'
import { payApp } from './payApp.ts'

const log: string[] = []
const { db, gateway, ordered, tell, callback, comeBack, attempts, stock } = await payApp({
  log: (line) => log.push(line),
})

test('CHECK-08 an approved card payment pays its order, and its callback is stored', async () => {
  const { id, checkoutUrl, gatewayId, order } = await ordered()
  expect(checkoutUrl).toBe(`${gateway.url}/pay/${gatewayId}`)
  expect(gateway.payment(gatewayId)).toMatchObject({
    ...{ amount: 1_250, currency: 'GEL' },
    request: {
      ...{ lifetime: 1800, lang: 'ka', merchant_id: Number(FLITT.merchantId) },
      response_url: 'https://shop.ge/v1/payments/flitt/return/',
      server_callback_url: 'https://shop.ge/v1/payments/flitt/callback/',
    },
  })
  const unpaid = await order()
  expect(gateway.payment(gatewayId).request['order_desc']).toBe(`შეკვეთა ${unpaid.order_number}`)
  expect(unpaid).toMatchObject({
    ...{ status: 'pending', payment_status: 'pending' },
    payment: { state: 'unpaid', can_pay: true, transfer: null },
  })
  const left = Date.parse(unpaid.payment?.expires_at ?? '') - Date.now()
  expect(left / 60_000).toBeCloseTo(40, 0)

  const answer = await tell(gatewayId, 'approved')
  expect([answer.statusCode, answer.json()]).toEqual([200, {}])
  expect(await order()).toMatchObject({
    ...{ status: 'confirmed', payment_status: 'completed' },
    payment: { state: 'paid', can_pay: false, expires_at: null },
  })
  const [event] = await db.select().from(paymentEvents)
  const [attempt] = await attempts(id)
  expect(event).toMatchObject({ attemptId: attempt?.id, paymentId: '806777', orderStatus: 'approved' })
  expect(event?.raw).toMatchObject({ masked_card: '444455XXXXXX1111', order_id: gatewayId })
})

test('CHECK-08 P6 a callback alone doesn’t count: the status that the gateway returns does', async () => {
  const { gatewayId, order } = await ordered()
  const told = { ...gateway.payment(gatewayId), status: 'approved' } as const
  expect((await callback(fieldsOf(told))).statusCode).toBe(200)
  expect(await order()).toMatchObject({ status: 'pending', payment_status: 'pending' })
  gateway.payment(gatewayId).status = 'declined'
  expect((await callback(fieldsOf(told))).statusCode).toBe(200)
  expect(await order()).toMatchObject({ payment_status: 'pending', payment: { state: 'declined' } })
})

test('CHECK-08 P6 a callback that is forged or has another sum, currency, merchant or order is refused and logged', async () => {
  const { id, gatewayId, order } = await ordered()
  const other = await ordered()
  gateway.payment(gatewayId).status = 'approved'
  const payment = gateway.payment(gatewayId)
  const right = fieldsOf(payment)
  const before = await db.$count(paymentEvents)
  const wrong: [Record<string, unknown>, number, string][] = [
    [{ ...right, signature: '0'.repeat(40) }, 403, 'forged'],
    [{ ...right, signature: undefined }, 403, 'forged'],
    [{ ...right, order_id: other.gatewayId }, 403, 'forged'],
    [{ ...right, amount: '1' }, 403, 'forged'],
    [{}, 403, 'forged'],
    [fieldsOf(payment, { merchant_id: 1 }), 403, 'otherMerchant'],
    [fieldsOf(payment, { order_status: 'teleported' }), 400, 'unreadable'],
    [fieldsOf(payment, { amount: '125000' }), 400, 'otherSum'],
    [fieldsOf(payment, { amount: '1249' }), 400, 'otherSum'],
    [fieldsOf(payment, { currency: 'USD' }), 400, 'otherSum'],
    [fieldsOf({ ...payment, orderId: `${gatewayId}1` }), 404, 'unknownOrder'],
  ]
  for (const [fields, status, why] of wrong) {
    log.length = 0
    const answer = await callback(fields)
    expect([why, answer.statusCode, answer.json()]).toEqual([
      ...[why, status],
      { detail: 'შეტყობინება არ მიიღება.' },
    ])
    expect(log.join()).toContain(`"event":"payment: ${why}"`)
    expect(log.join()).not.toContain(String(right['signature']))
  }
  for (const text of ['', 'not json'])
    expect((await callback(text as never)).statusCode).toBeGreaterThanOrEqual(400)
  expect(await db.$count(paymentEvents)).toBe(before)
  expect(await attempts(id)).toMatchObject([{ state: 'created', fulfilled: false }])
  expect(await order()).toMatchObject({ payment_status: 'pending' })
  expect(await other.order()).toMatchObject({ payment_status: 'pending' })
})

test('CHECK-08 P6 a payment of another sum than the order’s pays nothing, even if the gateway itself reports it', async () => {
  for (const change of [{ amount: 1 }, { currency: 'USD' }]) {
    const { id, gatewayId, order } = await ordered()
    const payment = gateway.payment(gatewayId)
    const right = fieldsOf({ ...payment, status: 'approved' })
    Object.assign(payment, change, { status: 'approved' })
    log.length = 0
    expect((await callback(right)).statusCode).toBe(200)
    expect(await attempts(id)).toMatchObject([{ state: 'created', fulfilled: false, mismatch: true }])
    expect(await order()).toMatchObject({ status: 'pending', payment_status: 'pending' })
    expect(log.join()).toContain('a payment has a wrong amount')
  }
})

test('CHECK-08 if the gateway can’t be reached, nothing is lost: the callback is stored, and the sweep asks', async () => {
  const { gatewayId, order } = await ordered()
  gateway.state.behaviour = 'fails'
  expect((await tell(gatewayId, 'approved')).statusCode).toBe(200)
  gateway.state.behaviour = 'answers'
  expect(await order()).toMatchObject({ payment_status: 'pending' })
  // Told again, it is no new event, and yet it is asked after.
  expect((await tell(gatewayId, 'approved')).statusCode).toBe(200)
  expect(await order()).toMatchObject({ payment_status: 'completed' })
})

test('ROUTE-03 a browser that returns with a form and no session is redirected to the page of its order', async () => {
  const { id, gatewayId, order } = await ordered()
  gateway.payment(gatewayId).status = 'approved'
  const answer = await comeBack(fieldsOf(gateway.payment(gatewayId)))
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/payment/success?order=${id}`])
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(await order()).toMatchObject({ payment_status: 'completed' })
})

test('ROUTE-03 a form that isn’t the gateway’s redirects to the page without an order, and changes nothing', async () => {
  const { gatewayId, order } = await ordered()
  gateway.payment(gatewayId).status = 'approved'
  const right = fieldsOf(gateway.payment(gatewayId))
  for (const fields of [
    { ...right, signature: 'x' },
    {},
    { order_id: newId() },
    fieldsOf({ ...gateway.payment(gatewayId), orderId: 'nobody’s' }),
  ]) {
    const answer = await comeBack(fields)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/payment/success'])
  }
  expect(await order()).toMatchObject({ payment_status: 'pending' })
})

test('ROUTE-03 a refund is shown in the order, and its goods are back in stock', async () => {
  const before = await stock()
  const { gatewayId, order } = await ordered()
  await tell(gatewayId, 'approved')
  expect(await stock()).toBe(before - 1)
  await tell(gatewayId, 'reversed')
  expect(await order()).toMatchObject({
    ...{ status: 'cancelled', payment_status: 'failed' },
    payment: { state: 'refunded', can_pay: false },
  })
  expect(await stock()).toBe(before)
})
