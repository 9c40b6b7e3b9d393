import { cleanup, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Order } from '@dukani/contracts'
import { order, orderItem } from '#mocks/orders.ts'
import { addressCall, made, openCheckout, orderCalls, submit, toasts } from './checkoutShop.tsx'

let opened: ReturnType<typeof openCheckout> | null = null

beforeEach(() => {
  sessionStorage.clear()
  // No pause before a reading is tried again.
  vi.spyOn(Math, 'random').mockReturnValue(0)
})

afterEach(() => {
  cleanup()
  opened?.api.close()
  opened = null
})

const goods = (id: string, quantity: number) =>
  orderItem({ product: { id, name: id, main_image: null }, quantity })
/** An order of what the cart of these tests holds. */
const ofCart = (changes: Partial<Order> = {}) =>
  order({ items: [goods('honey', 1), goods('wine', 2)], ...changes })
const before = ofCart({ id: 'before' })
const unreachable = () => HttpResponse.error()

/** The checkout at a server without keys, whose list of orders is what `list` gives. */
async function open(handler: ReturnType<typeof orderCalls>['handler'], list: () => Order[] | null) {
  opened = openCheckout({
    handlers: [
      addressCall(),
      handler,
      http.get('*/v1/orders/', () => {
        const orders = list()
        return orders === null
          ? HttpResponse.json({}, { status: 500 })
          : HttpResponse.json({ results: orders })
      }),
    ],
    config: { idempotencyKeys: false },
  })
  await screen.findByRole('radio', { name: /რუსთაველის/ })
  return opened
}

const unknown = () => screen.findByText(/ჯერ არ ვიცით/, { selector: '[role=alert] *' })

describe('CHECK-12 at a server without keys', () => {
  test('an order that was made, but not answered, is found in the list', async () => {
    const orders = [before]
    const { sent, handler } = orderCalls(() => {
      orders.unshift(ofCart({ id: 'order-9' }))
      return unreachable()
    })
    const { user, cart, onPlaced } = await open(handler, () => orders)
    await user.click(submit())
    await waitFor(() => expect(onPlaced).toHaveBeenCalledExactlyOnceWith('order-9'))
    expect(toasts()).toEqual(['success 1: შეშვეკვეთა წარმატებით შეიქმნა'])
    expect(cart.markOrdered).toHaveBeenCalledTimes(1)
    expect(sent).toMatchObject([{ key: null }])
  })

  test('one that isn’t in the list is sent again, over a reload of the page too', async () => {
    const first = orderCalls(unreachable)
    const { user } = await open(first.handler, () => [before])
    await user.click(submit())
    await unknown()
    cleanup()
    opened?.api.close()
    const second = orderCalls(() => made())
    const again = await open(second.handler, () => [before])
    await again.user.click(submit())
    await waitFor(() => expect(again.onPlaced).toHaveBeenCalledExactlyOnceWith('order-1'))
    expect(second.sent).toHaveLength(1)
  })

  test('while the list can’t be read nothing is sent again', async () => {
    let list: Order[] | null = [before]
    const { sent, handler } = orderCalls(unreachable, () => made())
    const { user, onPlaced } = await open(handler, () => list)
    await user.click(submit())
    await unknown()
    list = null
    await user.click(submit())
    await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('error 2')]))
    expect(sent).toHaveLength(1)
    list = [before]
    await user.click(submit())
    await waitFor(() => expect(onPlaced).toHaveBeenCalledTimes(1))
  })

  test('after a refusal the same things are another order', async () => {
    const { sent, handler } = orderCalls(
      () => HttpResponse.json({ detail: 'არა' }, { status: 400 }),
      () => made(),
    )
    const orders = [before]
    const { user, onPlaced } = await open(handler, () => orders)
    await user.click(submit())
    await screen.findByText('არა', { selector: '[role=alert] *' })
    orders.unshift(ofCart({ id: 'elsewhere' }))
    await user.click(submit())
    await waitFor(() => expect(onPlaced).toHaveBeenCalledExactlyOnceWith('order-1'))
    expect(sent).toHaveLength(2)
  })
})
