import { fireEvent, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { againHandler } from '#mocks/orderChangeHandlers.ts'
import { orderListHandlers } from '#mocks/orderListHandlers.ts'
import { cardOrder } from '#mocks/payments.ts'
import { address, details, dialog, ordersApi, ordersPerTest, press, toasts, visit } from './ordersScene.tsx'

ordersPerTest()

const one = cardOrder('paid')
const tea = { product_name: 'გურული ჩაი', specification: '100 გ', quantity: 2 }
const jug = { product_name: 'დოქი', specification: null, quantity: 1 }
const AGAIN = 'თავიდან შეკვეთა'

test('ORDER-02 what was ordered goes into the cart again: how much is said, the cart is read and opened', async () => {
  const { calls, cartReadings } = ordersApi(againHandler(), ...orderListHandlers([one]))
  visit([`${details(one)}?category=a`])
  await waitFor(() => expect(cartReadings()).toBe(1))
  await press(AGAIN)
  await waitFor(() => expect(address()).toBe('/?category=a#cart'))
  expect(toasts()).toBe('success: კალათაში დაემატა 3 ცალი')
  expect(cartReadings()).toBe(2)
  expect(calls().filter((call) => call.startsWith('POST'))).toEqual([`POST /v1/orders/${one.id}/again/`])
})

test('ORDER-02 unavailable products are listed', async () => {
  ordersApi(againHandler({ added: 1, left_out: [tea, jug] }), ...orderListHandlers([one]))
  visit([details(one)])
  await press(AGAIN)
  await waitFor(() => expect(address()).toBe('/#cart'))
  expect(toasts()).toBe(
    'success: კალათაში დაემატა 1 ცალი | warning: ვერ დაემატა: გურული ჩაი (100 გ) × 2, დოქი × 1',
  )
})

test('ORDER-02 if no product is available the order stays', async () => {
  const { cartReadings } = ordersApi(againHandler({ added: 0, left_out: [jug] }), ...orderListHandlers([one]))
  visit([details(one)])
  await waitFor(() => expect(cartReadings()).toBe(1))
  await press(AGAIN)
  await waitFor(() => expect(toasts()).toBe('warning: კალათაში ვერაფერი დაემატა: დოქი × 1'))
  expect(address()).toBe(details(one))
  expect(cartReadings()).toBe(1)
})

test('ORDER-02 two presses at once are one call; a failure is shown, and the next press calls again', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const detail = 'კალათა სავსეა: ჯერ გაათავისუფლეთ ადგილი.'
  const keys: (string | null)[] = []
  ordersApi(
    http.post('*/v1/orders/:id/again/', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'))
      return HttpResponse.json({ detail }, { status: 409 })
    }),
    ...orderListHandlers([one]),
  )
  visit([details(one)])
  const button = await dialog().findByRole('button', { name: AGAIN })
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(toasts()).toBe(`error: ${detail}`))
  expect(keys).toHaveLength(1)
  await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'))
  fireEvent.click(button)
  await waitFor(() => expect(keys).toHaveLength(2))
  expect(address()).toBe(details(one))
})

test('ORDER-02 without an answer the next press repeats the call', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const keys: (string | null)[] = []
  ordersApi(
    http.post('*/v1/orders/:id/again/', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'))
      return keys.length < 3 ? HttpResponse.error() : HttpResponse.json({ added: 3, left_out: [] })
    }),
    ...orderListHandlers([one]),
  )
  visit([details(one)])
  await press(AGAIN)
  await waitFor(() => expect(toasts()).toMatch(/^error: /))
  expect(keys).toHaveLength(2)
  await press(AGAIN)
  await waitFor(() => expect(address()).toBe('/#cart'))
  expect(keys).toHaveLength(3)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(keys).size).toBe(1)
})
