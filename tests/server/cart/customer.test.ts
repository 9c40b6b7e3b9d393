import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { cartItems, carts } from '../../../server/src/db/cartSchema.ts'
import { newId } from '../../../server/src/ids.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { testApp } from '../support/testApp.ts'
import { browserOf } from './browser.ts'
import { customerCartIn, storeCustomer, type CustomerCart } from './customerCart.ts'

const { app, db } = await testApp({ authenticate: async (token) => ({ id: token, sessionId: token }) })
const bag = await storeProduct(db, { name: 'ჩანთა', inventory: 9 })
const cup = await storeProduct(db, { name: 'ჭიქა', inventory: 9 })
const wine = await storeProduct(db, {
  name: 'საფერავი',
  specifications: [{ value: '0,75 ლ', priceTetri: 1999, inventory: 3 }],
})
const [bottle = ''] = wine.specificationIds

const logIn = async (ownerId: string) => customerCartIn(browserOf(app), { ownerId, accessToken: ownerId })
const stored = async () => ({
  carts: await db.select().from(carts),
  items: await db.select().from(cartItems),
})
const NOT_FOUND = { status: 404, body: { detail: 'ვერ მოიძებნა.' } }
const MAXIMUM = (n: number) => ({ status: 400, body: { detail: `მაქსიმალური რაოდენობაა ${n}.` } })

let cart: CustomerCart
beforeEach(async () => {
  cart = await logIn((await storeCustomer(db)).id)
})

describe('AUTH-13 a customer’s cart is tied to the owner', () => {
  test('API-02 the four calls, without a session id', async () => {
    const line = await cart.added({ product_id: wine.id, specification: bottle })
    expect(line).toMatchObject({
      quantity: 1,
      product: { id: wine.id },
      specification: { id: bottle, value: '0,75 ლ' },
    })
    expect(await cart.read()).toEqual([line])
    const body = { quantity: 3, product: wine.id, specification: bottle }
    expect(await cart.patch(line.id, body)).toMatchObject({ status: 200, body: { ...line, quantity: 3 } })
    const removed = await cart.remove(line.id)
    expect([removed.status, removed.body]).toEqual([204, undefined])
    expect(await cart.read()).toEqual([])
    expect(await cart.remove(line.id)).toMatchObject(NOT_FOUND)
  })

  test('the cart is the same in every browser, whatever its session', async () => {
    const line = await cart.added({ product_id: bag.id, quantity: 2 })
    const elsewhere = await logIn(cart.ownerId)
    expect(await elsewhere.read()).toEqual([line])
    const { sessionId } = elsewhere.browser
    const named = await elsewhere.browser.ask(`/v1/cart/?session_id=${sessionId}&owner=${cart.ownerId}`)
    expect(named.body).toEqual({ cart: { cartitems: [line] } })
    expect(await elsewhere.added({ product_id: bag.id, session_id: sessionId })).toEqual({
      ...line,
      quantity: 3,
    })
    expect((await elsewhere.patch(line.id, { quantity: 1 })).status).toBe(200)
    expect((await elsewhere.remove(line.id)).status).toBe(204)
    expect(await cart.read()).toEqual([])
  })

  test('a cart that doesn’t exist yet is empty; reading it creates and merges nothing', async () => {
    await cart.guest.added({ product_id: bag.id })
    const before = await stored()
    const { sessionId } = cart.browser
    const answer = await cart.browser.ask(`/v1/cart/?session_id=${sessionId}&owner=${cart.ownerId}`)
    expect([answer.status, answer.body]).toEqual([200, { cart: { cartitems: [] } }])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await stored()).toEqual(before)
  })

  test('CART-07 the limits apply: nothing above them is added without a key', async () => {
    expect(await cart.add({ product_id: bag.id, quantity: 6 })).toMatchObject(MAXIMUM(5))
    expect(await db.$count(carts, eq(carts.ownerId, cart.ownerId))).toBe(0)
    const line = await cart.added({ product_id: wine.id, specification: bottle, quantity: 2 })
    expect(await cart.add({ product_id: wine.id, specification: bottle, quantity: 2 })).toMatchObject(
      MAXIMUM(3),
    )
    expect(await cart.patch(line.id, { quantity: 4 })).toMatchObject(MAXIMUM(3))
    expect(await cart.read()).toEqual([line])
  })

  test('a call with a bearer token and without an owner is about the guest’s cart, as merging needs it', async () => {
    const own = await cart.added({ product_id: bag.id })
    const guests = await cart.guest.added({ product_id: cup.id })
    expect(await cart.guest.read()).toEqual([guests])
    expect(await cart.read()).toEqual([own])
    expect(await cart.guest.remove(own.id)).toMatchObject(NOT_FOUND)
    expect(await cart.remove(guests.id)).toMatchObject(NOT_FOUND)
    expect((await cart.guest.remove(guests.id)).status).toBe(204)
    expect(await cart.read()).toEqual([own])
  })

  test('PATCH has neither: with a bearer token it reaches the customer’s cart and the browser’s, and no other', async () => {
    const own = await cart.added({ product_id: bag.id })
    const guests = await cart.guest.added({ product_id: cup.id })
    expect((await cart.patch(own.id, { quantity: 2 })).status).toBe(200)
    expect((await cart.patch(guests.id, { quantity: 3 })).status).toBe(200)

    const elsewhere = await logIn(cart.ownerId)
    expect((await elsewhere.patch(own.id, { quantity: 4 })).status).toBe(200)
    expect(await elsewhere.patch(guests.id, { quantity: 4 })).toMatchObject(NOT_FOUND)

    // After the logout, the same browser has the guest's cart only.
    cart.browser.accessToken = null
    expect((await cart.patch(guests.id, { quantity: 5 })).status).toBe(200)
    expect(await cart.patch(own.id, { quantity: 5 })).toMatchObject(NOT_FOUND)
    expect(await elsewhere.read()).toEqual([{ ...own, quantity: 4 }])
  })
})

describe('API-05 an owner that isn’t the bearer', () => {
  const calls = (owner: string, line: unknown) =>
    [
      ['GET', `/v1/cart/?owner=${owner}`, undefined],
      ['POST', '/v1/cart/items/', { product_id: bag.id, quantity: 1, owner }],
      ['DELETE', `/v1/cart/items/${String(line)}/?owner=${owner}`, undefined],
    ] as const

  test('is 403 for a customer and 401 for a guest, and nothing changes', async () => {
    const line = await cart.added({ product_id: bag.id, quantity: 2 })
    const other = await logIn((await storeCustomer(db)).id)
    await other.added({ product_id: cup.id })
    const before = await stored()
    for (const accessToken of [other.ownerId, null]) {
      other.browser.accessToken = accessToken
      const detail = accessToken === null ? 'გთხოვთ, შეხვიდეთ სისტემაში.' : 'ეს კალათა სხვისია.'
      const status = accessToken === null ? 401 : 403
      for (const owner of [cart.ownerId, newId(), 'me', other.ownerId.toUpperCase()])
        for (const [method, url, body] of calls(owner, line.id)) {
          const answer = await other.browser.ask(url, { method, body })
          expect([method, owner, answer.status, answer.body]).toEqual([method, owner, status, { detail }])
        }
    }
    expect(await stored()).toEqual(before)
  })

  test('API-03 without an owner and a session, the session is required', async () => {
    const answer = await cart.browser.ask('/v1/cart/')
    expect([answer.status, answer.body]).toEqual([400, { session_id: ['ეს ველი აუცილებელია.'] }])
  })
})
