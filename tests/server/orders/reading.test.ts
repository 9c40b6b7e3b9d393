import { orderPageSchema, orderSchema } from '@dukani/contracts'
import { expect, test } from 'vitest'
import { addresses } from '../../../server/src/db/orderSchema.ts'
import { newId } from '../../../server/src/ids.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { newShopper } from '../support/shopper.ts'
import { orderBody } from './buyers.ts'
import { orderApp } from './orderApp.ts'

const { app, db, customer } = await orderApp()
const { id: productId } = await storeProduct(db, { name: 'წიგნი', priceTetri: 900, inventory: 100 })
const lines = [{ productId, quantity: 1 }]

test('API-09 ORDER-04 a customer’s orders come in pages, newest first', async () => {
  const asked = await customer()
  const none = await asked.get('/v1/orders/')
  expect(orderPageSchema.parse(none.json())).toEqual({ count: 0, next: null, previous: null, results: [] })

  const made: string[] = []
  for (let number = 0; number < 11; number += 1) made.push(await asked.ordered(lines, 900))
  const answer = await asked.get('/v1/orders/')
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
  const first = orderPageSchema.parse(answer.json())
  expect(first).toMatchObject({
    count: 11,
    next: expect.stringMatching(/^http:\/\/localhost(:80)?\/v1\/orders\/\?page=2$/) as string,
    previous: null,
  })
  const second = orderPageSchema.parse((await asked.get('/v1/orders/?page=2')).json())
  expect(second).toMatchObject({ next: null, previous: first.next?.replace('page=2', 'page=1') })
  expect([...first.results, ...second.results].map(({ id }) => id)).toEqual(made.toReversed())
  expect(first.results).toHaveLength(9)

  const small = orderPageSchema.parse((await asked.get('/v1/orders/?page=2&page_size=4')).json())
  expect(small.results.map(({ id }) => id)).toEqual(made.toReversed().slice(4, 8))
  expect(small.next).toMatch(/\?page=3&page_size=4$/)
  expect((await asked.get('/v1/orders/?page=3')).json()).toEqual({ detail: 'ასეთი გვერდი არ არის.' })
  for (const query of ['page=0', 'page_size=51', 'page=1&page=2', 'page=x'])
    expect((await asked.get(`/v1/orders/?${query}`)).statusCode, query).toBe(400)
})

test('API-08 an order is the same in the list and by itself', async () => {
  const asked = await customer()
  const id = await asked.ordered(lines, 900)
  const answer = await asked.get(`/v1/orders/${id}/`)
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
  expect(await asked.orders()).toEqual([orderSchema.parse(answer.json())])
})

test('API-05 another customer’s order can’t be seen or used: it answers like a missing one', async () => {
  const [owner, other, guest] = [await customer(), await customer(), await newShopper(app)]
  const id = await owner.ordered(lines, 900)
  const address = newId()
  await db.insert(addresses).values({
    ...{ id: address, userId: owner.buyer.id },
    ...{ homeAddress: 'აღმაშენებლის 8', city: 'ქუთაისი', region: 'იმერეთი' },
  })
  await owner.fill(lines)
  await other.fill(lines)
  const create = (to: unknown) => orderBody(lines, 900, { address: to })
  const missing = { detail: 'ვერ მოიძებნა.' }
  const login = { detail: 'გთხოვთ, შეხვიდეთ სისტემაში.' }
  const unknown = { detail: 'ეს მისამართი ვერ მოიძებნა.' }

  expect((await guest.get('/v1/orders/')).json()).toEqual(login)
  for (const order of [id, newId(), 'no-id', 'create']) {
    const asked = await guest.get(`/v1/orders/${order}/`)
    expect([asked.statusCode, asked.json()]).toEqual([401, login])
  }
  expect(await other.orders()).toEqual([])
  const answers = await Promise.all(
    [id, newId(), 'no-id', 'create'].map((order) => other.get(`/v1/orders/${order}/`)),
  )
  expect(answers.map((answer) => [answer.statusCode, answer.json<unknown>()])).toEqual(
    answers.map(() => [404, missing]),
  )
  expect(new Set(answers.map(({ headers }) => Object.keys(headers).toSorted().join()))).toHaveProperty(
    'size',
    1,
  )

  const guests = await guest.post('/v1/orders/create/', create(address))
  expect([guests.statusCode, guests.json()]).toEqual([401, login])
  for (const to of [address, newId(), 'no-id', 7]) {
    const foreign = await other.send(create(to))
    expect([foreign.statusCode, foreign.json()], String(to)).toEqual([404, unknown])
  }
  expect(await other.orders()).toEqual([])
  // A cart is its owner's, too: the other's order took nothing out of it.
  expect((await other.send(orderBody(lines, 900))).statusCode).toBe(201)
  expect((await owner.send(create(address))).statusCode).toBe(201)
  expect(await owner.orders()).toHaveLength(2)
})
