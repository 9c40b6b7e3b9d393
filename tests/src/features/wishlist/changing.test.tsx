import { act, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { user } from '#mocks/accounts.ts'
import { product } from '#mocks/products.ts'
import { savedItem, savedItems } from '#mocks/savedItems.ts'
import { wishlistHandlers } from '#mocks/wishlistHandlers.ts'
import type { WishlistResult } from '#features/wishlist/api/useWishlist.ts'
import { GUEST } from '#shared/session/session.ts'
import { customerPerTest } from '../../support/customerPerTest.ts'
import { mockApi } from '../../support/shop.tsx'
import { asCustomer } from '../orders/customer.tsx'
import { pass, probe } from './probe.tsx'

let api: ReturnType<typeof mockApi> | null = null

customerPerTest()

const LIST = 'GET /v1/saved-items/'
const scarf = product({ id: 'scarf' })
const [first = savedItem(), second = savedItem()] = savedItems(2)

/** With the list there. */
async function loaded(...handlers: Parameters<typeof mockApi>) {
  api = mockApi(...handlers)
  const wishlist = probe()
  await pass(400)
  await waitFor(() => expect(wishlist.now().isLoading).toBe(false))
  return wishlist
}

test('WISH-03 an added product is there at once, everywhere, and then with its own id', async () => {
  const wishlist = await loaded(...wishlistHandlers([first], [scarf]))
  let result: Promise<WishlistResult> | undefined
  act(() => {
    result = wishlist.now().add(scarf)
  })
  expect(wishlist.there().items[0]).toMatchObject({ product: scarf.id, product_name: scarf.name })
  expect(wishlist.there().isSaved(scarf.id)).toBe(true)
  await act(async () => expect(await result).toBe('done'))
  expect(wishlist.now().items.map(({ id }) => id)).toEqual(['0199a1b2-0000-7000-8009-000000000001', first.id])
  expect(api?.calls).toEqual([LIST, 'POST /v1/saved-items/'])
})

test('WISH-02 a waiting change of a customer who has left is not sent for the next one', async () => {
  const answer = Promise.withResolvers<undefined>()
  const wishlist = await loaded(
    http.post('*/v1/saved-items/', () => answer.promise),
    ...wishlistHandlers([first], [scarf]),
  )
  let added: Promise<WishlistResult> | undefined
  let removed: Promise<WishlistResult> | undefined
  act(() => {
    added = wishlist.now().add(scarf)
  })
  await waitFor(() => expect(api?.calls).toContain('POST /v1/saved-items/'))
  const item = wishlist.now().items[0]
  act(() => {
    removed = wishlist.now().remove(item?.id ?? '')
  })
  wishlist.setSession(GUEST)
  wishlist.setSession(asCustomer(user({ id: 'the next customer' })))
  answer.resolve(undefined)
  await act(async () => expect(await Promise.all([added, removed])).toEqual(['superseded', 'superseded']))
  expect(api?.calls.filter((call) => call.startsWith('DELETE'))).toEqual([])
})

test('WISH-04 an item that is already deleted counts as removed', async () => {
  const wishlist = await loaded(
    http.delete('*/v1/saved-items/:id/', () => HttpResponse.json({ detail: 'x' }, { status: 404 })),
    ...wishlistHandlers([first, second]),
  )
  await act(async () => expect(await wishlist.now().remove(first.id)).toBe('done'))
  expect(wishlist.there().items).toEqual([second])
})

test('WISH-03 added while the list is still loading, both are there in the end', async () => {
  api = mockApi(...wishlistHandlers([first], [scarf]))
  const wishlist = probe()
  let result: Promise<WishlistResult> | undefined
  act(() => {
    result = wishlist.now().add(scarf)
  })
  await pass(1_000)
  await act(async () => expect(await result).toBe('done'))
  await waitFor(() => expect(wishlist.now().items).toMatchObject([{ product: scarf.id }, { id: first.id }]))
})

test('API-02 where the answer doesn’t tell the item, the list is asked for anew', async () => {
  const wishlist = await loaded(
    http.post('*/v1/saved-items/', () => HttpResponse.json({})),
    ...wishlistHandlers([first], [scarf]),
  )
  let result: Promise<WishlistResult> | undefined
  act(() => {
    result = wishlist.now().add(scarf)
  })
  await pass(400)
  await act(async () => expect(await result).toBe('done'))
  expect(api?.calls).toEqual([LIST, 'POST /v1/saved-items/', LIST])
  expect(wishlist.now().items).toEqual([first])
})
