import { orderSchema } from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '../../../server/src/db/orderSchema.ts'
import { payments } from '../../../server/src/db/paymentSchema.ts'
import { fillCarts, newBuyers, orderBody } from '../orders/buyers.ts'
import { checkInvariants } from '../orders/invariants.ts'
import { rounds } from '../support/rounds.ts'
import { eventually } from '../support/shop.ts'
import { past, payShop, PRICE, STOCK } from './payShop.ts'

const KILLS = rounds(1, 5)

const { db, secret, gateway, servers, open, productId, before, left, sweepers } = await payShop()
const lines = [{ productId, quantity: 1 }]
const body = orderBody(lines, PRICE, { payment_method: 'flitt' })

test(`CHECK-08 C6 ${KILLS} processes killed between the gateway’s begun payments and their answers: what was paid is found, what wasn’t expires, and who sends again pays once`, async () => {
  const { sweep } = await sweepers(2)
  for (let kill = 0; kill < KILLS; kill += 1) {
    const doomed = await open()
    const [again, silent, unpaid, unheard] = await newBuyers(db, secret, 4)
    if (!again || !silent || !unpaid || !unheard) throw new Error('nobody buys')
    const buyers = [again, silent, unpaid, unheard]
    await fillCarts(db, buyers, () => lines)
    const never = Promise.withResolvers<void>()
    gateway.state.beforeAnswer = never.promise
    const making = buyers.map((buyer) => doomed.order(buyer, body, { key: 'one' }))
    const broken = Promise.allSettled(making)
    const begun = async () => {
      const all = await db
        .select({ userId: orders.userId, orderId: orders.id, gatewayId: payments.gatewayOrderId })
        .from(payments)
        .innerJoin(orders, eq(orders.id, payments.orderId))
      const known = all.filter(({ gatewayId }) => gateway.payments.has(gatewayId))
      return new Map(known.map((row) => [row.userId, row]))
    }
    const started = await eventually(begun, (map) => buyers.every(({ id }) => map.has(id)))
    doomed.program.child.kill('SIGKILL')
    expect(await doomed.program.ended).toBe('SIGKILL')
    expect((await broken).map(({ status }) => status)).toEqual(buyers.map(() => 'rejected'))
    gateway.state.beforeAnswer = null
    never.resolve()
    const orderOf = ({ id }: { id: string }) => started.get(id)?.orderId ?? ''
    const paymentOf = ({ id }: { id: string }) => gateway.payment(started.get(id)?.gatewayId ?? '')

    paymentOf(silent).status = 'approved'
    // This one the gateway has forgotten, as if it had never come.
    gateway.payments.delete(paymentOf(unheard).orderId)
    for (const buyer of [unpaid, unheard]) {
      await db
        .update(orders)
        .set({ expiresAt: past })
        .where(eq(orders.id, orderOf(buyer)))
      await db
        .update(payments)
        .set({ expiresAt: past })
        .where(eq(payments.orderId, orderOf(buyer)))
    }
    for (const buyer of [silent, unpaid, unheard])
      await db
        .update(payments)
        .set({ checkAt: past })
        .where(eq(payments.orderId, orderOf(buyer)))
    const [answer] = await Promise.all([servers[0].order(again, body, { key: 'one' }), sweep()])
    expect([answer.status, answer.body.id]).toEqual([201, orderOf(again)])
    const page = gateway.at(answer.body.checkout_url ?? '')
    if (page === undefined) throw new Error('there is no page to pay at')
    page.status = 'approved'
    await db
      .update(payments)
      .set({ checkAt: past })
      .where(eq(payments.orderId, orderOf(again)))
    await sweep()

    const seen = await Promise.all(
      buyers.map(async (buyer) =>
        orderSchema.parse((await servers[1].ask(buyer, `/v1/orders/${orderOf(buyer)}/`)).body),
      ),
    )
    expect(seen.map(({ status, payment }) => [status, payment?.state])).toEqual([
      ['confirmed', 'paid'],
      ['confirmed', 'paid'],
      ['cancelled', 'expired'],
      ['cancelled', 'expired'],
    ])
    for (const { id } of buyers) expect(await db.$count(orders, eq(orders.userId, id))).toBe(1)
    expect(await left()).toBe(STOCK - 2 * (kill + 1))
  }
  expect([...gateway.payments.values()].flatMap(({ reversals }) => reversals)).toEqual([])
  await checkInvariants(db, before)
}, 300_000)
