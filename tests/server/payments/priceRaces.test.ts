import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '../../../server/src/db/orderSchema.ts'
import { storeProduct, changeProduct } from '../catalogue/goods.ts'
import { fillCarts, newBuyers, orderBody } from '../orders/buyers.ts'
import { checkInvariants, stockOf } from '../orders/invariants.ts'
import { orderShop } from '../orders/orderShop.ts'
import { rounds } from '../support/rounds.ts'
import { testGateway } from './gateway.ts'
import { FLITT } from './merchant.ts'

const gateway = await testGateway()
const { db, secret, open } = await orderShop({
  ...{ FLITT_MERCHANT_ID: FLITT.merchantId, FLITT_SECRET_KEY: FLITT.secretKey, FLITT_URL: gateway.url },
  PUBLIC_URL: 'https://shop.ge',
})
const BUYERS = rounds(60, 200)
const servers = await Promise.all([open(), open()])

test(`API-06 CHECK-08 B11 a price that changes while ${BUYERS} order: no customer is charged more, or less, than was shown`, async () => {
  const [low, high] = [1_000, 1_100]
  const { id: productId } = await storeProduct(db, { name: 'ყანწი', priceTetri: low, inventory: 1_000 })
  const before = await stockOf(db)
  const lines = [{ productId, quantity: 1 }]
  const buyers = await newBuyers(db, secret, BUYERS)
  await fillCarts(db, buyers, () => lines)
  let ordering = true
  const changing = (async () => {
    for (let price = high; ordering; price = price === high ? low : high)
      await changeProduct(db, productId, { priceTetri: price })
  })()
  const made = new Map<string, number>()
  const statuses = new Set<number>()
  const rest = buyers.map((buyer, index) => ({ buyer, shown: index % 2 === 0 ? low : high }))
  await Promise.all(
    [...servers, ...servers, ...servers, ...servers].map(async (server) => {
      for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
        const body = orderBody(lines, next.shown, { payment_method: 'flitt' })
        const answer = await server.order(next.buyer, body)
        statuses.add(answer.status)
        if (answer.status === 201) made.set(answer.body.id ?? '', next.shown)
        else expect(answer.body.detail).toMatch(/^ფასი შეიცვალა\. ახლა სულ: 1[01],00/)
      }
    }),
  )
  ordering = false
  await changing
  expect([...statuses].toSorted()).toEqual([201, 409])
  for (const [id, shown] of made) {
    const [order] = await db.select().from(orders).where(eq(orders.id, id))
    expect(order?.totalTetri).toBe(shown)
  }
  // The gateway, too, asks for what was shown.
  expect([...gateway.payments.values()].map(({ amount }) => amount).toSorted()).toEqual(
    [...made.values()].toSorted(),
  )
  await checkInvariants(db, before)
}, 60_000)
