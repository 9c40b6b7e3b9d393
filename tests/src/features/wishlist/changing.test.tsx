import { createTranslate, ka } from '@dukani/i18n'
import { act, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { product, specifiedProduct } from '#mocks/products.ts'
import { savedItem, savedItems } from '#mocks/savedItems.ts'
import { wishlistHandlers } from '#mocks/wishlistHandlers.ts'
import type { WishResult } from '#features/wishlist/api/useWishlist.ts'
import { wishText } from '#features/wishlist/model/wishText.ts'
import { GUEST } from '#shared/session/session.ts'
import { customerPerTest } from '../../support/customerPerTest.ts'
import { mockApi } from '../../support/shop.tsx'
import { pass, probe } from './probe.tsx'

let api: ReturnType<typeof mockApi> | null = null

customerPerTest()

const LIST = 'GET /v1/saved-items/'
const t = createTranslate(ka)
const scarf = product({ id: 'scarf' })
const [first = savedItem(), second = savedItem()] = savedItems(2)

const textOf = (result: WishResult | undefined) =>
  typeof result === 'object' ? wishText(result.refused, t) : result

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
  let result: Promise<WishResult> | undefined
  act(() => {
    result = wishlist.now().add(scarf)
  })
  expect(wishlist.there().items[0]).toMatchObject({ product: scarf.id, product_name: scarf.name })
  expect(wishlist.there().isSaved(scarf.id)).toBe(true)
  await act(async () => expect(await result).toBe('done'))
  expect(wishlist.now().items.map(({ id }) => id)).toEqual(['0199a1b2-0000-7000-8009-000000000001', first.id])
  expect(api?.calls).toEqual([LIST, 'POST /v1/saved-items/'])
})

test('WISH-03 with a specification where there are some; without one nothing is sent', async () => {
  const honey = specifiedProduct()
  const [kind] = honey.specifications
  const wishlist = await loaded(...wishlistHandlers([], [honey]))
  expect(textOf(await wishlist.now().add(honey))).toBe('გთხოვთ, აირჩიოთ სპეციფიკაცია.')
  await act(async () => {
    await wishlist.now().add(honey, kind?.id)
  })
  expect(wishlist.now().items).toMatchObject([{ specification: { id: kind?.id, value: kind?.value } }])
  expect(wishlist.now().isSaved(honey.id, null)).toBe(false)
  expect(api?.calls).toHaveLength(2)
})

test('WISH-03 a guest is told to log in', async () => {
  api = mockApi()
  const wishlist = probe(GUEST)
  expect(textOf(await wishlist.now().add(scarf))).toBe('გთხოვთ, შეხვიდეთ სისტემაში.')
  expect(api.calls).toEqual([])
})

test.each([
  ['the server’s own words', { detail: 'მეტი აღარ ეტევა.' }, 'მეტი აღარ ეტევა.'],
  ['nothing to read', {}, 'Failed to add to wishlist'],
])('WISH-04 what could not be added goes again: %s', async (_, body, text) => {
  const wishlist = await loaded(
    http.post('*/v1/saved-items/', () => HttpResponse.json(body, { status: 400 })),
    ...wishlistHandlers([first], [scarf]),
  )
  let result: WishResult | undefined
  await act(async () => {
    result = await wishlist.now().add(scarf)
  })
  expect(textOf(result)).toBe(text)
  expect(wishlist.now().items).toEqual([first])
})

test('WISH-04 what could not be removed comes back; what is gone already is removed', async () => {
  let status = 500
  const wishlist = await loaded(
    http.delete('*/v1/saved-items/:id/', () => HttpResponse.json({ detail: 'x' }, { status })),
    ...wishlistHandlers([first, second]),
  )
  let result: Promise<WishResult> | undefined
  act(() => {
    result = wishlist.now().remove(first.id)
  })
  expect(wishlist.there().items).toEqual([second])
  await act(async () => expect(textOf(await result)).toBe('Failed to remove from wishlist'))
  expect(wishlist.now().items).toEqual([first, second])
  status = 404
  await act(async () => expect(await wishlist.now().remove(first.id)).toBe('done'))
  expect(wishlist.there().items).toEqual([second])
})

test('WISH-03 added while the list is still loading, both are there in the end', async () => {
  api = mockApi(...wishlistHandlers([first], [scarf]))
  const wishlist = probe()
  let result: Promise<WishResult> | undefined
  act(() => {
    result = wishlist.now().add(scarf)
  })
  await pass(1_000)
  await act(async () => expect(await result).toBe('done'))
  await waitFor(() => expect(wishlist.now().items).toMatchObject([{ product: scarf.id }, { id: first.id }]))
})
