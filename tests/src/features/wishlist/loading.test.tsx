import { act, cleanup, render, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { user } from '#mocks/accounts.ts'
import { savedItem, savedItems } from '#mocks/savedItems.ts'
import { wishlistHandlers } from '#mocks/wishlistHandlers.ts'
import { useWishlist } from '#features/wishlist/api/useWishlist.ts'
import { GUEST, STARTING } from '#shared/session/session.ts'
import { customerPerTest } from '../../support/customerPerTest.ts'
import { mockApi, Shop } from '../../support/shop.tsx'
import { asCustomer, SessionOf } from '../orders/customer.tsx'
import { nino, pass, probe } from './probe.tsx'

let api: ReturnType<typeof mockApi> | null = null

customerPerTest()

const LIST = 'GET /v1/saved-items/'
const [first = savedItem(), second = savedItem()] = savedItems(2)

function Names() {
  return useWishlist().items.map(({ product_name }) => product_name)
}

test('WISH-02 once for all who use it, 300 ms after the login', async () => {
  api = mockApi(...wishlistHandlers([first, second]))
  const wishlist = probe(GUEST)
  expect(wishlist.now()).toMatchObject({ items: [], isLoading: false, hasFailed: false })
  await pass(1_000)
  wishlist.setSession(nino)
  expect(wishlist.now()).toMatchObject({ items: [], isLoading: true })
  await pass(250)
  expect(api.calls).toEqual([])
  await pass(100)
  await waitFor(() => expect(wishlist.now()).toMatchObject({ items: [first, second], isLoading: false }))
  expect(wishlist.there().items).toEqual([first, second])
  expect(api.calls).toEqual([LIST])
})

test('WISH-02 a fetch that is asked for again within 300 ms waits, and is one', async () => {
  api = mockApi(...wishlistHandlers([first]))
  const wishlist = probe()
  await pass(200)
  act(() => wishlist.now().retry())
  await pass(200)
  act(() => wishlist.there().retry())
  await pass(200)
  expect(api.calls).toEqual([])
  await pass(150)
  await waitFor(() => expect(wishlist.now().items).toEqual([first]))
  expect(api.calls).toEqual([LIST])
})

test('WISH-02 used anew within five minutes it is not asked for, after them it is', async () => {
  api = mockApi(...wishlistHandlers([first]))
  const tree = (isUsed: boolean) => (
    <Shop>
      <SessionOf session={nino}>{isUsed && <Names />}</SessionOf>
    </Shop>
  )
  const { container, rerender } = render(tree(true))
  await pass(400)
  await waitFor(() => expect(container.textContent).toBe(first.product_name))
  rerender(tree(false))
  await pass(5 * 60_000 - 5_000)
  rerender(tree(true))
  expect(container.textContent).toBe(first.product_name)
  await pass(1_000)
  expect(api.calls).toEqual([LIST])
  rerender(tree(false))
  await pass(5_000)
  rerender(tree(true))
  // What was known is shown meanwhile.
  expect(container.textContent).toBe(first.product_name)
  await pass(400)
  await waitFor(() => expect(api?.calls).toEqual([LIST, LIST]))
})

test('WISH-02 cleared on logout, and another customer never sees it, nor is asked for in their place', async () => {
  api = mockApi(...wishlistHandlers([first]))
  const wishlist = probe()
  await pass(400)
  await waitFor(() => expect(wishlist.now().items).toEqual([first]))
  wishlist.setSession(GUEST)
  expect(wishlist.now()).toMatchObject({ items: [], isLoading: false })
  wishlist.setSession(asCustomer(user({ id: 'another' })))
  expect(wishlist.now()).toMatchObject({ items: [], isLoading: true })
  // Gone before the debounce is over: nothing is asked in nobody's name.
  await pass(100)
  wishlist.setSession(STARTING)
  await pass(1_000)
  expect(api.calls).toEqual([LIST])
})

test('API-02 all pages are fetched; a server that gives the same page for ever is asked twice', async () => {
  const many = savedItems(120)
  api = mockApi(...wishlistHandlers(many))
  const wishlist = probe()
  await pass(400)
  await waitFor(() => expect(wishlist.now().items).toHaveLength(120))
  expect(api.calls).toEqual([LIST, `${LIST}?page=2`, `${LIST}?page=3`])
  cleanup()
  api.close()
  api = mockApi(http.get('*/v1/saved-items/', () => HttpResponse.json({ results: many, next: 'again' })))
  const endless = probe()
  await pass(400)
  await waitFor(() => expect(endless.now().items).toHaveLength(120))
  expect(api.calls).toEqual([LIST, `${LIST}?page=2`])
})

test('WISH-04 a failure is said, and a retry asks again', async () => {
  let isDown = true
  api = mockApi(
    http.get('*/v1/saved-items/', () => (isDown ? HttpResponse.json({}, { status: 400 }) : undefined)),
    ...wishlistHandlers([first]),
  )
  const wishlist = probe()
  await pass(400)
  await waitFor(() => expect(wishlist.now()).toMatchObject({ hasFailed: true, isLoading: false }))
  isDown = false
  act(() => wishlist.now().retry())
  expect(wishlist.now()).toMatchObject({ hasFailed: false, isLoading: true })
  await pass(400)
  await waitFor(() => expect(wishlist.now().items).toEqual([first]))
})
