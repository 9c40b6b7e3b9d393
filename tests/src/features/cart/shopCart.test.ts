import type { CartItem } from '@dukani/contracts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cartItem } from '#mocks/cart.ts'
import { product } from '#mocks/products.ts'
import { createShopCart } from '#features/cart/api/createShopCart.ts'
import type { ApiClient } from '#shared/api/client.ts'
import { eventually } from '../../../support/eventually.ts'
import { fakeStorage } from '../../support/fakeStorage.ts'

const MARK = 'dukani.guestCart'
const wine = product({ id: 'wine' })
const honey = product({ id: 'honey' })

let kept: Map<string, string>
let stop = () => {}

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', fakeStorage(kept))
  vi.stubGlobal('navigator', {})
})

afterEach(() => stop())

/** The cart of a page before a server with a guest's cart and a customer's. */
function open(carts: { guest: CartItem[]; customer: CartItem[] }) {
  const calls: string[] = []
  const client: ApiClient = {
    // A call that has an owner is about the customer's cart.
    request({ path, method = 'GET', query, body, read }) {
      const { owner, product_id: id } = { ...query, ...(body as Record<string, unknown> | undefined) }
      const whose = owner === undefined ? 'guest' : 'customer'
      calls.push(`${method} ${whose}`)
      if (method === 'GET') return Promise.resolve(read({ cart: { cartitems: carts[whose] } }))
      if (method === 'DELETE') {
        carts[whose] = carts[whose].filter((item) => !path.includes(String(item.id)))
        return Promise.resolve(read(null))
      }
      const added = cartItem({ id: `new-${String(id)}`, product: id === 'wine' ? wine : honey })
      carts[whose] = [...carts[whose], added]
      return Promise.resolve(read(added))
    },
  }
  const cart = createShopCart(client)
  stop = cart.start(() => {})
  const ready = () =>
    eventually(() => expect(cart.getSnapshot()).toMatchObject({ status: 'ready', isPending: false }))
  return { cart, calls, ready }
}

describe('CART-13 the mark of a guest’s cart', () => {
  test('is set when the cart that is read holds something', async () => {
    const { cart, ready } = open({ guest: [cartItem({ product: wine })], customer: [] })
    cart.follow(null)
    await ready()
    expect([...kept.keys()]).toContain(MARK)
  })

  test('is not set for an empty cart, but when something is put in', async () => {
    const { cart, ready } = open({ guest: [], customer: [] })
    cart.follow(null)
    await ready()
    expect([...kept.keys()]).not.toContain(MARK)
    expect(await cart.add(wine)).toMatchObject({ ok: true })
    expect([...kept.keys()]).toContain(MARK)
  })

  test('is not set by a customer’s cart', async () => {
    const { cart, ready } = open({ guest: [], customer: [cartItem({ product: wine })] })
    cart.follow('nino')
    await ready()
    await cart.add(honey)
    expect([...kept.keys()]).not.toContain(MARK)
  })

  test('lets a page that starts with a customer move the guest’s lines first', async () => {
    kept.set(MARK, '1')
    const { cart, ready } = open({
      guest: [cartItem({ id: 'g', product: wine })],
      customer: [cartItem({ id: 'c', product: honey })],
    })
    cart.follow('nino')
    await ready()
    expect(cart.getSnapshot().lines.map(({ product: { id } }) => id)).toEqual(['honey', 'wine'])
    expect(kept.has(MARK)).toBe(false)
  })

  test('stays when the move has failed, and the customer’s cart is shown', async () => {
    kept.set(MARK, '1')
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.stubGlobal('navigator', {
      get locks() {
        throw new Error('refused')
      },
    })
    const { cart, ready } = open({
      guest: [cartItem({ id: 'g', product: wine })],
      customer: [cartItem({ id: 'c', product: honey })],
    })
    cart.follow('nino')
    await ready()
    expect(cart.getSnapshot().count).toBe(1)
    expect(kept.has(MARK)).toBe(true)
    expect(console.warn).toHaveBeenCalledTimes(1)
  })
})

test('CART-15 the tabs of a customer tell each other of changes, apart from the guest’s', async () => {
  const { cart, calls, ready } = open({ guest: [], customer: [] })
  const elsewhere = new BroadcastChannel('dukani.cart.nino')
  const guests = new BroadcastChannel('dukani.cart')
  cart.follow('nino')
  await ready()
  guests.postMessage('changed')
  elsewhere.postMessage('changed')
  await eventually(() => expect(calls).toEqual(['GET customer', 'GET customer']))
  elsewhere.close()
  guests.close()
})
