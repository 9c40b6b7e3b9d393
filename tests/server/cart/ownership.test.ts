import { createHash } from 'node:crypto'
import type { CartItem } from '@dukani/contracts'
import { describe, expect, test } from 'vitest'
import { cartItems, carts } from '../../../server/src/db/schema.ts'
import { newId } from '../../../server/src/ids.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { testApp } from '../support/testApp.ts'
import { browserOf, type Ask, type Browser } from './browser.ts'

const { app, db } = await testApp({ authenticate: async (token) => (token === 'good' ? { id: 'me' } : null) })
const cup = await storeProduct(db, { name: 'ჭიქა', inventory: 5 })

async function newGuest(): Promise<Browser> {
  const guest = browserOf(app)
  await guest.ask('/v1/csrf/')
  return guest
}

const victim = await newGuest()
const line = (
  await victim.ask('/v1/cart/items/', {
    method: 'POST',
    body: { product_id: cup.id, quantity: 2, session_id: victim.sessionId },
  })
).body as CartItem
// Someone with a cart, a cookie and a token of their own.
const stranger = await newGuest()
await stranger.ask('/v1/cart/items/', {
  method: 'POST',
  body: { product_id: cup.id, quantity: 1, session_id: stranger.sessionId },
})

const names = ['get', 'add', 'change', 'remove'] as const

/** The four calls, each as someone who knows everything that is not a secret cookie would make it. */
const calls = (session: string, id: unknown = line.id): Record<(typeof names)[number], [string, Ask]> => ({
  get: [`/v1/cart/?session_id=${session}`, {}],
  add: [
    '/v1/cart/items/',
    { method: 'POST', body: { product_id: cup.id, quantity: 1, session_id: session } },
  ],
  change: [`/v1/cart/items/${String(id)}/`, { method: 'PATCH', body: { quantity: 5 } }],
  remove: [`/v1/cart/items/${String(id)}/?session_id=${session}`, { method: 'DELETE' }],
})

const stored = async () => ({
  carts: await db.select().from(carts),
  items: await db.select().from(cartItems),
})
const NOT_FOUND = { status: 404, body: { detail: 'ვერ მოიძებნა.' } }

describe('API-05 a guest’s cart answers to its session id and its browser only', () => {
  test.each(names)('%s: another guest is told that there is nothing, and nothing changes', async (name) => {
    const before = await stored()
    expect(await stranger.ask(...calls(victim.sessionId)[name])).toMatchObject(NOT_FOUND)
    expect(await stored()).toEqual(before)
  })

  test.each(names)('%s: someone without any cookie gets nothing, and nothing changes', async (name) => {
    const before = await stored()
    const { status, body } = await browserOf(app).ask(...calls(victim.sessionId)[name])
    // A write is refused before anybody looks for the cart.
    expect(status).toBe(name === 'get' ? 404 : 403)
    expect(JSON.stringify(body)).not.toContain(cup.id)
    expect(await stored()).toEqual(before)
  })

  test.each(names)(
    '%s: the guest’s own cookie without the csrf token is not enough to write',
    async (name) => {
      const before = await stored()
      const { cart_sid: sid = '' } = Object.fromEntries(victim.cookies)
      const [url, ask] = calls(victim.sessionId)[name]
      const answer = await app.inject({
        url,
        method: ask.method ?? 'GET',
        headers: { cookie: `cart_sid=${sid}`, 'content-type': 'application/json' },
        ...(ask.body !== undefined && { payload: JSON.stringify(ask.body) }),
      })
      expect(answer.statusCode).toBe(name === 'get' ? 200 : 403)
      expect(await stored()).toEqual(before)
    },
  )

  test('remove: the right browser with another session id is told that there is nothing', async () => {
    const before = await stored()
    const other = calls(stranger.sessionId)
    expect(await victim.ask(...other.remove)).toMatchObject(NOT_FOUND)
    expect(await stored()).toEqual(before)
  })

  test.each(['change', 'remove'] as const)(
    '%s: a foreign, an unknown and a malformed id are one and the same',
    async (name) => {
      const answers = await Promise.all(
        [line.id, newId(), '1', "'"].map((id) =>
          stranger.ask(...calls(stranger.sessionId, encodeURIComponent(id))[name]),
        ),
      )
      for (const answer of answers) expect(answer).toMatchObject(NOT_FOUND)
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    },
  )

  test('two session ids of one browser are two carts', async () => {
    const guest = await newGuest()
    const [first, second] = [guest.sessionId, browserOf(app).sessionId]
    await guest.ask(...calls(first).add)
    await guest.ask(...calls(second).add)
    await guest.ask(...calls(second).add)
    const quantity = async (session: string) => (await guest.ask(...calls(session).get)).body
    expect(await quantity(first)).toMatchObject({ cart: { cartitems: [{ quantity: 1 }] } })
    expect(await quantity(second)).toMatchObject({ cart: { cartitems: [{ quantity: 2 }] } })
  })

  test('the cookie is HttpOnly and only its hash is stored', async () => {
    const guest = browserOf(app)
    const { headers } = await guest.ask(...calls(guest.sessionId).get)
    const cookie = headers.getSetCookie().find((each) => each.startsWith('cart_sid='))
    expect(cookie).toMatch(/; HttpOnly/)
    const sid = guest.cookies.get('cart_sid') ?? ''
    await guest.ask(...calls(guest.sessionId).add)
    const { carts: rows } = await stored()
    const own = rows.find(({ sessionId }) => sessionId === guest.sessionId)
    expect(own?.bindingHash).toBe(createHash('sha256').update(sid).digest('hex'))
    expect(JSON.stringify(rows)).not.toContain(sid)
  })

  test('the right guest can do all of it', async () => {
    expect(await victim.ask(...calls(victim.sessionId).get)).toMatchObject({
      body: { cart: { cartitems: [line] } },
    })
    expect((await victim.ask(...calls(victim.sessionId).add)).body).toMatchObject({
      id: line.id,
      quantity: 3,
    })
    expect((await victim.ask(...calls(victim.sessionId).change)).body).toMatchObject({ quantity: 5 })
    expect((await victim.ask(...calls(victim.sessionId).remove)).status).toBe(204)
  })
})

describe('API-05 AUTH-13 owner', () => {
  const withOwner = (session: string) =>
    [
      ['GET', `/v1/cart/?session_id=${session}&owner=someone`],
      ['POST', '/v1/cart/items/', { product_id: cup.id, quantity: 1, session_id: session, owner: 'someone' }],
      ['DELETE', `/v1/cart/items/${String(line.id)}/?session_id=${session}&owner=someone`],
    ] as const

  test.each([
    ['a guest', undefined, 401, 'გთხოვთ, შეხვიდეთ სისტემაში.'],
    ['a bearer who is someone else', 'Bearer good', 403, 'ეს კალათა სხვისია.'],
    ['a token that holds no longer', 'Bearer bad', 401, 'გთხოვთ, შეხვიდეთ სისტემაში.', 'token_not_valid'],
  ])('named by %s is refused', async (_, authorization, status, detail, code?: string) => {
    const guest = await newGuest()
    const before = await stored()
    const cookie = [...guest.cookies].map((pair) => pair.join('=')).join('; ')
    const token = guest.cookies.get('csrftoken') ?? ''
    for (const [method, url, payload] of withOwner(guest.sessionId)) {
      const headers = { cookie, 'x-csrftoken': token, ...(authorization !== undefined && { authorization }) }
      const answer = await app.inject({ method, url, headers, ...(payload !== undefined && { payload }) })
      expect([method, answer.statusCode, answer.json()]).toEqual([method, status, { detail, code }])
    }
    expect(await stored()).toEqual(before)
  })
})
