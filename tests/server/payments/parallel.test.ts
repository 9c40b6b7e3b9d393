import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '../../../server/src/db/orderSchema.ts'
import { paymentEvents, payments } from '../../../server/src/db/paymentSchema.ts'
import { FLITT_STATUSES } from '../../../server/src/gateways/flitt/flitt.ts'
import { fillCarts, newBuyers, orderBody } from '../orders/buyers.ts'
import { checkInvariants } from '../orders/invariants.ts'
import { eventually } from '../support/shop.ts'
import { past, payShop, PRICE, STOCK } from './payShop.ts'

const { db, secret, gateway, servers, productId, before, left, begun, forget, tell, sweepers, states } =
  await payShop()

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

test('CHECK-08 P1 P3 P4 all 720 orders of six events, told to two processes in turn, end alike', async () => {
  const orders720 = permutations(FLITT_STATUSES)
  const ids = await begun(orders720.length)
  expect(await left()).toBe(STOCK - 720)
  await all(
    ids.map((id, index) => ({ id, events: orders720[index] ?? [] })),
    16,
    async ({ id, events }) => {
      for (const event of events) {
        gateway.payment(id).status = event
        expect(await tell(id, event)).toBe(200)
      }
    },
  )
  expect(await states()).toEqual([
    { state: 'reversed', status: 'cancelled', payment_status: 'failed', count: 720 },
  ])
  expect(await db.$count(paymentEvents)).toBe(6 * 720)
  expect(await left()).toBe(STOCK)
  await checkInvariants(db, before)
}, 120_000)

test('CHECK-08 P1 P3 P4 the same events all at once, three times each, with one truth behind them', async () => {
  await forget()
  const ids = await begun(60)
  await all(ids, 4, async (id) => {
    gateway.payment(id).status = 'approved'
    const events = FLITT_STATUSES.filter((status) => status !== 'reversed')
    const answers = await Promise.all([...events, ...events, ...events].map((event) => tell(id, event)))
    expect(answers).toEqual(answers.map(() => 200))
  })
  expect(await states()).toEqual([
    { state: 'approved', status: 'confirmed', payment_status: 'completed', count: 60 },
  ])
  expect(await db.$count(paymentEvents)).toBe(5 * 60)
  await checkInvariants(db, before)
})

test('CHECK-08 two processes that sweep at once give up each order once and lose none, one of them killed in between', async () => {
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
  expect(gateway.calls.filter((call) => call.startsWith('/api/checkout/url'))).toHaveLength(5)
})
