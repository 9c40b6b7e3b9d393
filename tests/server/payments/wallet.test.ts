import { walletSchema } from '@dukani/contracts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '../../../server/src/db/orderSchema.ts'
import { walletEntries, wallets } from '../../../server/src/db/paymentSchema.ts'
import { cartItems } from '../../../server/src/db/cartSchema.ts'
import { inTransaction } from '../../../server/src/db/transaction.ts'
import { changeStatus } from '../../../server/src/modules/orders/changeStatus.ts'
import { refundOrder } from '../../../server/src/modules/payments/manualPayments.ts'
import { giveMoneyBack } from '../../../server/src/modules/payments/refunds.ts'
import { changeWallet } from '../../../server/src/modules/payments/walletRepository.ts'
import { orderBody } from '../orders/buyers.ts'
import { checkInvariants, stockOf } from '../orders/invariants.ts'
import { newShopper } from '../support/shopper.ts'
import { payApp, PRICE } from './payApp.ts'

const { app, db, customer, gateway, ordered, tell, sweep, attempts, lines } = await payApp()
const before = await stockOf(db)
const byWallet = orderBody(lines, PRICE, { payment_method: 'wallet' })

type Asked = Awaited<ReturnType<typeof customer>>
const put = ({ buyer }: Asked, tetri: number) =>
  inTransaction(db, (transaction) => changeWallet(transaction, buyer.id, tetri, 'საჩუქარი'))
const balanceOf = async (asked: Asked) => {
  const answer = await asked.get('/v1/wallet/')
  expect(answer.headers['cache-control']).toBe('no-store')
  return walletSchema.parse(answer.json()).balance
}

/** What every wallet holds is what its entries come to, and never below 0. */
async function checkWallets() {
  const { rows } = await db.execute(sql`
    select w.user_id from wallets w left join wallet_entries e on e.user_id = w.user_id
    group by w.user_id having w.balance_tetri <> coalesce(sum(e.amount_tetri), 0) or w.balance_tetri < 0`)
  expect(rows).toEqual([])
}

test('CHECK-04 a wallet pays together with the order, and its balance can be read', async () => {
  const asked = await customer()
  expect(await balanceOf(asked)).toBe(0)
  expect(await put(asked, 3_000)).toEqual({ ok: true, value: 3_000 })
  const id = await asked.ordered(lines, PRICE, { payment_method: 'wallet' })
  expect(await asked.order(id)).toMatchObject({
    ...{ status: 'pending', payment_status: 'completed', payment_method: 'wallet' },
    payment: { state: 'paid', can_pay: false, expires_at: null, transfer: null },
  })
  expect(await balanceOf(asked)).toBe(17.5)
  const entries = await db.select().from(walletEntries).where(eq(walletEntries.userId, asked.buyer.id))
  expect(entries).toMatchObject([
    { amountTetri: 3_000, kind: 'added', orderId: null, note: 'საჩუქარი' },
    { amountTetri: -PRICE, kind: 'order', orderId: id },
  ])
  await checkWallets()
})

test('CHECK-04 CHECK-10 if the balance is too small, the order is refused with the balance, and nothing is changed', async () => {
  const asked = await customer()
  await put(asked, PRICE - 1)
  await asked.fill(lines)
  const held = await stockOf(db)
  const answer = await asked.send(byWallet)
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    { detail: 'საფულეში საკმარისი თანხა არ არის: გაქვთ 12,49\u00a0₾, საჭიროა 12,50\u00a0₾.' },
  ])
  expect(await stockOf(db)).toEqual(held)
  expect(await db.$count(cartItems, eq(cartItems.cartId, asked.buyer.cartId))).toBe(1)
  expect(await asked.orders()).toEqual([])
  expect(await balanceOf(asked)).toBe(12.49)
  const poor = await customer()
  await poor.fill(lines)
  expect((await poor.send(byWallet)).statusCode).toBe(409)
})

test('CHECK-12 C5 a key sent many times at once is charged once, and a wallet is never overdrawn', async () => {
  const asked = await customer()
  await put(asked, PRICE)
  await asked.fill(lines)
  const answers = await Promise.all(Array.from({ length: 20 }, () => asked.send(byWallet, 'key')))
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
  expect(answers[0]?.statusCode).toBe(201)
  expect(await balanceOf(asked)).toBe(0)
  expect(await asked.orders()).toHaveLength(1)
  // What is taken by hand at the same time as other things goes down to 0 and no further.
  await put(asked, 1_000)
  const taken = await Promise.all(Array.from({ length: 20 }, () => put(asked, -100)))
  expect(taken.filter(({ ok }) => !ok)).toHaveLength(10)
  expect(await balanceOf(asked)).toBe(0)
  await checkWallets()
  await checkInvariants(db, before)
})

test('ORDER-04 a card payment is refunded by the gateway, a transfer by hand, an unpaid order not at all', async () => {
  const paid = await ordered()
  await tell(paid.gatewayId, 'approved')
  const cancelled = async (id: string) => {
    const change = await inTransaction(db, (transaction) =>
      changeStatus(transaction, { id, customerId: null }, 'cancelled', giveMoneyBack),
    )
    return change.ok && change.value.moneyBack
  }
  expect(await cancelled(paid.id)).toBe('card')
  expect(await paid.order()).toMatchObject({ payment: { state: 'refunding' } })
  await sweep()
  expect(gateway.payment(paid.gatewayId)).toMatchObject({
    status: 'reversed',
    reversals: [expect.any(String)],
  })
  expect(await attempts(paid.id)).toMatchObject([{ state: 'reversed', refund: 'done' }])
  expect(await paid.order()).toMatchObject({ status: 'cancelled', payment: { state: 'refunded' } })
  expect(await cancelled(paid.id)).toBe('nothing')
  const again = await inTransaction(db, (transaction) => refundOrder(transaction, paid.id))
  expect(again).toEqual({ ok: false, error: 'notPaid' })

  const unpaid = await ordered()
  expect(await cancelled(unpaid.id)).toBe('nothing')
  expect(await unpaid.order()).toMatchObject({ payment_status: 'failed' })

  const transferred = await ordered('bank')
  await db.update(orders).set({ paymentStatus: 'completed' }).where(eq(orders.id, transferred.id))
  expect(await cancelled(transferred.id)).toBe('byHand')
})

test('API-05 AUTH-13 a wallet is visible only to its owner, and a guest has none', async () => {
  const guest = await newShopper(app)
  expect((await guest.get('/v1/wallet/')).statusCode).toBe(401)
  const [rich, other] = [await customer(), await customer()]
  await put(rich, 9_900)
  expect(await balanceOf(other)).toBe(0)
  expect(await db.$count(wallets, eq(wallets.userId, other.buyer.id))).toBe(0)
})
