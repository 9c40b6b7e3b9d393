import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useProductCount } from '#features/catalogue/api/useProductCount.ts'
import { CATEGORY_DEBOUNCE_MS } from '#features/catalogue/api/useProductPages.ts'
import type { CatalogueQuery } from '#shared/routing/routes.ts'
import { Shop } from '../../support/shop.tsx'

/** A call that waits for the test to answer it. */
interface Waiting {
  query: string
  answer: (body: unknown, status?: number) => Promise<void>
}

let calls: Waiting[] = []

beforeEach(() => {
  vi.useFakeTimers()
  calls = []
  vi.stubGlobal('fetch', (address: string) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    calls.push({
      query: new URL(address).search,
      answer: (body, status = 200) => act(async () => resolve(Response.json(body, { status }))),
    })
    return promise
  })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const page = (count: number) => ({ count, next: null, previous: null, results: [] })
const settle = () => act(() => vi.advanceTimersByTimeAsync(CATEGORY_DEBOUNCE_MS))
const countOf = (query: CatalogueQuery | null) =>
  renderHook((props: CatalogueQuery | null) => useProductCount(props), { initialProps: query, wrapper: Shop })

describe('CAT-10 how many products the chosen filters leave', () => {
  test('is asked for by the shortest page, once the choice has settled; the former number stays until it is known', async () => {
    const { result, rerender } = countOf({ category: 'a' })
    await settle()
    expect(result.current).toBeNull()
    await calls[0]?.answer(page(12))
    expect(result.current).toEqual({ value: 12, isMinimum: false })
    rerender({ category: 'a', discounted: true })
    rerender({ category: 'a', discounted: true, min_rating: 4 })
    await settle()
    expect(result.current).toEqual({ value: 12, isMinimum: false })
    await calls[1]?.answer(page(3))
    expect(result.current).toEqual({ value: 3, isMinimum: false })
    expect(calls.map(({ query }) => query)).toEqual([
      '?page=1&page_size=1&category=a',
      '?page=1&page_size=1&category=a&discounted=true&min_rating=4',
    ])
  })

  test('is unknown after a failure, which isn’t retried; the next choice is requested', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const { result, rerender } = countOf({})
    await settle()
    await calls[0]?.answer(page(12))
    rerender({ min_rating: 4 })
    await settle()
    await calls[1]?.answer({ detail: 'no' }, 503)
    await settle()
    expect(result.current).toBeNull()
    expect(calls).toHaveLength(2)
    rerender({ min_rating: 3 })
    await settle()
    await calls[2]?.answer(page(7))
    expect(result.current).toEqual({ value: 7, isMinimum: false })
  })

  test('is not known without a connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const { result } = countOf({})
    await settle()
    expect(result.current).toBeNull()
  })

  test('CAT-07 is not known of a server that answers with a bare list', async () => {
    const { result } = countOf({})
    await settle()
    await calls[0]?.answer([])
    expect(result.current).toBeNull()
  })

  test('isn’t requested for invalid filters', async () => {
    const { result, rerender } = countOf({})
    await settle()
    await calls[0]?.answer(page(12))
    rerender(null)
    await settle()
    expect(result.current).toBeNull()
    rerender({ in_stock: true })
    expect(result.current).toEqual({ value: 12, isMinimum: false })
    await settle()
    expect(calls.map(({ query }) => query).slice(1)).toEqual(['?page=1&page_size=1&in_stock=true'])
  })

  test('may be the least, when the server doesn’t count further', async () => {
    const { result } = countOf({})
    await settle()
    await calls[0]?.answer({ ...page(10_000), count_is_minimum: true })
    expect(result.current).toEqual({ value: 10_000, isMinimum: true })
  })
})
