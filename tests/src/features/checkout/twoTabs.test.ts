import type { OrderCreate, OrderCreated } from '@dukani/contracts'
import { expect, test } from 'vitest'
import { order, orderItem } from '#mocks/orders.ts'
import { placeOnce } from '#features/checkout/api/placeOnce.ts'
import { createOrderAttempts } from '#features/checkout/model/orderAttempt.ts'
import { ApiError } from '#shared/api/ApiError.ts'
import type { ApiClient } from '#shared/api/client.ts'
import { fakeStorage } from '../../support/fakeStorage.ts'

const wine = orderItem({ product: { id: 'wine', name: 'საფერავი', main_image: null }, quantity: 2 })
const body: OrderCreate = {
  order_items_data_input: [{ product_id: 'wine', specification_id: null, quantity: 2 }],
  payment_method: 'bank',
  subtotal: 77,
  address_id: 'home',
} as OrderCreate

/** A server without keys that makes an order each time, unless it refuses; each answer takes a turn of the clock. */
function serverWithoutKeys({ refuses = 0 } = {}) {
  const orders = [order({ id: 'before', items: [wine] })]
  let asked = 0
  const client: ApiClient = {
    async request({ method = 'GET', read }) {
      await new Promise((resolve) => setTimeout(resolve))
      if (method === 'GET') return read({ results: [...orders] })
      asked += 1
      if (asked <= refuses) throw new ApiError('http', 'refused', { status: 409 })
      const id = `order-${orders.length}`
      orders.unshift(order({ id, items: [wine] }))
      await new Promise((resolve) => setTimeout(resolve))
      return read({ id, payment_method: 'bank' })
    },
  }
  return { client, orders }
}

/** Orders as a tab of its own does. */
function inTab(client: ApiClient, locks: LockManager | undefined): Promise<OrderCreated> {
  const storage = fakeStorage()
  return placeOnce(
    client,
    body,
    'key',
    createOrderAttempts(() => storage),
    () => locks,
  )
}

test('CHECK-12 two tabs that order at one moment at a server without keys make one order', async () => {
  const { client, orders } = serverWithoutKeys()
  const made = await Promise.all([inTab(client, navigator.locks), inTab(client, navigator.locks)])
  expect(made.map(({ id }) => id)).toEqual(['order-1', 'order-1'])
  expect(orders).toHaveLength(2)
})

test('CHECK-12 the second tab orders what failed in the first', async () => {
  const { client, orders } = serverWithoutKeys({ refuses: 1 })
  const [first, second] = await Promise.allSettled([
    inTab(client, navigator.locks),
    inTab(client, navigator.locks),
  ])
  expect([first.status, second.status]).toEqual(['rejected', 'fulfilled'])
  expect(orders).toHaveLength(2)
})

test('CHECK-12 the same things are ordered again when the first order is answered, with locks and without', async () => {
  for (const locks of [navigator.locks, undefined]) {
    const { client, orders } = serverWithoutKeys()
    expect((await inTab(client, locks)).id).toBe('order-1')
    expect((await inTab(client, locks)).id).toBe('order-2')
    expect(orders).toHaveLength(3)
  }
})
