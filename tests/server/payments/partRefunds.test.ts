import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderMails, orders } from '../../../server/src/db/orderSchema.ts'
import { promotionCodes } from '../../../server/src/db/promotionSchema.ts'
import { users } from '../../../server/src/db/schema.ts'
import { newId } from '../../../server/src/ids.ts'
import { walletBalance } from '../../../server/src/modules/payments/walletRepository.ts'
import { checkInvariants, stockOf } from '../orders/invariants.ts'
import { refundApp } from './refundApp.ts'

const { db, customer, sweep, jug, before, manager, path, show, delivered, refund, refunded } =
  await refundApp()

test('items of an order are refunded to the wallet at once, go back into the stock if wanted, and its customer sees and reads that', async () => {
  const { asked, id, order, jugs } = await delivered('wallet')
  const stock = await stockOf(db)
  const items = [{ id: jugs, quantity: 2 }]
  const now = await refunded(order, { items, amount: 20, restock: true })
  expect(now).toMatchObject({
    ...{ status: 'delivered', payment_status: 'completed', refundable: 15 },
    refunds: [{ amount: 20, state: 'done', restock: true, items }],
    items: [
      { refundable: { quantity: 1, piece: 10, all: 10 } },
      { refundable: { quantity: 1, piece: 5, all: 5 } },
    ],
    history: [{ action: 'order.refundPart', role: 'manager', after: { amount: 20, money_back: 'wallet' } }],
  })
  expect(await walletBalance(db, asked.buyer.id)).toBe(2_000)
  const name = `product ${jug.id}`
  expect((await stockOf(db))[name]).toBe((stock[name] ?? NaN) + 2)
  const { payment } = await asked.order(id)
  expect(payment).toMatchObject({ state: 'paid', refunds: [{ amount: 20, is_done: true, items }] })
  expect(await db.select().from(orderMails).where(eq(orderMails.orderId, id))).toContainEqual(
    expect.objectContaining({ kind: 'refunded', about: now.refunds[0]?.id }),
  )
  await checkInvariants(db, before)
})

test('nothing is refunded to the wallet of an erased customer', async () => {
  const { asked, order, jugs } = await delivered('wallet')
  await db.update(users).set({ erasedAt: new Date() }).where(eq(users.id, asked.buyer.id))
  const answer = await refund(order, { items: [{ id: jugs, quantity: 1 }], amount: 10 })
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    {
      detail:
        'მყიდველის მონაცემები წაშლილია და საფულეს ვეღარავინ გამოიყენებს. თანხა მაღაზიის გარეთ დააბრუნეთ.',
    },
  ])
  expect(await walletBalance(db, asked.buyer.id)).toBe(0)
})

test('a line gives back what was paid for it, and its last piece what rounding has left', async () => {
  const code = `T${newId().slice(-8).toUpperCase()}`
  await db.insert(promotionCodes).values({ id: newId(), code, amountTetri: 100, minTotalTetri: 200 })
  const { asked, order, jugs, bowls } = await delivered(
    'wallet',
    { promotion_code: code, discount: 1 },
    3_400,
  )
  // 1 GEL off 35: 86 tetri off the jugs and 14 off the bowl.
  expect(order.items.map(({ refundable }) => refundable)).toEqual([
    { quantity: 3, piece: 9.71, all: 29.14 },
    { quantity: 1, piece: 4.86, all: 4.86 },
  ])
  const one = await refunded(order, { items: [{ id: jugs, quantity: 1 }], amount: 9.71 })
  expect((await refund(one, { items: [{ id: jugs, quantity: 2 }], amount: 19.42 })).statusCode).toBe(409)
  const two = await refunded(one, { items: [{ id: jugs, quantity: 2 }], amount: 19.43 })
  const all = await refunded(two, { items: [{ id: bowls, quantity: 1 }], amount: 4.86 })
  expect(all).toMatchObject({ refundable: 0, payment_status: 'failed', status: 'delivered' })
  expect(await walletBalance(db, asked.buyer.id)).toBe(3_400)
  await checkInvariants(db, before)
})

test('an amount without items is refunded, and items give back no more than is left then', async () => {
  const { asked, id, order, jugs, bowls } = await delivered('wallet')
  const less = await refunded(order, { amount: 3.5 })
  expect(less).toMatchObject({ refundable: 31.5, refunds: [{ amount: 3.5, items: [] }] })
  expect((await refund(less, { amount: 31.51 })).json()).toEqual({
    detail: 'ეს იმაზე მეტია, რაც დასაბრუნებელი დარჩა.',
  })
  const items = [
    { id: jugs, quantity: 3 },
    { id: bowls, quantity: 1 },
  ]
  expect(await refunded(less, { items, amount: 31.5 })).toMatchObject({ refundable: 0 })
  expect((await asked.order(id)).payment).toMatchObject({ state: 'refunded' })
  expect(await walletBalance(db, asked.buyer.id)).toBe(3_500)
})

test('a transfer was returned by hand before, with the bank’s reference', async () => {
  const { order, bowls } = await delivered('bank')
  const items = [{ id: bowls, quantity: 1 }]
  expect(await refunded(order, { items, amount: 5, reference: ' TBC-1 ' })).toMatchObject({
    refunds: [{ state: 'done', reference: 'TBC-1' }],
    history: [{ after: { money_back: 'byHand', reference: 'TBC-1' } }],
  })
})

test('a refund with an Idempotency-Key is made once, and one of a state that has changed not at all', async () => {
  const { asked, id, order } = await delivered('wallet')
  const answers = await Promise.all([1, 2, 3].map(() => refund(order, { amount: 2 }, 'key')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await walletBalance(db, asked.buyer.id)).toBe(200)
  for (const other of [{ amount: 3 }, { amount: 2, reference: 'TBC-1' }]) {
    const reused = await refund(order, other, 'key')
    expect([reused.statusCode, reused.json()]).toEqual([
      422,
      { detail: 'ეს მოთხოვნა უკვე გაიგზავნა სხვა შიგთავსით. განაახლეთ გვერდი და სცადეთ თავიდან.' },
    ])
  }
  const late = await refund(order, { amount: 2 }, 'another')
  expect(late.json()).toEqual({ detail: 'შეკვეთა ამასობაში შეიცვალა. ნახეთ და სცადეთ თავიდან.' })
  // What was refused leaves its key free.
  await refunded(await show(id), { amount: 2 }, 'another')
  expect(await walletBalance(db, asked.buyer.id)).toBe(400)
})

test('of many refunds at once no more is returned than was paid', async () => {
  const { asked, id, order } = await delivered('wallet')
  const answers = await Promise.all(Array.from({ length: 10 }, () => refund(order, { amount: 20 })))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(await walletBalance(db, asked.buyer.id)).toBe(2_000)
  // Whatever they have seen: what is left is looked up once more while the order is held.
  const rest = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      refund({ ...order, refundable: 15 - 5 * (index % 3) }, { amount: 5 }),
    ),
  )
  const done = rest.filter(({ statusCode }) => statusCode === 200).length
  expect(await walletBalance(db, asked.buyer.id)).toBe(2_000 + 500 * done)
  expect((await show(id)).refundable).toBe(15 - 5 * done)
  await checkInvariants(db, before)
})

test.each(['wallet', 'flitt', 'bank'] as const)(
  'cancelling an order of which a part was refunded returns the rest of its goods and money (%s)',
  async (method) => {
    const { asked, id, order: seen, bowls } = await delivered(method)
    await db.update(orders).set({ status: 'confirmed' }).where(eq(orders.id, id))
    const order = { ...seen, status: 'confirmed' as const }
    const whole = await refund(order, { amount: 35 })
    expect(whole.json()).toEqual({ detail: 'შეკვეთა ჯერ ღიაა. გააუქმეთ და თანხა დაბრუნდება.' })
    const items = [{ id: bowls, quantity: 1 }]
    await refunded(order, { items, amount: 5, restock: true })
    const state = { status: 'confirmed', payment_status: 'completed' }
    const cancelled = await manager.post(`${path(id)}status/`, { seen: state, status: 'cancelled' })
    expect(cancelled.statusCode).toBe(200)
    if (method === 'flitt') expect((await asked.order(id)).payment).toMatchObject({ state: 'refunding' })
    await sweep()
    if (method === 'bank') {
      const back = await refund(await show(id), { items, amount: 5 })
      expect(back.json()).toEqual({
        detail: 'შეკვეთა გაუქმებულია და ნივთები უკვე მარაგშია. დააბრუნეთ თანხა.',
      })
      const paid = { status: 'cancelled', payment_status: 'completed' }
      expect((await manager.post(`${path(id)}refund/`, { seen: paid })).statusCode).toBe(200)
    }
    if (method === 'wallet') expect(await walletBalance(db, asked.buyer.id)).toBe(3_500)
    expect(await show(id)).toMatchObject({
      ...{ status: 'cancelled', payment_status: 'failed', refundable: 0 },
      refunds: [{ amount: 5 }, { amount: 30, state: 'done' }],
    })
    expect((await asked.order(id)).payment).toMatchObject({ state: 'refunded' })
    await checkInvariants(db, before)
  },
)

test('another order’s items, too many pieces, and what isn’t paid aren’t refunded', async () => {
  const [{ order, jugs }, other] = [await delivered('wallet'), await delivered('wallet')]
  expect((await refund(order, { items: [{ id: other.jugs, quantity: 1 }], amount: 10 })).statusCode).toBe(409)
  expect((await refund(order, { items: [{ id: jugs, quantity: 4 }], amount: 40 })).statusCode).toBe(409)
  const twice = [
    { id: jugs, quantity: 2 },
    { id: jugs, quantity: 2 },
  ]
  expect((await refund(order, { items: twice, amount: 40 })).statusCode).toBe(409)
  expect((await refund(order, { amount: 0 })).statusCode).toBe(400)
  const unpaid = await show(await (await customer()).ordered([{ productId: jug.id, quantity: 1 }], 1_000))
  expect((await refund(unpaid, { amount: 5 })).json()).toEqual({ detail: 'დასაბრუნებელი თანხა არ არის.' })
})
