import { act, render, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { wishlistHandlers } from '#mocks/wishlistHandlers.ts'
import { WishlistLoader } from '#features/wishlist/containers/WishlistLoader.tsx'
import { customerPerTest } from '../../support/customerPerTest.ts'
import { mockApi, Shop } from '../../support/shop.tsx'
import { SessionOf } from '../orders/customer.tsx'
import { nino, pass } from './probe.tsx'

let api: ReturnType<typeof mockApi> | null = null

customerPerTest()

const tree = (
  <Shop>
    <SessionOf session={nino}>
      <WishlistLoader carryOut={() => Promise.resolve()} />
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
