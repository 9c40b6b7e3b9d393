import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, test } from 'vitest'
import { catalogueHandlers } from '#mocks/catalogueHandlers.ts'
import { categories, product, productPage } from '#mocks/products.ts'
import { useProductPages } from '#features/catalogue/api/useProductPages.ts'
import type { CatalogueQuery } from '#shared/routing/routes.ts'
import { mockApi, Shop } from '../../support/shop.tsx'

let api: ReturnType<typeof mockApi> | null = null

afterEach(() => {
  cleanup()
  api?.close()
  api = null
})

const wines = Array.from({ length: 12 }, (_, index) =>
  product({ id: `wine-${index}`, name: `ღვინო ${index}` }),
)
const shop = catalogueHandlers({ products: wines, categories })

const list = (query: CatalogueQuery) =>
  renderHook((props: CatalogueQuery) => useProductPages(props), { initialProps: query, wrapper: Shop })

describe('an arranged list', () => {
  test('CAT-04 CAT-10 another order and filters are sent with every page, 300 ms later, with a search too', async () => {
    api = mockApi(...shop)
    const arranged = { ordering: 'price', in_stock: true, min_price: 5.5, max_price: 90 } as const
    const { result, rerender } = list({})
    await waitFor(() => expect(result.current.isLoading).toBe(false))
    rerender({ min_price: 5 })
    rerender(arranged)
    expect(result.current).toMatchObject({ products: [], isLoading: true })
    await waitFor(() => expect(result.current.products).toHaveLength(9))
    act(() => result.current.loadMore())
    await waitFor(() => expect(result.current.noMoreProducts).toBe(true))
    rerender({ search: 'ღვინო', ...arranged })
    expect(api.calls).toHaveLength(3)
    await waitFor(() => expect(result.current.products).toHaveLength(9))
    const filters = 'ordering=price&in_stock=true&min_price=5.5&max_price=90'
    expect(api.calls.slice(1)).toEqual([
      `GET /v1/products/?page=1&page_size=9&${filters}`,
      `GET /v1/products/?page=2&page_size=9&${filters}`,
      `GET /v1/products/?search=ღვინო&page=1&${filters}`,
    ])
  })

  test('CAT-07 a server that knows no orders: its list is shown as it comes', async () => {
    const given = [product({ id: 'dear', price: 90 }), product({ id: 'cheap', price: 5 })]
    api = mockApi(http.get('*/v1/products/', () => HttpResponse.json(productPage(given))))
    const { result } = list({ ordering: 'price', max_price: 50 })
    await waitFor(() => expect(result.current.products.map(({ id }) => id)).toEqual(['dear', 'cheap']))
  })
})
