import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { carts } from '../../../server/src/db/cartSchema.ts'
import { products, specifications } from '../../../server/src/db/schema.ts'
import { newId } from '../../../server/src/ids.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { eachRow } from '../support/eachRow.ts'
import { testApp } from '../support/testApp.ts'
import { newGuestCart, type GuestCart } from './guestCart.ts'

const { app, db } = await testApp()
const bag = await storeProduct(db, { name: 'ჩანთა', inventory: 9 })
const scarce = await storeProduct(db, { name: 'ბეჭედი', inventory: 2 })
const wine = await storeProduct(db, {
  name: 'საფერავი',
  specifications: [{ value: '0,75 ლ', priceTetri: 1999, oldPriceTetri: 2500, inventory: 3 }],
})
const [bottle = ''] = wine.specificationIds

const MAXIMUM = (n: number) => ({ detail: `მაქსიმალური რაოდენობაა ${n}.` })
const SOLD_OUT = { detail: 'ამ ვარიანტის მარაგი ამოწურულია.' }
const INVALID = { detail: 'პროდუქტის ინფორმაცია არასწორია.' }
const FIELD = ['მნიშვნელობა არასწორია.']
const REQUIRED = ['ეს ველი აუცილებელია.']
const anyId: unknown = expect.any(String)
const holding = (fields: object): unknown => expect.objectContaining(fields)

let cart: GuestCart
beforeEach(async () => {
  cart = await newGuestCart(app)
})

describe('GET /v1/cart/', () => {
  test('API-02 a cart that doesn’t exist yet is empty, and reading it creates none', async () => {
    expect(await cart.read()).toEqual([])
    expect(await db.$count(carts, eq(carts.sessionId, cart.guest.sessionId))).toBe(0)
  })

  test('API-02 API-08 lines contain the whole product and the specification', async () => {
    const line = await cart.added({ product_id: wine.id, specification: bottle, quantity: 2 })
    await cart.added({ product_id: bag.id })
    const product = (await cart.guest.ask(`/v1/products/${wine.id}/`)).body
    const specification = {
      id: bottle,
      value: '0,75 ლ',
      price: 19.99,
      old_price: 25,
      discount_price: 19.99,
      inventory: 3,
    }
    expect(line).toStrictEqual({ id: anyId, product, quantity: 2, specification })
    expect(await cart.read()).toStrictEqual([
      line,
      holding({
        quantity: 1,
        specification: null,
        product: holding({ id: bag.id }),
      }),
    ])
  })

  test('CART-12 a hidden product is null, and a deleted specification is still named', async () => {
    const passing = await storeProduct(db, {
      name: 'წიგნი',
      specifications: [{ value: 'ყდა', priceTetri: 500 }],
    })
    const [cover = ''] = passing.specificationIds
    const { id } = await cart.added({ product_id: passing.id, specification: cover })

    await db.update(specifications).set({ active: false }).where(eq(specifications.id, cover))
    const line = { id, quantity: 1, specification: holding({ id: cover, value: 'ყდა' }) }
    expect(await cart.read()).toEqual([{ ...line, product: holding({ specifications: [] }) }])
    expect(await cart.patch(id, { quantity: 2 })).toMatchObject({ status: 400, body: INVALID })

    await db.update(products).set({ published: false }).where(eq(products.id, passing.id))
    expect(await cart.read()).toEqual([{ ...line, product: null }])
    expect(await cart.patch(id, { quantity: 2 })).toMatchObject({ status: 400, body: INVALID })
    expect((await cart.remove(id)).status).toBe(204)
  })
})

describe('PATCH /v1/cart/items/{id}/', () => {
  test('API-02 sets the quantity, whatever it was before', async () => {
    const line = await cart.added({ product_id: wine.id, specification: bottle, quantity: 3 })
    const answer = await cart.patch(line.id, { quantity: 1, product: wine.id, specification: bottle })
    expect(answer).toMatchObject({ status: 200, body: { ...line, quantity: 1 } })
    expect(await cart.read()).toEqual([{ ...line, quantity: 1 }])
  })

  test('CART-05 at most the stock and at most five; lowering it to the remaining stock is allowed', async () => {
    const fleeting = await storeProduct(db, { name: 'ყვავილი', inventory: 9 })
    const { id } = await cart.added({ product_id: fleeting.id, quantity: 4 })
    expect(await cart.patch(id, { quantity: 6 })).toMatchObject({ status: 400, body: MAXIMUM(5) })
    await db.update(products).set({ inventory: 2 }).where(eq(products.id, fleeting.id))
    expect(await cart.patch(id, { quantity: 3 })).toMatchObject({ status: 400, body: MAXIMUM(2) })
    expect((await cart.patch(id, { quantity: 2 })).status).toBe(200)
    await db.update(products).set({ inventory: 0 }).where(eq(products.id, fleeting.id))
    expect(await cart.patch(id, { quantity: 1 })).toMatchObject({ status: 400, body: SOLD_OUT })
    expect((await cart.read())[0]?.quantity).toBe(2)
  })

  test('API-03 another product, or no quantity, is refused, and nothing changes', async () => {
    const { id } = await cart.added({ product_id: bag.id })
    await eachRow(
      [
        [{ quantity: 0 }, { quantity: FIELD }],
        [{ quantity: 2.5 }, { quantity: FIELD }],
        [{}, { quantity: REQUIRED }],
        [{ quantity: 2, product: scarce.id }, INVALID],
        [{ quantity: 2, product: bag.id, specification: bottle }, INVALID],
      ],
      async (body, answer) => {
        expect(await cart.patch(id, body)).toMatchObject({ status: 400, body: answer })
        expect((await cart.read())[0]?.quantity).toBe(1)
      },
    )
  })

  test('API-05 only the quantity of a line can be set', async () => {
    const line = await cart.added({ product_id: bag.id })
    const other = {
      id: newId(),
      cart_id: newId(),
      cartId: newId(),
      product_id: scarce.id,
      price: 0,
      __proto__: null,
    }
    expect((await cart.patch(line.id, { quantity: 2, ...other })).status).toBe(200)
    expect(await cart.read()).toEqual([{ ...line, quantity: 2 }])
  })
})

describe('DELETE /v1/cart/items/{id}/', () => {
  test('API-02 answers 204 without a body, once', async () => {
    const { id } = await cart.added({ product_id: bag.id })
    const answer = await cart.remove(id)
    expect([answer.status, answer.body]).toEqual([204, undefined])
    expect(await cart.read()).toEqual([])
    expect(await cart.remove(id)).toMatchObject({ status: 404, body: { detail: 'ვერ მოიძებნა.' } })
  })
})

test('API-03 each of the calls needs a valid session', async () => {
  const { id } = await cart.added({ product_id: bag.id })
  for (const session of ['', '1', `${cart.guest.sessionId}x`, newId(), randomUUID().replaceAll('-', '')]) {
    const wrong = { status: 400, body: { session_id: FIELD } }
    expect(await cart.guest.ask(`/v1/cart/?session_id=${session}`)).toMatchObject(wrong)
    expect(
      await cart.guest.ask(`/v1/cart/items/${String(id)}/?session_id=${session}`, { method: 'DELETE' }),
    ).toMatchObject(wrong)
  }
  expect(await cart.guest.ask('/v1/cart/')).toMatchObject({ status: 400, body: { session_id: REQUIRED } })
  const bare = await cart.guest.ask(`/v1/cart/items/${String(id)}/`, { method: 'DELETE' })
  expect(bare).toMatchObject({ status: 400, body: { session_id: REQUIRED } })
  expect(await cart.read()).toHaveLength(1)
  // A UUID is the same in capitals.
  expect(
    (await cart.guest.ask(`/v1/cart/?session_id=${cart.guest.sessionId.toUpperCase()}`)).body,
  ).toMatchObject({
    cart: { cartitems: [{ id }] },
  })
})
