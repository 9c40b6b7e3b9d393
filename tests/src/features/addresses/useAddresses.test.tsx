import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { address } from '#mocks/addresses.ts'
import { useAddresses } from '#features/addresses/api/useAddresses.ts'
import { closeApis, mockApi, Shop } from '../../support/shop.tsx'

const PATH = '*/v1/customer/addresses/'

afterEach(() => {
  cleanup()
  closeApis()
  vi.useRealTimers()
})

/** The address book of a customer, who may be followed by another one. */
const follow = (customer: number) =>
  renderHook(({ id }) => useAddresses(id).addresses.map(({ city }) => city), {
    wrapper: Shop,
    initialProps: { id: customer },
  })

test('another customer sees nothing of it, before their own is there either', async () => {
  const cities = ['ბათუმი', 'გორი']
  mockApi(http.get(PATH, () => HttpResponse.json([address({ city: cities.shift() ?? '' })])))
  const { result, rerender } = follow(1)
  await waitFor(() => expect(result.current).toEqual(['ბათუმი']))
  rerender({ id: 2 })
  expect(result.current).toEqual([])
  await waitFor(() => expect(result.current).toEqual(['გორი']))
})

test('PROF-04 what another tab has changed is there when the shopper comes back to this one', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const cities = ['ბათუმი', 'გორი']
  mockApi(http.get(PATH, () => HttpResponse.json([address({ city: cities.shift() ?? '' })])))
  const { result } = follow(1)
  await waitFor(() => expect(result.current).toEqual(['ბათუმი']))
  // What was asked for a moment ago isn't asked for again.
  await vi.advanceTimersByTimeAsync(6_000)
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(result.current).toEqual(['გორი']))
})
