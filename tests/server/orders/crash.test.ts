import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '../../../server/src/db/orderSchema.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { rounds } from '../support/rounds.ts'
import { fillCarts, newBuyers, orderBody, type Buyer } from './buyers.ts'
import { checkInvariants, stockOf } from './invariants.ts'
import { orderShop, type OrderAnswer, type OrderServer } from './orderShop.ts'

const KILLS = rounds(2, 10)
const WRITERS = 16

const { db, secret, open } = await orderShop()
const { id: productId } = await storeProduct(db, { name: 'ჭიქა', priceTetri: 1_000, inventory: 1_000_000 })
const before = await stockOf(db)
const lines = [{ productId, quantity: 1 }]
const body = orderBody(lines, 1_000)

/** The order's answer; null when the server was away, and whether it did anything can't be told. */
function attempt(server: OrderServer, buyer: Buyer, key: string): Promise<OrderAnswer | null> {
  return server.order(buyer, body, { key }).catch((error: unknown) => {
    if (error instanceof TypeError) return null
    throw error
  })
}

/** The ids of a customer's orders, as the database has them. */
async function storedOrders({ id }: Buyer): Promise<string[]> {
  const rows = await db.select({ id: orders.id }).from(orders).where(eq(orders.userId, id))
  return rows.map((row) => row.id).toSorted()
}

test(`CHECK-12 C1 ${KILLS} kills of the server under ${WRITERS} who order: no acknowledged order is lost, none is made twice`, async () => {
  let server = await open()
  let stopping = false
  const acknowledged: string[] = []

  // Each orders again and again, and sends an order that got no answer again with its key, until it has one.
  const write = async (buyer: Buyer): Promise<string[]> => {
    const own: string[] = []
    while (!stopping) {
      await fillCarts(db, [buyer], () => lines)
      const key = `order-${own.length}`
      let answer = await attempt(server, buyer, key)
      while (answer === null) {
        await wait(20)
        answer = await attempt(server, buyer, key)
      }
      if (answer.status !== 201) throw new Error(`answered with ${answer.status}: ${answer.body.detail}`)
      own.push(answer.body.id ?? '')
      acknowledged.push(answer.body.id ?? '')
    }
    return own
  }
  const buyers = await newBuyers(db, secret, WRITERS)
  const writing = buyers.map(write)
  const failed = Promise.all(writing.map((each) => each.then(() => new Promise<never>(() => undefined))))
  failed.catch(() => undefined)

  for (let kill = 0; kill <= KILLS; kill += 1) {
    // Not after the same number each time, so that orders are met at all their stages.
    const goal = acknowledged.length + WRITERS + kill * 3
    const reached = expect.poll(() => acknowledged.length, { timeout: 60_000, interval: 5 })
    await Promise.race([reached.toBeGreaterThanOrEqual(goal), failed])
    if (kill === KILLS) break
    server.program.child.kill('SIGKILL')
    expect(await server.program.ended).toBe('SIGKILL')
    server = await open()
  }
  stopping = true
  const own = await Promise.all(writing)
  expect(await Promise.all(buyers.map(storedOrders))).toEqual(own.map((ids) => ids.toSorted()))
  expect(acknowledged.length).toBeGreaterThan(KILLS * WRITERS)
  await checkInvariants(db, before)
}, 300_000)

test('CHECK-12 C3 a server that is shut down finishes the orders that are under way', async () => {
  const server = await open()
  const buyers = await newBuyers(db, secret, WRITERS)
  const outcomes: { began: number; answer: OrderAnswer | null }[] = []
  const load = buyers.map(async (buyer) => {
    for (let number = 0; ; number += 1) {
      await fillCarts(db, [buyer], () => lines)
      const began = performance.now()
      const answer = await attempt(server, buyer, `order-${number}`)
      outcomes.push({ began, answer })
      if (answer === null) return
    }
  })
  await expect.poll(() => outcomes.length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(4 * WRITERS)
  const ending = performance.now()
  server.program.child.kill('SIGTERM')
  expect(await server.program.ended).toBe(0)
  await Promise.all(load)

  const underWay = outcomes.filter(({ began }) => began < ending)
  expect(underWay.filter(({ answer }) => answer?.status !== 201)).toEqual([])
  expect(outcomes.filter(({ answer }) => answer !== null && answer.status !== 201)).toEqual([])
  const stored = (await Promise.all(buyers.map(storedOrders))).flat()
  expect(stored.toSorted()).toEqual(outcomes.flatMap(({ answer }) => answer?.body.id ?? []).toSorted())
  await checkInvariants(db, before)
}, 120_000)
