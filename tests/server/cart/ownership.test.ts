import { createHash } from 'node:crypto'
import type { CartItem } from '@dukani/contracts'
import { expect, test } from 'vitest'
import { cartItems, carts } from '../../../server/src/db/cartSchema.ts'
import { newId } from '../../../server/src/ids.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { eachOf } from '../support/eachRow.ts'
import { testApp } from '../support/testApp.ts'
import { browserOf, type Ask } from './browser.ts'
import { newGuestCart } from './guestCart.ts'

const { app, db } = await testApp()
const cup = await storeProduct(db, { name: 'ჭიქა', inventory: 5 })
// Each with a cart, a cookie and a token of their own.
const [victim, stranger] = [await newGuestCart(app), await newGuestCart(app)]
const line: CartItem = await victim.added({ product_id: cup.id, quantity: 2 })
await stranger.added({ product_id: cup.id })

const stored = async () => ({
  carts: await db.select().from(carts),
  items: await db.select().from(cartItems),
})
const NOT_FOUND = { status: 404, body: { detail: 'ვერ მოიძებნა.' } }

test('API-05 a browser without a cookie can neither read nor change a guest’s cart', async () => {
  const before = await stored()
  const { sessionId } = victim.guest
  const body = { product_id: cup.id, quantity: 1, session_id: sessionId }
  const item = `/v1/cart/items/${String(line.id)}/`
  await eachOf<[string, Ask, number]>(
    [
      [`/v1/cart/?session_id=${sessionId}`, {}, 404],
      // A write is refused before anybody looks for the cart.
      ['/v1/cart/items/', { method: 'POST', body }, 403],
      [item, { method: 'PATCH', body: { quantity: 5 } }, 403],
      [`${item}?session_id=${sessionId}`, { method: 'DELETE' }, 403],
    ],
    async ([path, ask, refused]) => {
      const answer = await browserOf(app).ask(path, ask)
      expect(answer.status).toBe(refused)
      expect(JSON.stringify(answer.body)).not.toContain(cup.id)
      expect(await stored()).toEqual(before)
    },
  )
})

test('API-05 for the right browser with another session id there is no cart', async () => {
  const before = await stored()
  const path = `/v1/cart/items/${String(line.id)}/?session_id=${stranger.guest.sessionId}`
  expect(await victim.guest.ask(path, { method: 'DELETE' })).toMatchObject(NOT_FOUND)
  expect(await stored()).toEqual(before)
})

test('CART-01 API-05 a browser that adds to another browser’s guest cart gets an error for the session id', async () => {
  const before = await stored()
  const body = { product_id: cup.id, quantity: 1, session_id: victim.guest.sessionId }
  expect(await stranger.guest.ask('/v1/cart/items/', { method: 'POST', body })).toMatchObject({
    status: 400,
    body: { session_id: ['მნიშვნელობა არასწორია.'] },
  })
  expect(await stored()).toEqual(before)
})

test('API-05 another’s, an unknown and a malformed line get the same response', async () => {
  const bodies = new Set<string>()
  for (const id of [line.id, newId(), '1', encodeURIComponent("'")])
    for (const answer of [await stranger.patch(id, { quantity: 5 }), await stranger.remove(id)]) {
      expect(answer).toMatchObject(NOT_FOUND)
      bodies.add(JSON.stringify(answer.body))
    }
  expect(bodies.size).toBe(1)
})

test('API-05 two session ids of one browser are two carts', async () => {
  const { guest, ...first } = await newGuestCart(app)
  const { sessionId } = browserOf(app)
  await first.added({ product_id: cup.id })
  const second = { product_id: cup.id, quantity: 2, session_id: sessionId }
  await guest.ask('/v1/cart/items/', { method: 'POST', body: second })
  expect(await first.read()).toMatchObject([{ quantity: 1 }])
  expect((await guest.ask(`/v1/cart/?session_id=${sessionId}`)).body).toMatchObject({
    cart: { cartitems: [{ quantity: 2 }] },
  })
})

test('API-05 the cookie of a guest’s cart is HttpOnly and only its hash is stored', async () => {
  const guest = browserOf(app)
  const { headers } = await guest.ask(`/v1/cart/?session_id=${guest.sessionId}`)
  const cookie = headers.getSetCookie().find((each) => each.startsWith('cart_sid='))
  expect(cookie).toMatch(/; HttpOnly/)
  const sid = guest.cookies.get('cart_sid') ?? ''
  const body = { product_id: cup.id, quantity: 1, session_id: guest.sessionId }
  await guest.ask('/v1/cart/items/', { method: 'POST', body })
  const { carts: rows } = await stored()
  const own = rows.find(({ sessionId }) => sessionId === guest.sessionId)
  expect(own?.bindingHash).toBe(createHash('sha256').update(sid).digest('hex'))
  expect(JSON.stringify(rows)).not.toContain(sid)
})

test('API-05 AUTH-13 an expired token opens no cart, not even a guest’s', async () => {
  const before = await stored()
  const guest = (await newGuestCart(app)).guest
  guest.accessToken = 'bad'
  const code = 'token_not_valid'
  for (const query of [`session_id=${guest.sessionId}`, 'owner=someone'])
    expect(await guest.ask(`/v1/cart/?${query}`)).toMatchObject({ status: 401, body: { code } })
  expect(await stored()).toEqual(before)
})
