import { ORDER_STATUSES, type OrderStatus } from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '../../../server/src/db/orderSchema.ts'
import { inTransaction } from '../../../server/src/db/transaction.ts'
import { newId } from '../../../server/src/ids.ts'
import { changeStatus } from '../../../server/src/modules/orders/changeStatus.ts'
import { giveMoneyBack } from '../../../server/src/modules/payments/refunds.ts'
import { changeWallet, walletBalance } from '../../../server/src/modules/payments/walletRepository.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { rounds } from '../support/rounds.ts'
import { newShopper } from '../support/shopper.ts'
import { checkInvariants, stockOf } from './invariants.ts'
import { orderApp, type Ordering } from './orderApp.ts'

const { app, db, customer } = await orderApp()
const honey = await storeProduct(db, { name: 'თაფლი', priceTetri: 900, inventory: 1_000 })
const wine = await storeProduct(db, {
  name: 'ღვინო',
  specifications: [{ value: '1 ლ', priceTetri: 2_000, inventory: 1_000 }],
})
const lines = [
  { productId: honey.id, quantity: 2 },
  { productId: wine.id, specificationId: wine.specificationIds[0] ?? null, quantity: 3 },
]
const TOTAL = 7_800
const before = await stockOf(db)

const cancel = (asked: Ordering, id: string) => asked.post(`/v1/orders/${id}/cancel/`)
const setStatus = (id: string, status: string) => db.update(orders).set({ status }).where(eq(orders.id, id))

test('a customer cancels a pending order: its goods are back in stock, and every view shows it', async () => {
  const asked = await customer()
  const id = await asked.ordered(lines, TOTAL)
  expect(await stockOf(db)).not.toEqual(before)
  const answer = await cancel(asked, id)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
  expect(answer.json()).toMatchObject({ id, status: 'cancelled', payment_status: 'failed' })
  expect(await asked.order(id)).toEqual(answer.json())
  expect(await stockOf(db)).toEqual(before)
  await checkInvariants(db, before)
})

test('cancelling it twice, or twenty times at once, cancels it once', async () => {
  const asked = await customer()
  const id = await asked.ordered(lines, TOTAL)
  const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(asked, id)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
  expect((await cancel(asked, id.toUpperCase())).json()).toMatchObject({ status: 'cancelled' })
  expect(await stockOf(db)).toEqual(before)
})

test('money that was paid from the wallet is returned to it once', async () => {
  const asked = await customer()
  await inTransaction(db, (transaction) => changeWallet(transaction, asked.buyer.id, 10_000, ''))
  const id = await asked.ordered(lines, TOTAL, { payment_method: 'wallet' })
  expect(await walletBalance(db, asked.buyer.id)).toBe(10_000 - TOTAL)
  const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(asked, id)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
  expect(await walletBalance(db, asked.buyer.id)).toBe(10_000)
  await checkInvariants(db, before)
})

test('a customer can’t cancel an order that is no longer pending, and nothing is returned', async () => {
  const asked = await customer()
  const id = await asked.ordered(lines, TOTAL)
  const stock = await stockOf(db)
  for (const status of ORDER_STATUSES) {
    if (status === 'pending' || status === 'cancelled') continue
    await setStatus(id, status)
    const answer = await cancel(asked, id)
    expect([status, answer.statusCode]).toEqual([status, 409])
    expect(answer.json()).toEqual({
      detail: 'ეს შეკვეთა უკვე მუშავდება და ვეღარ გაუქმდება. დაგვიკავშირდით.',
    })
    expect((await asked.order(id)).status).toBe(status)
  }
  expect(await stockOf(db)).toEqual(stock)
  await setStatus(id, 'pending')
  await cancel(asked, id)
})

test('of a cancellation and a confirmation at the same moment one succeeds, and the other one is refused', async () => {
  for (let round = 0; round < rounds(5, 25); round += 1) {
    const asked = await customer()
    const id = await asked.ordered(lines, TOTAL)
    const byShop = (to: OrderStatus) =>
      inTransaction(db, (transaction) =>
        changeStatus(transaction, { id, customerId: null }, to, giveMoneyBack),
      )
    const [answer, confirmed] = await Promise.all([cancel(asked, id), byShop('confirmed')])
    const { status } = await asked.order(id)
    if (confirmed.ok) {
      expect([answer.statusCode, status]).toEqual([409, 'confirmed'])
      await byShop('cancelled')
    } else {
      expect([answer.statusCode, status]).toEqual([200, 'cancelled'])
      expect(confirmed.error).toMatchObject({ reason: 'wrongStatus' })
    }
  }
  expect(await stockOf(db)).toEqual(before)
})

test('orders and cancellations of the same goods at once never deadlock', async () => {
  const buyers = await Promise.all(Array.from({ length: rounds(5, 10) }, () => customer()))
  await Promise.all(
    buyers.map(async (asked) => {
      await inTransaction(db, (transaction) => changeWallet(transaction, asked.buyer.id, 10 * TOTAL, ''))
      for (let round = 0; round < rounds(2, 4); round += 1) {
        const id = await asked.ordered(lines, TOTAL, { payment_method: 'wallet' })
        expect((await cancel(asked, id)).statusCode).toBe(200)
      }
    }),
  )
  for (const { buyer } of buyers) expect(await walletBalance(db, buyer.id)).toBe(10 * TOTAL)
  expect(await stockOf(db)).toEqual(before)
})

test('API-05 no one can cancel another customer’s order: it answers like a missing one', async () => {
  const [owner, other, guest] = [await customer(), await customer(), await newShopper(app)]
  const id = await owner.ordered(lines, TOTAL)
  expect((await guest.post(`/v1/orders/${id}/cancel/`)).statusCode).toBe(401)
  const missing = await cancel(other, newId())
  expect(missing.statusCode).toBe(404)
  for (const order of [id, 'no-id', '%00']) {
    const answer = await cancel(other, order)
    expect([answer.statusCode, answer.body]).toEqual([404, missing.body])
  }
  expect((await owner.order(id)).status).toBe('pending')
  const forged = await app.inject({
    method: 'POST',
    url: `/v1/orders/${id}/cancel/`,
    headers: { authorization: `Bearer ${owner.buyer.accessToken}` },
  })
  expect(forged.statusCode).toBe(403)
  await cancel(owner, id)
})
