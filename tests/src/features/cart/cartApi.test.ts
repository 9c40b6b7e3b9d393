import { describe, expect, test } from 'vitest'
import { cartItem } from '#mocks/cart.ts'
import { createGuestCartApi } from '#features/cart/api/cartApi.ts'
import { createClient } from '#shared/api/client.ts'
import { ApiError } from '#shared/api/ApiError.ts'
import type { GuestSession } from '#shared/session/guestSession.ts'
import { fakeWorld, json, type Reply } from '../../shared/api/fakeWorld.ts'

const FIRST = '11111111-1111-4111-8111-111111111111'
const SECOND = '22222222-2222-4222-8222-222222222222'

function setUp(replies: Reply[]) {
  const fake = fakeWorld(replies, { text: 'csrftoken=a' })
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
    world: fake.world,
  })
  const { signal } = new AbortController()
  return { api: createGuestCartApi(client, session), sent: fake.sent, signal }
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

  test('CART-01 a cart that isn’t answered to this browser any more begins anew', async () => {
    const { api, sent, signal } = setUp([
      json({ detail: 'ვერ მოიძებნა.' }, 404),
      json({ cart: { cartitems: [] } }),
    ])
    expect(await api.load(signal)).toEqual([])
    expect(sent.map(({ url }) => url)).toEqual([
      `/v1/cart/?session_id=${FIRST}`,
      `/v1/cart/?session_id=${SECOND}`,
    ])
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
