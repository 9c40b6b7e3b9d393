import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { product } from '#mocks/products.ts'
import { cardHeart, look, openHearts, seen } from '../../features/wishlist/heartShop.tsx'
import { nino } from '../../features/wishlist/probe.tsx'

const chunks = vi.hoisted(() => ({ areGone: true, fetched: 0 }))

vi.mock(import('../../../../src/app/shell/CustomerWishlist.tsx'), async (importOriginal) => {
  const { CustomerWishlist } = await importOriginal()
  return {
    get CustomerWishlist() {
      chunks.fetched += 1
      if (chunks.areGone) throw new Error('not found')
      return CustomerWishlist
    },
  }
})

let shop: Awaited<ReturnType<typeof openHearts>> | null = null

afterEach(() => {
  cleanup()
  shop?.close()
})

test('WISH-02 while the wishlist’s code can’t be fetched, a press of a heart shows an error and never reloads the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const jug = product({ id: 5, name: 'დოქი' })
  shop = await openHearts({ products: [jug], who: nino })
  const { hands } = shop
  const heart = cardHeart(jug.name)
  await waitFor(() => expect(chunks.fetched).toBe(1))
  const requests = vi.spyOn(globalThis, 'fetch')

  await hands.click(heart)
  await waitFor(() => expect(seen('toasts')).toBe('სერვერთან დაკავშირება ვერ მოხერხდა;'))
  expect(look(heart)).toEqual({ filled: false, busy: false })
  expect(chunks.fetched).toBe(2)
  // A page is only reloaded after a HEAD request for it.
  expect(requests.mock.calls.filter(([, init]) => init?.method === 'HEAD')).toEqual([])

  chunks.areGone = false
  await hands.click(heart)
  await waitFor(() => expect(look(heart)).toEqual({ filled: true, busy: false }))
  expect(shop.calls).toContain('POST /v1/saved-items/')
})
