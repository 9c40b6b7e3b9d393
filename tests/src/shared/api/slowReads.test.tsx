import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import useSWR from 'swr'
import useSWRInfinite from 'swr/infinite'
import { Shop } from '../../support/shop.tsx'

/** A call that waits for the test to answer it. */
let calls: PromiseWithResolvers<string>[] = []
const ask = () => {
  const call = Promise.withResolvers<string>()
  calls.push(call)
  return call.promise
}

beforeEach(() => {
  vi.useFakeTimers()
  calls = []
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const answer = (place: number, text: string) => act(async () => calls[place]?.resolve(text))

interface Read {
  data: unknown
  error: unknown
  isValidating: boolean
  mutate: () => Promise<unknown>
}

// SWR draws anew for what of its answer is looked at.
function useOne(): Read {
  const { data, error, isValidating, mutate } = useSWR<string, unknown>(['one'], ask)
  return { data, error, isValidating, mutate }
}

function useList(): Read {
  const key = (page: number) => ['list', page]
  const { data, error, isValidating, mutate } = useSWRInfinite<string, unknown>(key, ask)
  return { data, error, isValidating, mutate }
}

test.each([
  ['read', useOne],
  ['page of a list', useList],
])(
  'API-01 a %s that hangs has failed for the shopper after 10 s, and its answer is shown all the same',
  async (_, useRead) => {
    const { result } = renderHook(useRead, { wrapper: Shop })
    await after(9_999)
    expect(result.current.error).toBeUndefined()
    await after(1)
    expect(result.current.error).toMatchObject({ kind: 'timeout' })
    expect(result.current.isValidating).toBe(false)
    await after(3_000)
    await answer(0, 'late')
    expect(result.current.error).toBeUndefined()
    expect([result.current.data].flat()).toEqual(['late'])
    expect(calls).toHaveLength(1)
  },
)

test('API-01 a retry after 10 s asks anew while the first attempt goes on; whichever answers first is shown', async () => {
  const { result } = renderHook(useOne, { wrapper: Shop })
  await after(10_000)
  await act(async () => void result.current.mutate())
  expect(calls).toHaveLength(2)
  await answer(1, 'second')
  expect(result.current.data).toBe('second')
})

test('API-01 an attempt that fails after 10 s leaves what was said then', async () => {
  const { result } = renderHook(useOne, { wrapper: Shop })
  await after(10_000)
  await act(async () => calls[0]?.reject(new Error('gone')))
  expect(result.current.error).toMatchObject({ kind: 'timeout' })
})
