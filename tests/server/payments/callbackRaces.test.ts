import { orderSchema } from '@dukani/contracts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '../../../server/src/db/orderSchema.ts'
import { paymentEvents, payments } from '../../../server/src/db/paymentSchema.ts'
import { products } from '../../../server/src/db/schema.ts'
import { FLITT_STATUSES, type FlittStatus } from '../../../server/src/gateways/flitt/flitt.ts'
import { fillCarts, newBuyers, orderBody } from '../orders/buyers.ts'
import { checkInvariants } from '../orders/invariants.ts'
import { rounds } from '../support/rounds.ts'
import { eventually } from '../support/shop.ts'
import type { GatewayPayment } from './gateway.ts'
import { past, payShop, PRICE, STOCK } from './payShop.ts'

// For what hangs.
const LIMIT_MS = 120_000
const LATE = rounds(8, 40)
const GOODS = rounds(3, 15)

const shop = await payShop()
const { db, secret, gateway, servers, productId, before, left, begun, forget, tell, sweepers, states } = shop

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
    const times = rounds(3, 10)
    const ids = await begun(times)
    for (const id of ids) {
      gateway.payment(id).status = 'approved'
      await tellAtOnce(id, 'approved', 20)
    }
    expect(await states()).toEqual([
      { state: 'approved', status: 'confirmed', payment_status: 'completed', count: times },
    ])
    expect(await db.$count(paymentEvents)).toBe(times)
    expect(await mails('paid')).toBe(times)
    expect(await left()).toBe(STOCK - times)
    for (const id of ids) {
      gateway.payment(id).status = 'reversed'
      await tellAtOnce(id, 'reversed', 20)
    }
    expect(await states()).toEqual([
      { state: 'reversed', status: 'cancelled', payment_status: 'failed', count: times },
    ])
    expect([await mails('paid'), await mails('cancelled')]).toEqual([times, times])
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
    const buyers = await newBuyers(db, secret, rounds(4, 20))
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
      { state: 'approved', status: 'confirmed', payment_status: 'completed', count: buyers.length },
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
    expect(fresh()).toHaveLength(buyers.length)
    await checkInvariants(db, before)
  },
  LIMIT_MS,
)

test(
  `CHECK-08 P5 ${LATE} payments approved after their orders expired, with goods for a few: those are paid, the money of the others goes back once`,
  async () => {
    await forget()
    const ids = await begun(LATE)
    const { sweep } = await sweepers(2)
    await db.update(orders).set({ expiresAt: past })
    await db.update(payments).set({ checkAt: past })
    await sweep()
    expect(await states()).toMatchObject([{ status: 'cancelled', count: LATE }])
    expect(await left()).toBe(STOCK)
    const sold = STOCK - GOODS
    await db.update(products).set({ inventory: GOODS }).where(eq(products.id, productId))
    for (const id of ids) gateway.payment(id).status = 'approved'
    await Promise.all(ids.map((id) => tellAtOnce(id, 'approved', 3)))
    const paid = { state: 'approved', status: 'confirmed', payment_status: 'completed', count: GOODS }
    expect(await states()).toEqual([
      { state: 'approved', status: 'cancelled', payment_status: 'failed', count: LATE - GOODS },
      paid,
    ])
    expect(await left()).toBe(0)
    await sweep()
    await sweep()
    expect(await states()).toEqual([
      paid,
      { state: 'reversed', status: 'cancelled', payment_status: 'failed', count: LATE - GOODS },
    ])
    const reversals = ids.map((id) => new Set(gateway.payment(id).reversals).size)
    expect(reversals.toSorted()).toEqual([
      ...Array<number>(GOODS).fill(0),
      ...Array<number>(LATE - GOODS).fill(1),
    ])
    expect(await db.$count(payments, eq(payments.refund, 'done'))).toBe(LATE - GOODS)
    await checkInvariants(db, { ...before, [`product ${productId}`]: STOCK - sold })
  },
  LIMIT_MS,
)

function permutations<Thing>(things: readonly Thing[]): Thing[][] {
  if (things.length === 0) return [[]]
  return things.flatMap((first, index) =>
    permutations(things.toSpliced(index, 1)).map((rest) => [first, ...rest]),
  )
}

/** Works through a list, so many at a time. */
async function all<Thing>(things: readonly Thing[], atOnce: number, work: (thing: Thing) => Promise<void>) {
  const rest = [...things]
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let thing = rest.pop(); thing !== undefined; thing = rest.pop()) await work(thing)
    }),
  )
}

const ORDERS = rounds(20, 720)

test(`CHECK-08 P1 P3 P4 ${ORDERS} of the 720 orders of six events, sent to two processes in turn, end alike`, async () => {
  const every = permutations(FLITT_STATUSES)
  const some = every.filter((_, index) => index % (every.length / ORDERS) === 0)
  await forget()
  const ids = await begun(ORDERS)
  expect(await left()).toBe(STOCK - ORDERS)
  await all(
    ids.map((id, index) => ({ id, events: some[index] ?? [] })),
    16,
    async ({ id, events }) => {
      for (const event of events) {
        gateway.payment(id).status = event
        expect(await tell(id, event)).toBe(200)
      }
    },
  )
  expect(await states()).toEqual([
    { state: 'reversed', status: 'cancelled', payment_status: 'failed', count: ORDERS },
  ])
  expect(await db.$count(paymentEvents)).toBe(6 * ORDERS)
  expect(await left()).toBe(STOCK)
  await checkInvariants(db, before)
}, 120_000)

test('CHECK-08 two processes that sweep at once let each order expire once and lose none, one of them killed in between', async () => {
  await forget()
  const ids = await begun(120)
  const paid = ids.slice(0, 40)
  for (const id of paid) gateway.payment(id).status = 'approved'
  await db.update(orders).set({ expiresAt: past })
  await db.update(payments).set({ checkAt: past, expiresAt: past })
  const { all: both } = await sweepers(2)
  for (const sweeper of both) sweeper.say('sweep')
  await eventually(
    () => db.$count(orders, eq(orders.status, 'pending')),
    (waiting) => waiting < 100,
  )
  both[0]?.child.kill('SIGKILL')
  expect(await both[1]?.line()).toBe('swept')
  // What the killed one had taken up is somebody else's when its time is over.
  await db
    .update(payments)
    .set({ checkAt: past })
    .where(sql`check_at < now() + interval '1 minute'`)
  both[1]?.say('sweep')
  expect(await both[1]?.line()).toBe('swept')
  const { rows } = await db.execute(
    sql`select status, payment_status, count(*)::int from orders group by 1, 2 order by 1`,
  )
  expect(rows).toEqual([
    { status: 'cancelled', payment_status: 'failed', count: 80 },
    { status: 'confirmed', payment_status: 'completed', count: 40 },
  ])
  expect(await left()).toBe(STOCK - 40)
  await checkInvariants(db, before)
})

test('CHECK-12 API-10 one order of two processes at once has one payment page', async () => {
  const lines = [{ productId, quantity: 1 }]
  const pages = () => gateway.calls.filter((call) => call.startsWith('/api/checkout/url')).length
  const known = pages()
  const buyers = await newBuyers(db, secret, 5)
  await fillCarts(db, buyers, () => lines)
  for (const each of buyers) {
    const answers = await Promise.all(
      [...servers, ...servers, ...servers, ...servers, ...servers].map((server) =>
        server.order(each, orderBody(lines, PRICE, { payment_method: 'flitt' }), { key: 'one' }),
      ),
    )
    const bodies = new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body])))
    expect([...bodies]).toEqual([expect.stringContaining('/pay/')])
    expect(await db.$count(orders, eq(orders.userId, each.id))).toBe(1)
  }
  expect(pages()).toBe(known + 5)
})
