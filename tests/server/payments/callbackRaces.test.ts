import { orderSchema } from '@dukani/contracts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '../../../server/src/db/orderSchema.ts'
import { paymentEvents, payments } from '../../../server/src/db/paymentSchema.ts'
import { products } from '../../../server/src/db/schema.ts'
import type { FlittStatus } from '../../../server/src/gateways/flitt/flitt.ts'
import { fillCarts, newBuyers, orderBody } from '../orders/buyers.ts'
import { checkInvariants } from '../orders/invariants.ts'
import { eventually } from '../support/shop.ts'
import { fieldsOf, type GatewayPayment } from './gateway.ts'
import { past, payShop, PRICE, STOCK } from './payShop.ts'

// For what hangs.
const LIMIT_MS = 120_000

const shop = await payShop({ LOG_LEVEL: 'warn' })
const { db, secret, gateway, servers, productId, before, left, begun, forget, tell, post, states } = shop

/** Tells something so many times at once, in turn to both processes, which take it each time. */
async function tellAtOnce(id: string, status: FlittStatus, times: number): Promise<void> {
  const answers = await Promise.all(Array.from({ length: times }, () => tell(id, status)))
  expect(answers).toEqual(answers.map(() => 200))
}

const mails = async (kind: string) =>
  (await db.execute(sql`select order_id from order_mails where kind = ${kind}`)).rows.length

test(
  'CHECK-08 P1 a callback that comes 20 times at once to two processes changes the order once',
  async () => {
    const ids = await begun(10)
    for (const id of ids) {
      gateway.payment(id).status = 'approved'
      await tellAtOnce(id, 'approved', 20)
    }
    expect(await states()).toEqual([
      { state: 'approved', status: 'confirmed', payment_status: 'completed', count: 10 },
    ])
    expect(await db.$count(paymentEvents)).toBe(10)
    expect(await mails('paid')).toBe(10)
    expect(await left()).toBe(STOCK - 10)
    for (const id of ids) {
      gateway.payment(id).status = 'reversed'
      await tellAtOnce(id, 'reversed', 20)
    }
    expect(await states()).toEqual([
      { state: 'reversed', status: 'cancelled', payment_status: 'failed', count: 10 },
    ])
    expect([await mails('paid'), await mails('cancelled')]).toEqual([10, 10])
    expect(await left()).toBe(STOCK)
    await checkInvariants(db, before)
  },
  LIMIT_MS,
)

test(
  'CHECK-08 P2 a callback that comes before the gateway has answered who began the payment pays the order',
  async () => {
    await forget()
    const lines = [{ productId, quantity: 1 }]
    const buyers = await newBuyers(db, secret, 20)
    await fillCarts(db, buyers, () => lines)
    const answers = Promise.withResolvers<void>()
    gateway.state.beforeAnswer = answers.promise
    const known = new Set(gateway.payments.keys())
    const fresh = (): GatewayPayment[] =>
      [...gateway.payments.values()].filter((each) => !known.has(each.orderId))
    const making = buyers.map((buyer, index) =>
      servers[index % 2 === 0 ? 0 : 1].order(buyer, orderBody(lines, PRICE, { payment_method: 'flitt' }), {
        key: 'one',
      }),
    )
    await eventually(
      async () => fresh().length,
      (count) => count === buyers.length,
    )
    for (const payment of fresh()) {
      payment.status = 'approved'
      await tellAtOnce(payment.orderId, 'approved', 2)
    }
    expect(await states()).toEqual([
      { state: 'approved', status: 'confirmed', payment_status: 'completed', count: 20 },
    ])
    answers.resolve()
    gateway.state.beforeAnswer = null
    for (const [index, made] of (await Promise.all(making)).entries()) {
      expect(made.status).toBe(201)
      const buyer = buyers[index]
      if (buyer === undefined) throw new Error('nobody buys')
      // The late answer takes nothing back, and there is nothing left to pay.
      const order = await servers[0].ask(buyer, `/v1/orders/${made.body.id}/`)
      expect(orderSchema.parse(order.body)).toMatchObject({
        payment: { state: 'paid', can_pay: false },
        payment_status: 'completed',
      })
      expect((await servers[1].ask(buyer, `/v1/orders/${made.body.id}/pay/`, {})).status).toBe(409)
    }
    expect(fresh()).toHaveLength(20)
    await checkInvariants(db, before)
  },
  LIMIT_MS,
)

test.each([
  ['P3', 'approved', 'declined'],
  ['P4', 'declined', 'approved'],
] as const)(
  'CHECK-08 %s %s, then %s: 40 orders are paid, whatever came later',
  async (_, first, second) => {
    await forget()
    const ids = await begun(40)
    for (const id of ids)
      for (const event of [first, second]) {
        gateway.payment(id).status = event
        await tellAtOnce(id, event, 4)
      }
    expect(await states()).toEqual([
      { state: 'approved', status: 'confirmed', payment_status: 'completed', count: 40 },
    ])
    expect(await left()).toBe(STOCK - 40)
    await checkInvariants(db, before)
  },
  LIMIT_MS,
)

test(
  'CHECK-08 P5 40 payments approved after their orders were given up, with goods for 15: those are paid, the money of the others goes back once',
  async () => {
    await forget()
    const ids = await begun(40)
    const { sweep } = await shop.sweepers(2)
    await db.update(orders).set({ expiresAt: past })
    await db.update(payments).set({ checkAt: past })
    await sweep()
    expect(await states()).toMatchObject([{ status: 'cancelled', count: 40 }])
    expect(await left()).toBe(STOCK)
    const sold = STOCK - 15
    await db.update(products).set({ inventory: 15 }).where(eq(products.id, productId))
    for (const id of ids) gateway.payment(id).status = 'approved'
    await Promise.all(ids.map((id) => tellAtOnce(id, 'approved', 3)))
    const paid = { state: 'approved', status: 'confirmed', payment_status: 'completed', count: 15 }
    expect(await states()).toEqual([
      { state: 'approved', status: 'cancelled', payment_status: 'failed', count: 25 },
      paid,
    ])
    expect(await left()).toBe(0)
    await sweep()
    await sweep()
    expect(await states()).toEqual([
      paid,
      { state: 'reversed', status: 'cancelled', payment_status: 'failed', count: 25 },
    ])
    const reversals = ids.map((id) => new Set(gateway.payment(id).reversals).size)
    expect(reversals.toSorted()).toEqual([...Array<number>(15).fill(0), ...Array<number>(25).fill(1)])
    expect(await db.$count(payments, eq(payments.refund, 'done'))).toBe(25)
    await checkInvariants(db, { ...before, [`product ${productId}`]: STOCK - sold })
  },
  LIMIT_MS,
)

test(
  'CHECK-08 P6 of another sum, currency, order, or wrongly signed: each process refuses it, says so in its log, and nothing changes',
  async () => {
    await forget()
    const [id = '', other = ''] = await begun(2)
    const payment = gateway.payment(id)
    payment.status = 'approved'
    const right = fieldsOf(payment)
    const wrong: [Record<string, unknown>, number, string][] = [
      [fieldsOf(payment, { amount: String(PRICE - 1) }), 400, 'otherSum'],
      [fieldsOf(payment, { amount: String(PRICE * 100) }), 400, 'otherSum'],
      [fieldsOf(payment, { currency: 'USD' }), 400, 'otherSum'],
      [fieldsOf({ ...payment, orderId: 'nobody’s' }), 404, 'unknownOrder'],
      [fieldsOf(payment, { merchant_id: 1 }), 403, 'otherMerchant'],
      [{ ...right, order_id: other }, 403, 'forged'],
      [
        {
          ...right,
          signature: String(right['signature']).replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
        },
        403,
        'forged',
      ],
    ]
    for (const server of servers)
      for (const [fields, status, why] of wrong) {
        expect([why, await post(server, fields)]).toEqual([why, status])
        const told = await eventually(
          () => server.program.line(),
          (line) => line.includes('"security"'),
        )
        expect(told).toContain(`"event":"payment: ${why}"`)
        expect(told).not.toContain(String(right['signature']))
      }
    expect(await states()).toMatchObject([{ state: 'created', status: 'pending', count: 2 }])
    expect(await db.$count(paymentEvents)).toBe(0)
    await tellAtOnce(id, 'approved', 2)
    expect(await states()).toMatchObject([
      { state: 'approved', count: 1 },
      { state: 'created', count: 1 },
    ])
  },
  LIMIT_MS,
)
