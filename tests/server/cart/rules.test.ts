import { randomUUID } from 'node:crypto'
import type { Cart, CartItem } from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { carts, products, specifications } from '../../../server/src/db/schema.ts'
import { newId } from '../../../server/src/ids.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { testApp } from '../support/testApp.ts'
import { browserOf, type Browser } from './browser.ts'

const { app, db } = await testApp()
const bag = await storeProduct(db, { name: 'ჩანთა', inventory: 9 })
const scarce = await storeProduct(db, { name: 'ბეჭედი', inventory: 2 })
const soldOut = await storeProduct(db, { name: 'საათი', inventory: 0 })
const hidden = await storeProduct(db, { name: 'დამალული', published: false })
const wine = await storeProduct(db, {
  name: 'საფერავი',
  inventory: 100,
  specifications: [
    { value: '0,75 ლ', priceTetri: 1999, oldPriceTetri: 2500, inventory: 3 },
    { value: '1,5 ლ', priceTetri: 3500, inventory: 0 },
    { value: '3 ლ', priceTetri: null, inventory: 5 },
    { value: '5 ლ', priceTetri: 9000, inventory: 5, active: false },
  ],
})
const [bottle = '', magnum = '', priceless = '', gone = ''] = wine.specificationIds
const former = await storeProduct(db, {
  name: 'მაისური',
  specifications: [{ value: 'L', priceTetri: 100, active: false }],
})

const MAXIMUM = (n: number) => ({ detail: `მაქსიმალური რაოდენობაა ${n}.` })
const CHOOSE = { detail: 'გთხოვთ აირჩიოთ სპეციფიკაცია.' }
const SOLD_OUT = { detail: 'ამ ვარიანტის მარაგი ამოწურულია.' }
const INVALID = { detail: 'პროდუქტის ინფორმაცია არასწორია.' }
const FIELD = ['მნიშვნელობა არასწორია.']
const REQUIRED = ['ეს ველი აუცილებელია.']

let guest: Browser
beforeEach(async () => {
  guest = browserOf(app)
  await read()
})

async function read(): Promise<CartItem[]> {
  const { status, body } = await guest.ask(`/v1/cart/?session_id=${guest.sessionId}`)
  expect(status).toBe(200)
  return (body as Cart).cart.cartitems
}
const add = (body: object) =>
  guest.ask('/v1/cart/items/', {
    method: 'POST',
    body: { session_id: guest.sessionId, quantity: 1, ...body },
  })
const patch = (id: unknown, body: object) =>
  guest.ask(`/v1/cart/items/${String(id)}/`, { method: 'PATCH', body })
const remove = (id: unknown) =>
  guest.ask(`/v1/cart/items/${String(id)}/?session_id=${guest.sessionId}`, { method: 'DELETE' })
async function added(body: object): Promise<CartItem> {
  const answer = await add(body)
  expect(answer.status).toBe(201)
  return answer.body as CartItem
}

describe('GET /v1/cart/', () => {
  test('API-02 a cart that nobody has made is empty, and asking makes none', async () => {
    expect(await read()).toEqual([])
    expect(await db.$count(carts, eq(carts.sessionId, guest.sessionId))).toBe(0)
  })

  test('API-02 API-08 lines carry the whole product and the specification', async () => {
    const line = await added({ product_id: wine.id, specification: bottle, quantity: 2 })
    await added({ product_id: bag.id })
    const product = (await guest.ask(`/v1/products/${wine.id}/`)).body
    const specification = {
      id: bottle,
      value: '0,75 ლ',
      price: 19.99,
      old_price: 25,
      discount_price: 19.99,
      inventory: 3,
    }
    expect(line).toStrictEqual({ id: expect.any(String), product, quantity: 2, specification })
    expect(await read()).toStrictEqual([
      line,
      expect.objectContaining({
        quantity: 1,
        specification: null,
        product: expect.objectContaining({ id: bag.id }),
      }),
    ])
  })

  test('CART-12 a hidden product is null, and a specification that went is still named', async () => {
    const passing = await storeProduct(db, {
      name: 'წიგნი',
      specifications: [{ value: 'ყდა', priceTetri: 500 }],
    })
    const [cover = ''] = passing.specificationIds
    const { id } = await added({ product_id: passing.id, specification: cover })

    await db.update(specifications).set({ active: false }).where(eq(specifications.id, cover))
    const line = { id, quantity: 1, specification: expect.objectContaining({ id: cover, value: 'ყდა' }) }
    expect(await read()).toEqual([{ ...line, product: expect.objectContaining({ specifications: [] }) }])
    expect(await patch(id, { quantity: 2 })).toMatchObject({ status: 400, body: INVALID })

    await db.update(products).set({ published: false }).where(eq(products.id, passing.id))
    expect(await read()).toEqual([{ ...line, product: null }])
    expect(await patch(id, { quantity: 2 })).toMatchObject({ status: 400, body: INVALID })
    expect((await remove(id)).status).toBe(204)
  })

  test('nothing of a cart is kept by caches', async () => {
    const { headers } = await guest.ask(`/v1/cart/?session_id=${guest.sessionId}`)
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

describe('POST /v1/cart/items/', () => {
  test('CART-07 adds to the line that is there, a line for each specification', async () => {
    const first = await added({ product_id: wine.id, specification: bottle })
    const second = await added({ product_id: wine.id, specification: bottle, quantity: 2 })
    expect(second).toEqual({ ...first, quantity: 3 })
    await added({ product_id: bag.id, specification: null })
    expect((await read()).map(({ quantity }) => quantity)).toEqual([3, 1])
  })

  test('CART-07 the total of a line is at most five', async () => {
    expect(await add({ product_id: bag.id, quantity: 6 })).toMatchObject({ status: 400, body: MAXIMUM(5) })
    await added({ product_id: bag.id, quantity: 4 })
    expect(await add({ product_id: bag.id, quantity: 2 })).toMatchObject({ status: 400, body: MAXIMUM(5) })
    expect((await read())[0]?.quantity).toBe(4)
    await added({ product_id: bag.id, quantity: 1 })
    expect(await add({ product_id: bag.id })).toMatchObject({ status: 400, body: MAXIMUM(5) })
  })

  test('CART-07 CART-16 and at most the stock, of the specification where there is one', async () => {
    expect(await add({ product_id: scarce.id, quantity: 3 })).toMatchObject({ status: 400, body: MAXIMUM(2) })
    await added({ product_id: wine.id, specification: bottle, quantity: 3 })
    expect(await add({ product_id: wine.id, specification: bottle })).toMatchObject({
      status: 400,
      body: MAXIMUM(3),
    })
  })

  test.each([
    ['CART-07 no stock', { product_id: soldOut.id }, SOLD_OUT],
    ['CART-07 no stock of the specification', { product_id: wine.id, specification: magnum }, SOLD_OUT],
    ['CART-07 no specification chosen', { product_id: wine.id }, CHOOSE],
    ['CART-07 null for a specification', { product_id: wine.id, specification: null }, CHOOSE],
    ['PROD-03 a specification without a price', { product_id: wine.id, specification: priceless }, CHOOSE],
    ['a specification that the shop no longer has', { product_id: wine.id, specification: gone }, CHOOSE],
    ['an unknown specification', { product_id: wine.id, specification: newId() }, CHOOSE],
    ['a specification that is no id of ours', { product_id: wine.id, specification: 7 }, CHOOSE],
    ['another product’s specification', { product_id: bag.id, specification: bottle }, INVALID],
    [
      'a former specification of a product without',
      { product_id: former.id, specification: former.specificationIds[0] },
      INVALID,
    ],
    ['CART-09 an unknown product', { product_id: newId() }, INVALID],
    ['CART-09 a product that is no id of ours', { product_id: 12 }, INVALID],
    ['CART-09 a hidden product', { product_id: hidden.id }, INVALID],
    ['a number over all integers', { product_id: bag.id, quantity: 1e15 }, MAXIMUM(5)],
    ['quantity 0', { product_id: bag.id, quantity: 0 }, { quantity: FIELD }],
    ['quantity -1', { product_id: bag.id, quantity: -1 }, { quantity: FIELD }],
    ['quantity 1.5', { product_id: bag.id, quantity: 1.5 }, { quantity: FIELD }],
    ['a text for quantity', { product_id: bag.id, quantity: '2' }, { quantity: FIELD }],
    ['no quantity', { product_id: bag.id, quantity: undefined }, { quantity: REQUIRED }],
    ['no product', {}, { product_id: REQUIRED }],
    ['no session', { product_id: bag.id, session_id: undefined }, { session_id: REQUIRED }],
    ['a session that is no UUID', { product_id: bag.id, session_id: 'me' }, { session_id: FIELD }],
    ['a session that is no random UUID', { product_id: bag.id, session_id: newId() }, { session_id: FIELD }],
  ])('API-03 %s is refused, and nothing is kept', async (_, body, answer) => {
    expect(await add(body)).toMatchObject({ status: 400, body: answer })
    expect(await read()).toEqual([])
    expect(await db.$count(carts, eq(carts.sessionId, guest.sessionId))).toBe(0)
  })

  test('a former specification does not stand in the way of a product without any', async () => {
    await added({ product_id: former.id })
  })

  test('a cart takes a hundred different products', async () => {
    const many = await Promise.all(Array.from({ length: 101 }, () => storeProduct(db, { name: 'ფოთოლი' })))
    for (const { id } of many.slice(0, 100)) await added({ product_id: id })
    expect(await add({ product_id: many[100]?.id })).toMatchObject({
      status: 400,
      body: { detail: 'კალათაში მეტი სხვადასხვა პროდუქტი აღარ ეტევა.' },
    })
    expect(await read()).toHaveLength(100)
    await added({ product_id: many[0]?.id })
  })
})

describe('PATCH /v1/cart/items/{id}/', () => {
  test('API-02 sets the quantity, whatever it was', async () => {
    const line = await added({ product_id: wine.id, specification: bottle, quantity: 3 })
    const answer = await patch(line.id, { quantity: 1, product: wine.id, specification: bottle })
    expect(answer).toMatchObject({ status: 200, body: { ...line, quantity: 1 } })
    expect(await read()).toEqual([{ ...line, quantity: 1 }])
  })

  test('CART-05 not over the stock and not over five; lowering to what is left is allowed', async () => {
    const fleeting = await storeProduct(db, { name: 'ყვავილი', inventory: 9 })
    const { id } = await added({ product_id: fleeting.id, quantity: 4 })
    expect(await patch(id, { quantity: 6 })).toMatchObject({ status: 400, body: MAXIMUM(5) })
    await db.update(products).set({ inventory: 2 }).where(eq(products.id, fleeting.id))
    expect(await patch(id, { quantity: 3 })).toMatchObject({ status: 400, body: MAXIMUM(2) })
    expect((await patch(id, { quantity: 2 })).status).toBe(200)
    await db.update(products).set({ inventory: 0 }).where(eq(products.id, fleeting.id))
    expect(await patch(id, { quantity: 1 })).toMatchObject({ status: 400, body: SOLD_OUT })
    expect((await read())[0]?.quantity).toBe(2)
  })

  test.each([
    ['quantity 0', { quantity: 0 }, { quantity: FIELD }],
    ['quantity 2.5', { quantity: 2.5 }, { quantity: FIELD }],
    ['no quantity', {}, { quantity: REQUIRED }],
    ['another product', { quantity: 2, product: scarce.id }, INVALID],
    ['another specification', { quantity: 2, product: bag.id, specification: bottle }, INVALID],
  ])('API-03 %s is refused, and nothing changes', async (_, body, answer) => {
    const { id } = await added({ product_id: bag.id })
    expect(await patch(id, body)).toMatchObject({ status: 400, body: answer })
    expect((await read())[0]?.quantity).toBe(1)
  })

  test('API-05 of a line only the quantity can be set', async () => {
    const line = await added({ product_id: bag.id })
    const other = {
      id: newId(),
      cart_id: newId(),
      cartId: newId(),
      product_id: scarce.id,
      price: 0,
      __proto__: null,
    }
    expect((await patch(line.id, { quantity: 2, ...other })).status).toBe(200)
    expect(await read()).toEqual([{ ...line, quantity: 2 }])
  })
})

describe('DELETE /v1/cart/items/{id}/', () => {
  test('API-02 answers 204 without a body, once', async () => {
    const { id } = await added({ product_id: bag.id })
    const answer = await remove(id)
    expect([answer.status, answer.body]).toEqual([204, undefined])
    expect(await read()).toEqual([])
    expect(await remove(id)).toMatchObject({ status: 404, body: { detail: 'ვერ მოიძებნა.' } })
  })
})

test('API-03 each of the calls needs the session in its own shape', async () => {
  const { id } = await added({ product_id: bag.id })
  for (const session of ['', '1', `${guest.sessionId}x`, newId(), randomUUID().replaceAll('-', '')]) {
    const wrong = { status: 400, body: { session_id: FIELD } }
    expect(await guest.ask(`/v1/cart/?session_id=${session}`)).toMatchObject(wrong)
    expect(
      await guest.ask(`/v1/cart/items/${String(id)}/?session_id=${session}`, { method: 'DELETE' }),
    ).toMatchObject(wrong)
  }
  expect(await guest.ask('/v1/cart/')).toMatchObject({ status: 400, body: { session_id: REQUIRED } })
  const bare = await guest.ask(`/v1/cart/items/${String(id)}/`, { method: 'DELETE' })
  expect(bare).toMatchObject({ status: 400, body: { session_id: REQUIRED } })
  expect(await read()).toHaveLength(1)
  // A UUID is the same in capitals.
  expect((await guest.ask(`/v1/cart/?session_id=${guest.sessionId.toUpperCase()}`)).body).toMatchObject({
    cart: { cartitems: [{ id }] },
  })
})
