import { describe, expect, test } from 'vitest'
import { cartItem } from '#mocks/cart.ts'
import { createCustomerCartApi, createGuestCartApi } from '#features/cart/api/cartApi.ts'
import type { CartApi } from '#features/cart/model/cartCalls.ts'
import { createMergeApi } from '#features/cart/api/mergeApi.ts'
import { createClient } from '#shared/api/client.ts'
import { ApiError } from '#shared/api/ApiError.ts'
import type { GuestSession } from '#shared/session/guestSession.ts'
import { fakeEnvironment, json, type Reply } from '../../shared/api/fakeEnvironment.ts'

const FIRST = '11111111-1111-4111-8111-111111111111'
const SECOND = '22222222-2222-4222-8222-222222222222'

function setUp(replies: Reply[]) {
  const fake = fakeEnvironment(replies, { text: 'csrftoken=a' })
  let id = FIRST
  const session: GuestSession = {
    id: () => id,
    renew: () => {
      id = SECOND
      return id
    },
  }
  const client = createClient({
    config: { apiBase: '' },
    language: () => 'ka',
    accessToken: () => null,
    environment: fake.environment,
  })
  const { signal } = new AbortController()
  return {
    api: createGuestCartApi(client, session),
    customer: createCustomerCartApi(client, session, 'nino'),
    merge: createMergeApi(client, session, 'nino'),
    sent: fake.sent,
    signal,
    session,
  }
}

const summary = (sent: { method: string; url: string; body: unknown }[]) =>
  sent.map(({ method, url, body }) => [method, url, body])

describe('API-02 the cart’s calls', () => {
  test('CART-01 are made with the session id', async () => {
    const { api, sent, signal } = setUp([
      json({ cart: { cartitems: [cartItem()] } }),
      json(cartItem({ id: 9 }), 201),
      json(cartItem({ id: 9 }), 201),
      json(cartItem()),
      new Response(null, { status: 204 }),
    ])
    expect(await api.load(signal)).toMatchObject([{ quantity: 1 }])
    expect(await api.add({ product: 5, specification: null, quantity: 2 })).toEqual({ id: 9 })
    await api.add({ product: 5, specification: 'a1', quantity: 1 })
    await api.change({ id: 'a b', product: 5, specification: 'a1', quantity: 3 })
    await api.remove({ id: 9 })
    expect(summary(sent)).toEqual([
      ['GET', `/v1/cart/?session_id=${FIRST}`, undefined],
      ['POST', '/v1/cart/items/', { product_id: 5, quantity: 2, session_id: FIRST }],
      ['POST', '/v1/cart/items/', { product_id: 5, quantity: 1, session_id: FIRST, specification: 'a1' }],
      ['PATCH', '/v1/cart/items/a%20b/', { quantity: 3, product: 5, specification: 'a1' }],
      ['DELETE', `/v1/cart/items/9/?session_id=${FIRST}`, undefined],
    ])
    expect(sent[0]?.init.cache).toBe('no-store')
  })

  test('CART-13 a customer’s are made with their id', async () => {
    const { customer, sent, signal } = setUp([
      json({ cart: { cartitems: [cartItem()] } }),
      json(cartItem({ id: 9 }), 201),
      json(cartItem()),
      new Response(null, { status: 204 }),
    ])
    expect(await customer.load(signal)).toMatchObject([{ quantity: 1 }])
    await customer.add({ product: 5, specification: 'a1', quantity: 2 })
    await customer.change({ id: 9, product: 5, specification: null, quantity: 3 })
    await customer.remove({ id: 9 })
    expect(summary(sent)).toEqual([
      ['GET', `/v1/cart/?session_id=${FIRST}&owner=nino`, undefined],
      [
        'POST',
        '/v1/cart/items/',
        { product_id: 5, quantity: 2, session_id: FIRST, owner: 'nino', specification: 'a1' },
      ],
      ['PATCH', '/v1/cart/items/9/', { quantity: 3, product: 5 }],
      ['DELETE', '/v1/cart/items/9/?owner=nino', undefined],
    ])
  })

  test('CART-13 the merge reads the customer’s cart first in the name of a session that has none', async () => {
    const { merge, sent } = setUp([json({ cart: { cartitems: [cartItem()] } })])
    expect(await merge.linesBefore()).toHaveLength(1)
    const { searchParams } = new URL(sent[0]?.url ?? '', 'http://localhost')
    expect(searchParams.get('owner')).toBe('nino')
    expect(searchParams.get('session_id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(searchParams.get('session_id')).not.toBe(FIRST)
  })

  test('CART-13 the merge adds under its key, for the owner, and drops by session id', async () => {
    const { merge, sent } = setUp([json(cartItem({ quantity: 4 }), 201), new Response(null, { status: 204 })])
    const wanted = { product: 5, specification: null, quantity: 2 }
    await merge.addOnce(wanted, 'cart-merge:nino:9')
    await merge.dropGuestLine(9)
    expect(new Headers(sent[0]?.init.headers).get('idempotency-key')).toBe('cart-merge:nino:9')
    expect(summary(sent)).toEqual([
      ['POST', '/v1/cart/items/', { product_id: 5, quantity: 2, session_id: FIRST, owner: 'nino' }],
      ['DELETE', `/v1/cart/items/9/?session_id=${FIRST}`, undefined],
    ])
  })

  test('CART-13 the merge gives a line of the customer its quantity, and takes it out at 0', async () => {
    const { merge, sent } = setUp([json(cartItem()), new Response(null, { status: 204 })])
    const line = { id: 9, product: 5, specification: null }
    await merge.setCustomerLine({ ...line, quantity: 3 })
    await merge.setCustomerLine({ ...line, quantity: 0 })
    expect(summary(sent)).toEqual([
      ['PATCH', '/v1/cart/items/9/', { quantity: 3, product: 5 }],
      ['DELETE', '/v1/cart/items/9/?owner=nino', undefined],
    ])
  })

  test('CART-01 CART-13 a cart that isn’t found is an empty one, of the same id', async () => {
    const { api, customer, sent, signal } = setUp([
      json({ detail: 'ვერ მოიძებნა.' }, 404),
      json({ detail: 'ვერ მოიძებნა.' }, 404),
      json({ cart: { cartitems: [cartItem()] } }),
    ])
    expect(await api.load(signal)).toEqual([])
    expect(await customer.load(signal)).toEqual([])
    expect(await api.load(signal)).toMatchObject([{ quantity: 1 }])
    expect(sent.map(({ url }) => url)).toEqual([
      `/v1/cart/?session_id=${FIRST}`,
      `/v1/cart/?session_id=${FIRST}&owner=nino`,
      `/v1/cart/?session_id=${FIRST}`,
    ])
  })

  test.each([
    ['reading', (api: CartApi, signal: AbortSignal) => api.load(signal)],
    ['adding', (api: CartApi) => api.add({ product: 5, specification: null, quantity: 1 })],
  ])('CART-01 an id that the server refuses at %s is replaced by a new one', async (_, call) => {
    const { api, sent, signal, session } = setUp([
      json({ session_id: ['მნიშვნელობა არასწორია.'] }, 400),
      json({ cart: { cartitems: [] } }),
    ])
    await call(api, signal)
    expect(sent).toHaveLength(2)
    expect(session.id()).toBe(SECOND)
    expect(JSON.stringify(sent[1])).toContain(SECOND)
  })

  test('a line that is gone already counts as taken out', async () => {
    const { api } = setUp([json({ detail: 'ვერ მოიძებნა.' }, 404)])
    expect(await api.remove({ id: 9 })).toBeUndefined()
  })

  test('other failures stay failures', async () => {
    const { api, signal } = setUp([json({}, 500), json({}, 400), json({}, 404)])
    await expect(api.load(signal)).rejects.toThrow(ApiError)
    await expect(api.remove({ id: 9 })).rejects.toMatchObject({ status: 400 })
    await expect(api.change({ id: 9, product: 5, specification: null, quantity: 1 })).rejects.toMatchObject({
      status: 404,
    })
  })
})
