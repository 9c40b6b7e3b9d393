import { shopOrderDetailsSchema, shopOrderPartSchema } from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '../../../server/src/db/orderSchema.ts'
import { inTransaction } from '../../../server/src/db/transaction.ts'
import { newId } from '../../../server/src/ids.ts'
import { changeWallet } from '../../../server/src/modules/payments/walletRepository.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { staffApp } from './staffApp.ts'

const { db, customer, member } = await staffApp()
const jug = await storeProduct(db, { name: 'დოქი', priceTetri: 2_000, inventory: 1_000 })
const manager = await member('manager')
const PATH = '/v1/admin/orders/'

type Order = ReturnType<typeof shopOrderDetailsSchema.parse>

async function ordered(payment_method: string, quantity = 1): Promise<Order> {
  const asked = await customer()
  await inTransaction(db, (transaction) => changeWallet(transaction, asked.buyer.id, 10_000, ''))
  return show(await asked.ordered([{ productId: jug.id, quantity }], quantity * 2_000, { payment_method }))
}

const show = async (id: unknown) =>
  shopOrderDetailsSchema.parse((await manager.get(`${PATH}${String(id)}/`)).json())
const ids = async (query: string) =>
  shopOrderPartSchema.parse((await manager.get(`${PATH}?${query}`)).json()).results.map(({ id }) => id)

function act({ id, status, payment_status }: Order, action: string, body: object = {}) {
  return manager.post(`${PATH}${String(id)}/${action}/`, { seen: { status, payment_status }, ...body })
}

/** The stages in whose lists an order is. */
async function stagesOf({ id }: Order): Promise<string[]> {
  const stages = ['transfer', 'prepare', 'prepared', 'onTheWay']
  const listed = await Promise.all(stages.map((stage) => ids(`stage=${stage}`)))
  return stages.filter((_, index) => listed[index]?.includes(id))
}

test('an order goes through the stages, and is in one of them at a time', async () => {
  let order = await ordered('bank')
  const next = async (action: string, body?: object) => {
    const answer = await act(order, action, body)
    expect(answer.statusCode, answer.body).toBe(200)
    order = shopOrderDetailsSchema.parse(answer.json())
    return stagesOf(order)
  }
  expect(await stagesOf(order)).toEqual(['transfer'])
  expect(await next('confirm-transfer', { reference: '' })).toEqual(['prepare'])
  expect(await next('prepare')).toEqual(['prepared'])
  expect(order.prepared_at).not.toBeNull()
  expect(order.history[0]).toMatchObject({ action: 'order.prepare', after: { prepared: true } })
  expect(await next('status', { status: 'shipped' })).toEqual(['onTheWay'])
  expect(await next('status', { status: 'delivered' })).toEqual([])
})

test('a paid order that isn’t confirmed is confirmed by packing it, once', async () => {
  const order = await ordered('wallet')
  expect(await stagesOf(order)).toEqual(['prepare'])
  const answers = await Promise.all([act(order, 'prepare'), act(order, 'prepare')])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const { status, history } = await show(order.id)
  expect(status).toBe('confirmed')
  expect(history).toHaveLength(1)
})

test('an order that isn’t paid, or has left the shop, can’t be packed', async () => {
  const unpaid = await ordered('bank')
  expect((await act(unpaid, 'prepare')).statusCode).toBe(409)
  const order = await ordered('wallet')
  await act(order, 'prepare')
  await act(await show(order.id), 'status', { status: 'shipped' })
  expect((await act(await show(order.id), 'prepare')).statusCode).toBe(409)
  expect((await show(unpaid.id)).prepared_at).toBeNull()
})

test('a packed order that is cancelled is no longer packed', async () => {
  const order = await ordered('wallet')
  await act(order, 'prepare')
  await act(await show(order.id), 'status', { status: 'cancelled' })
  expect((await show(order.id)).prepared_at).toBeNull()
})

test('a stage begins with the order that waits longest, also over several parts', async () => {
  const before = await ids('stage=transfer')
  for (let at = before.length; at < 51; at += 1) await ordered('bank')
  const path = `${PATH}?stage=transfer`
  const { next, results } = shopOrderPartSchema.parse((await manager.get(path)).json())
  const rest = shopOrderPartSchema.parse((await manager.get(`${path}&after=${String(next)}`)).json())
  const times = [...results, ...rest.results].map(({ created_at }) => Date.parse(created_at))
  expect(times).toHaveLength(51)
  expect(times).toEqual(times.toSorted((one, other) => one - other))
})

test('orders are found by city, sum and day; a day is Tbilisi’s', async () => {
  const [small, large] = [await ordered('bank', 1), await ordered('bank', 3)]
  await db
    .update(orders)
    .set({ city: 'ონი', createdAt: new Date('2026-03-01T20:30:00Z') })
    .where(eq(orders.id, String(small.id)))
  await db
    .update(orders)
    .set({ city: 'ონი', createdAt: new Date('2026-03-01T19:30:00Z') })
    .where(eq(orders.id, String(large.id)))
  const inOni = (query = '') => ids(`city=${encodeURIComponent(' ონი')}${query}`)
  expect(await inOni()).toEqual([small.id, large.id])
  expect(await inOni('&total_from=20.01')).toEqual([large.id])
  expect(await inOni('&total_to=20')).toEqual([small.id])
  // 00:30 and 23:30 in Tbilisi.
  expect(await inOni('&from=2026-03-02')).toEqual([small.id])
  expect(await inOni('&to=2026-03-01')).toEqual([large.id])
  expect(await inOni('&from=2026-03-01&to=2026-03-02')).toEqual([small.id, large.id])
  for (const query of ['from=yesterday', 'total_from=much', 'stage=lost'])
    expect((await manager.get(`${PATH}?${query}`)).statusCode, query).toBe(400)
})

test('staff note something about an order; its customer doesn’t see it', async () => {
  const asked = await customer()
  const id = await asked.ordered([{ productId: jug.id, quantity: 1 }], 2_000, { payment_method: 'bank' })
  const note = (text: string, of = id) => manager.post(`${PATH}${of}/notes/`, { text })
  await note(' დარეკა: საღამოს მივა ')
  const answer = await note('მეორე')
  expect(shopOrderDetailsSchema.parse(answer.json())).toMatchObject({
    notes: [{ text: 'დარეკა: საღამოს მივა', author: { id: manager.buyer.id } }, { text: 'მეორე' }],
    history: [{ action: 'order.note', after: null }, { action: 'order.note' }],
  })
  expect(JSON.stringify(await asked.order(id))).not.toContain('მეორე')
  expect((await note('  ')).statusCode).toBe(400)
  expect((await note('x'.repeat(1_001))).statusCode).toBe(400)
  expect((await note('x', newId())).statusCode).toBe(404)
})
