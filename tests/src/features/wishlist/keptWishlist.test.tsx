import { act, cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NO_SESSION_COOKIES } from '#mocks/accounts.ts'
import { wishlistHandlers } from '#mocks/wishlistHandlers.ts'
import { KeptWishlist } from '#features/wishlist/containers/KeptWishlist.tsx'
import { mockApi, Shop } from '../../support/shop.tsx'
import { keepCookies, SessionOf } from '../orders/customer.tsx'
import { nino, pass } from './probe.tsx'

let api: ReturnType<typeof mockApi> | null = null

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
  keepCookies()
})

afterEach(() => {
  cleanup()
  api?.close()
  api = null
  vi.useRealTimers()
  for (const cookie of NO_SESSION_COOKIES) document.cookie = cookie
})

const tree = (
  <Shop>
    <SessionOf session={nino}>
      <KeptWishlist />
    </SessionOf>
  </Shop>
)

test('WISH-02 a customer’s list is loaded by itself, once the browser is idle', async () => {
  api = mockApi(...wishlistHandlers())
  let work = () => {}
  vi.stubGlobal('requestIdleCallback', (given: () => void) => {
    work = given
    return 1
  })
  vi.stubGlobal('cancelIdleCallback', vi.fn())
  render(tree)
  await pass(2_000)
  expect(api.calls).toEqual([])
  act(() => work())
  await pass(400)
  await waitFor(() => expect(api?.calls).toEqual(['GET /v1/saved-items/']))
})

test('WISH-02 without idle callbacks it waits a second', async () => {
  api = mockApi(...wishlistHandlers())
  render(tree)
  await pass(900)
  expect(api.calls).toEqual([])
  await pass(600)
  await waitFor(() => expect(api?.calls).toEqual(['GET /v1/saved-items/']))
})
