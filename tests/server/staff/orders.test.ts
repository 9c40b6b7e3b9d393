import { shopOrderDetailsSchema, shopOrderPartSchema } from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../../server/src/db/schema.ts'
import { inTransaction } from '../../../server/src/db/transaction.ts'
import { changeWallet, walletBalance } from '../../../server/src/modules/payments/walletRepository.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { stockOf } from '../orders/invariants.ts'
import { staffApp } from './staffApp.ts'

const { db, customer, member } = await staffApp()
const jug = await storeProduct(db, { name: 'დოქი', priceTetri: 2_000, inventory: 1_000 })
const manager = await member('manager')
const PATH = '/v1/admin/orders/'

type Order = ReturnType<typeof shopOrderDetailsSchema.parse>

async function ordered(changes: object = { payment_method: 'bank' }): Promise<Order> {
  const asked = await customer()
  return show(await asked.ordered([{ productId: jug.id, quantity: 2 }], 4_000, changes))
}

const show = async (id: unknown) =>
  shopOrderDetailsSchema.parse((await manager.get(`${PATH}${String(id)}/`)).json())

/** Acts on an order as it was seen. */
function act({ id, status, payment_status }: Order, action: string, body: object = {}, asked = manager) {
  return asked.post(`${PATH}${String(id)}/${action}/`, { seen: { status, payment_status }, ...body })
}

async function done(order: Order, action: string, body: object = {}): Promise<Order> {
  const answer = await act(order, action, body)
  expect(answer.statusCode, answer.body).toBe(200)
  return shopOrderDetailsSchema.parse(answer.json())
}

test('staff take an order from its transfer to its delivery, and its history says who did what', async () => {
  const placed = await ordered()
  expect(placed).toMatchObject({
    ...{ status: 'pending', payment_status: 'pending', payment_method: 'bank', total_price: 40 },
    items: [{ product: { id: jug.id, name: 'დოქი' }, quantity: 2, unit_price: 20 }],
    next_statuses: ['confirmed', 'cancelled'],
    history: [],
  })
  const paid = await done(placed, 'confirm-transfer', { reference: ' GE-1 ' })
  expect(paid).toMatchObject({ status: 'confirmed', payment_status: 'completed' })
  const shipped = await done(paid, 'status', { status: 'shipped' })
  const delivered = await done(shipped, 'status', { status: 'delivered' })
  expect(delivered.next_statuses).toEqual([])
  const state = (status: string, payment_status: string) => ({ status, payment_status })
  expect(delivered.history).toMatchObject([
    {
      ...{ action: 'order.status', before: state('shipped', 'completed') },
      ...{ after: state('delivered', 'completed'), role: 'manager', actor: { id: manager.buyer.id } },
    },
    { before: state('confirmed', 'completed'), after: state('shipped', 'completed') },
    {
      ...{ action: 'order.confirmTransfer', before: state('pending', 'pending') },
      after: { ...state('confirmed', 'completed'), reference: 'GE-1' },
    },
  ])
})

test('cancelling returns the goods, and says how the money goes back', async () => {
  const before = await stockOf(db)
  const cancelled = await done(await done(await ordered(), 'confirm-transfer', { reference: '' }), 'status', {
    status: 'cancelled',
  })
  expect(cancelled.history[0]?.after).toMatchObject({ status: 'cancelled', money_back: 'byHand' })
  expect(await stockOf(db)).toEqual(before)
})

test('a transfer is returned by hand once, whoever else is asked to, and its customer sees that', async () => {
  const asked = await customer()
  const id = await asked.ordered([{ productId: jug.id, quantity: 2 }], 4_000, { payment_method: 'bank' })
  const paid = await done(await show(id), 'confirm-transfer', { reference: '' })
  const shipped = await done(paid, 'status', { status: 'shipped' })
  const second = await member('manager')
  const answers = await Promise.all([act(shipped, 'refund'), act(shipped, 'refund', {}, second)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const { history, payment_status } = await show(id)
  expect(payment_status).toBe('failed')
  expect(history[0]).toMatchObject({ action: 'order.refund', after: { money_back: 'byHand' } })
  expect((await asked.order(id)).payment).toMatchObject({ state: 'refunded', can_pay: false, transfer: null })
})

test('the money of an open order is returned by cancelling it, that of a shipped one by a refund, once', async () => {
  const asked = await customer()
  await inTransaction(db, (transaction) => changeWallet(transaction, asked.buyer.id, 4_000, ''))
  const lines = [{ productId: jug.id, quantity: 2 }]
  let order = await show(await asked.ordered(lines, 4_000, { payment_method: 'wallet' }))
  order = await done(order, 'status', { status: 'confirmed' })
  expect((await act(order, 'refund')).json()).toEqual({
    detail: 'შეკვეთა ჯერ ღიაა. გააუქმეთ და თანხა დაბრუნდება.',
  })
  expect((await act(order, 'confirm-transfer', { reference: '' })).statusCode).toBe(200)
  order = await done(order, 'status', { status: 'shipped' })
  const seen = order
  order = await done(order, 'refund')
  expect(order).toMatchObject({ status: 'shipped', payment_status: 'failed' })
  expect(order.history[0]).toMatchObject({ action: 'order.refund', after: { money_back: 'wallet' } })
  expect(await walletBalance(db, asked.buyer.id)).toBe(4_000)
  expect((await act(seen, 'refund')).statusCode).toBe(409)
  expect((await act(order, 'refund')).json()).toEqual({ detail: 'დასაბრუნებელი თანხა არ არის.' })
})

test('what the lifecycle doesn’t allow is refused, and nothing is recorded', async () => {
  const order = await done(await ordered(), 'status', { status: 'confirmed' })
  const refusals = [
    ['status', { status: 'shipped' }, 'გადაუხდელი შეკვეთა ვერ გაიგზავნება.'],
    ['status', { status: 'delivered' }, 'ამ შეკვეთის სტატუსი ასე ვერ შეიცვლება.'],
  ] as const
  for (const [action, body, detail] of refusals) {
    const refused = await act(order, action, body)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toEqual({ detail })
  }
  expect((await show(order.id)).history).toHaveLength(1)
})

test('of two people who act at once one acts; the same change again is a success, another gets a conflict', async () => {
  const order = await ordered()
  const second = await member('manager')
  const answers = await Promise.all([
    act(order, 'status', { status: 'confirmed' }),
    act(order, 'status', { status: 'cancelled' }, second),
  ])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const refused = answers.find(({ statusCode }) => statusCode === 409)
  expect(refused?.json()).toEqual({ detail: 'შეკვეთა ამასობაში შეიცვალა. ნახეთ და სცადეთ თავიდან.' })
  const { status, history } = await show(order.id)
  expect((await act(order, 'status', { status }, second)).statusCode).toBe(200)
  expect((await show(order.id)).history).toEqual(history)
})

test('orders are listed newest first, in parts, by status, payment, number, e-mail and phone', async () => {
  const list = async (query = '') => shopOrderPartSchema.parse((await manager.get(`${PATH}${query}`)).json())
  const newest = await ordered()
  const [first] = (await list()).results
  expect(first).toMatchObject({ id: newest.id, city: newest.city, customer: newest.customer })
  const ids = async (query: string) => (await list(query)).results.map(({ id }) => id)
  const { email } = newest.customer
  await db.update(users).set({ phoneNumber: '+995555111222' }).where(eq(users.email, email))
  expect(await ids(`?search=${newest.order_number}`)).toEqual([newest.id])
  expect(await ids(`?search=${encodeURIComponent(` ${email.toUpperCase()}`)}`)).toEqual([newest.id])
  expect(await ids(`?search=${encodeURIComponent('+995555111222')}`)).toEqual([newest.id])
  expect(await ids('?search=nobody')).toEqual([])
  await done(newest, 'confirm-transfer', { reference: '' })
  expect((await ids('?status=confirmed&payment_status=completed'))[0]).toBe(newest.id)
  expect(await ids('?status=pending')).not.toContain(newest.id)
  expect((await manager.get(`${PATH}?status=lost`)).statusCode).toBe(400)
  for (let at = 0; at < 50; at += 1) await ordered()
  const { next, results } = await list()
  expect(results).toHaveLength(50)
  expect(await ids(`?after=${String(next)}`)).toContain(newest.id)
  expect(await ids('?after=nonsense')).toEqual([])
})
