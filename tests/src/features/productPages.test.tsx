import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { catalogueHandlers } from '#mocks/catalogueHandlers.ts'
import { categories, product, productPage, products } from '#mocks/products.ts'
import { catalogueAnswers } from '#features/catalogue/api/catalogueKeys.ts'
import { useCategories } from '#features/catalogue/api/useCategories.ts'
import { useProductPages } from '#features/catalogue/api/useProductPages.ts'
import type { FirstAnswers } from '#shared/api/swr.ts'
import type { CatalogueQuery } from '#shared/routing/routes.ts'
import { mockApi, Shop } from '../support/shop.tsx'
import { eventually } from '../../support/eventually.ts'

let api: ReturnType<typeof mockApi> | null = null

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  api?.close()
  api = null
})

const wines = Array.from({ length: 12 }, (_, index) =>
  product({ id: `wine-${index}`, name: `ღვინო ${index}` }),
)
const shoes = [product({ id: 'shoe', name: 'ფეხსაცმელი', category: { id: 'ფეხსაცმელი' } })]
const shop = catalogueHandlers({ products: [...wines, ...shoes], categories })

function list(query: CatalogueQuery, answers?: FirstAnswers) {
  return renderHook((props: CatalogueQuery) => useProductPages(props), {
    initialProps: query,
    wrapper: ({ children }) => <Shop {...(answers && { answers })}>{children}</Shop>,
  })
}

const ids = (shown: readonly { id: string | number }[]) => shown.map(({ id }) => id)

describe('the list of products', () => {
  test('CAT-03 CAT-05 pages of nine until there is no next, and nothing further is asked', async () => {
    api = mockApi(...shop)
    const { result } = list({})
    expect(result.current).toMatchObject({ products: [], isLoading: true, error: null })
    await waitFor(() => expect(result.current.isLoading).toBe(false))
    expect(result.current).toMatchObject({ count: { value: 13 }, noMoreProducts: false })
    act(() => result.current.loadMore())
    await waitFor(() => expect(result.current.noMoreProducts).toBe(true))
    expect(ids(result.current.products)).toEqual(ids([...wines, ...shoes]))
    act(() => result.current.loadMore())
    expect(result.current.isLoadingMore).toBe(false)
    expect(api.calls).toEqual([
      'GET /v1/products/?page=1&page_size=9',
      'GET /v1/products/?page=2&page_size=9',
    ])
  })

  test('CAT-05 while a page loads, no other is asked for', async () => {
    api = mockApi(...shop)
    const { result } = list({})
    act(() => result.current.loadMore())
    await waitFor(() => expect(result.current.isLoading).toBe(false))
    act(() => {
      result.current.loadMore()
      result.current.loadMore()
    })
    await waitFor(() => expect(result.current.isLoadingMore).toBe(true))
    act(() => result.current.loadMore())
    await waitFor(() => expect(result.current.noMoreProducts).toBe(true))
    expect(api.calls).toHaveLength(2)
  })

  test('the first render’s answers are shown at once, and not asked for again', async () => {
    api = mockApi(...shop)
    const { result } = list({}, catalogueAnswers({}, productPage([...wines, ...shoes]), categories))
    expect(result.current).toMatchObject({ isLoading: false, isLoadingMore: false, count: { value: 13 } })
    expect(result.current.products).toHaveLength(9)
    act(() => result.current.loadMore())
    await waitFor(() => expect(result.current.products).toHaveLength(13))
    expect(api.calls).toEqual(['GET /v1/products/?page=2&page_size=9'])
  })

  test('CAT-04 another category clears the list and begins at page 1, 300 ms later; so does coming back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    api = mockApi(...shop)
    const { result, rerender } = list({})
    await eventually(() => expect(result.current.products).toHaveLength(9))
    act(() => result.current.loadMore())
    await eventually(() => expect(result.current.products).toHaveLength(13))
    // One that is passed over quickly is not asked for.
    rerender({ category: 'ტანსაცმელი' })
    await act(() => vi.advanceTimersByTimeAsync(299))
    rerender({ category: 'ფეხსაცმელი' })
    expect(result.current).toMatchObject({ products: [], isLoading: true })
    await act(() => vi.advanceTimersByTimeAsync(299))
    expect(api.calls).toHaveLength(2)
    await eventually(() => expect(ids(result.current.products)).toEqual(['shoe']))
    rerender({})
    expect(result.current.products).toEqual([])
    await eventually(() => expect(result.current.products).toHaveLength(9))
    expect(api.calls.slice(2)).toEqual([
      'GET /v1/products/?page=1&page_size=9&category=ფეხსაცმელი',
      'GET /v1/products/?page=1&page_size=9',
    ])
  })

  test('CAT-10 a search is sent with page 1 and no category, and goes on to further pages of itself', async () => {
    api = mockApi(...shop)
    const { result } = list({ search: 'ღვინო' })
    await waitFor(() => expect(result.current.products).toHaveLength(9))
    act(() => result.current.loadMore())
    await waitFor(() => expect(ids(result.current.products)).toEqual(ids(wines)))
    expect(api.calls).toEqual([
      'GET /v1/products/?search=ღვინო&page=1',
      'GET /v1/products/?search=ღვინო&page=2',
    ])
  })

  test('HEAD-02 an older answer never replaces a newer one', async () => {
    const late = Promise.withResolvers<void>()
    api = mockApi(
      http.get('*/v1/products/', async ({ request }) => {
        const search = new URL(request.url).searchParams.get('search')
        if (search === 'ღ') await late.promise
        return HttpResponse.json([product({ id: `found by ${search}` })])
      }),
    )
    const shown = new Map<string, Set<string | number>>()
    const { result, rerender } = renderHook(
      ({ search }: { search: string }) => {
        const { products: found } = useProductPages({ search })
        shown.set(search, new Set([...(shown.get(search) ?? []), ...ids(found)]))
        return found
      },
      { initialProps: { search: 'ღ' }, wrapper: Shop },
    )
    await waitFor(() => expect(api?.calls).toHaveLength(1))
    rerender({ search: 'ღვ' })
    await waitFor(() => expect(ids(result.current)).toEqual(['found by ღვ']))
    late.resolve()
    rerender({ search: 'ღ' })
    await waitFor(() => expect(ids(result.current)).toEqual(['found by ღ']))
    rerender({ search: 'ღვ' })
    await waitFor(() => expect(ids(result.current)).toEqual(['found by ღვ']))
    expect([...(shown.get('ღვ') ?? [])]).toEqual(['found by ღვ'])
  })

  test('CAT-07 a bare list of everything is everything', async () => {
    api = mockApi(http.get('*/v1/products/', () => HttpResponse.json(products(30))))
    const { result } = list({})
    await waitFor(() => expect(result.current.products).toHaveLength(30))
    expect(result.current.noMoreProducts).toBe(true)
  })

  test('a list that got shorter meanwhile ends', async () => {
    api = mockApi(
      http.get('*/v1/products/', ({ request }) =>
        request.url.includes('page=1')
          ? HttpResponse.json({ results: products(9), next: '/?page=2' })
          : HttpResponse.json({ detail: 'Invalid page.' }, { status: 404 }),
      ),
    )
    const { result } = list({})
    await waitFor(() => expect(result.current.isLoading).toBe(false))
    act(() => result.current.loadMore())
    await waitFor(() => expect(result.current.noMoreProducts).toBe(true))
    expect(result.current).toMatchObject({ error: null })
    expect(result.current.products).toHaveLength(9)
  })

  test('CAT-08 a failure is only logged, what is there stays, and a retry asks for what is missing', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    let isDown = true
    api = mockApi(
      http.get('*/v1/products/', ({ request }) =>
        isDown && !request.url.includes('page=1&')
          ? HttpResponse.json({ detail: 'x' }, { status: 500 })
          : undefined,
      ),
      ...shop,
    )
    const { result } = list({})
    await waitFor(() => expect(result.current.products).toHaveLength(9))
    act(() => result.current.loadMore())
    await waitFor(() => expect(result.current.error).not.toBeNull())
    expect(result.current).toMatchObject({ isLoadingMore: false, noMoreProducts: false })
    expect(result.current.products).toHaveLength(9)
    expect(warn).toHaveBeenCalledTimes(1)
    isDown = false
    act(() => result.current.retry())
    await waitFor(() => expect(result.current.products).toHaveLength(13))
    expect(result.current.error).toBeNull()
    expect(api.calls.filter((call) => call.includes('page=1&'))).toHaveLength(1)
  })

  test('CAT-08 a first page that fails can be asked for again', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    let isDown = true
    api = mockApi(
      http.get('*/v1/products/', () => (isDown ? HttpResponse.text('<html>', { status: 500 }) : undefined)),
      ...shop,
    )
    const { result } = list({})
    await waitFor(() => expect(result.current.error).toMatchObject({ status: 500 }))
    expect(result.current).toMatchObject({ isLoading: false, products: [], noMoreProducts: false })
    isDown = false
    act(() => result.current.retry())
    await waitFor(() => expect(result.current.products).toHaveLength(9))
  })
})

describe('the categories', () => {
  test('CAT-07 are fetched once, for whoever asks', async () => {
    api = mockApi(...shop)
    const { result, rerender } = renderHook(() => [useCategories(), useCategories()], { wrapper: Shop })
    await waitFor(() => expect(result.current[1]?.categories).toEqual(categories))
    rerender()
    expect(api.calls).toEqual(['GET /v1/categories/'])
  })

  test('CAT-08 a failure is only logged, and can be tried again', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    let isDown = true
    api = mockApi(
      http.get('*/v1/categories/', () => (isDown ? HttpResponse.json({}, { status: 500 }) : undefined)),
      ...shop,
    )
    const { result } = renderHook(() => useCategories(), { wrapper: Shop })
    await waitFor(() => expect(result.current.error).not.toBeNull())
    expect(result.current.categories).toEqual([])
    expect(warn).toHaveBeenCalledTimes(1)
    isDown = false
    act(() => result.current.retry())
    await waitFor(() => expect(result.current.categories).toEqual(categories))
  })
})
