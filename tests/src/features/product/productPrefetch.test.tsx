import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { catalogueHandlers } from '#mocks/catalogueHandlers.ts'
import { product } from '#mocks/products.ts'
import { PREFETCH_MS, prefetchProduct } from '#features/product/api/productPrefetch.ts'
import { useProduct } from '#features/product/api/useProduct.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { mockApi, Shop } from '../../support/shop.tsx'

let api: ReturnType<typeof mockApi> | null = null

afterEach(() => {
  cleanup()
  api?.close()
  api = null
})

const wine = product({ id: 5 })
const honey = product({ id: 6, name: 'თაფლი' })
const shop = catalogueHandlers({ products: [wine, honey], categories: [] })

const first: { id: string; card: typeof wine | null } = { id: '', card: null }

/** A page that fetches ahead, and then shows a product. */
function page() {
  const hook = renderHook(
    ({ id, card }: typeof first) => {
      const client = useApi()
      return { ahead: (wanted: number) => prefetchProduct(client, wanted), ...useProduct(id, null, card) }
    },
    { initialProps: first, wrapper: Shop },
  )
  return { ...hook, open: (id: string, card: typeof wine | null = null) => hook.rerender({ id, card }) }
}

test('ROUTE-02 what was fetched ahead is shown without asking again', async () => {
  api = mockApi(...shop)
  const { result, open } = page()
  act(() => {
    result.current.ahead(5)
    result.current.ahead(5)
  })
  open('5')
  await waitFor(() => expect(result.current).toMatchObject({ product: wine, isRefreshing: false }))
  act(() => result.current.ahead(5))
  expect(api.calls).toEqual(['GET /v1/products/5/'])
})

test('ROUTE-02 an old answer isn’t shown as a new one', async () => {
  api = mockApi(...shop)
  const { result, open } = page()
  act(() => result.current.ahead(5))
  await waitFor(() => expect(api?.calls).toHaveLength(1))
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + PREFETCH_MS + 1)
  open('5')
  await waitFor(() => expect(result.current.product).toEqual(wine))
  expect(api.calls).toHaveLength(2)
})

test('ROUTE-02 a failed prefetch is dropped: opening the product requests it again', async () => {
  let isDown = true
  api = mockApi(
    http.get('*/v1/products/:id/', () =>
      isDown ? HttpResponse.json({ detail: 'x' }, { status: 400 }) : undefined,
    ),
    ...shop,
  )
  const { result, open } = page()
  act(() => result.current.ahead(5))
  await waitFor(() => expect(api?.calls).toHaveLength(1))
  isDown = false
  await waitFor(() => {
    result.current.ahead(5)
    expect(api?.calls).toHaveLength(2)
  })
  open('5')
  await waitFor(() => expect(result.current).toMatchObject({ product: wine, failure: null }))
  expect(api.calls).toHaveLength(2)
})

test('PROD-12 ROUTE-02 the answer of the product before, coming late, never shows as this one’s', async () => {
  const arrivals = new Map<string, () => void>()
  api = mockApi(
    http.get('*/v1/products/:id/', async ({ params }) => {
      await new Promise<void>((resolve) => arrivals.set(String(params['id']), resolve))
      return undefined
    }),
    ...shop,
  )
  const { result, open } = page()
  open('5')
  await waitFor(() => expect(arrivals.has('5')).toBe(true))
  open('6', product({ id: 6, name: 'ბარათიდან' }))
  expect(result.current).toMatchObject({ product: { name: 'ბარათიდან' }, isPreview: true })
  await waitFor(() => expect(arrivals.has('6')).toBe(true))
  act(() => arrivals.get('6')?.())
  await waitFor(() => expect(result.current).toMatchObject({ product: honey, isPreview: false }))
  act(() => arrivals.get('5')?.())
  await waitFor(() => expect(result.current.isRefreshing).toBe(false))
  expect(result.current.product).toEqual(honey)
  open('5', honey)
  expect(result.current.product?.name).not.toBe(honey.name)
})

test('PROD-13 while the card’s data is shown, the reason why the rest isn’t there is shown, and a retry helps', async () => {
  let isDown = true
  api = mockApi(
    http.get('*/v1/products/:id/', () =>
      isDown ? HttpResponse.json({ detail: 'ბაზა დაკეტილია.' }, { status: 400 }) : undefined,
    ),
    ...shop,
  )
  const { result, open } = page()
  open('5', product({ id: 5, name: 'ბარათიდან' }))
  await waitFor(() => expect(result.current.failure).toMatchObject({ kind: 'failed' }))
  expect(result.current).toMatchObject({ product: { name: 'ბარათიდან' }, isPreview: true })
  act(() => result.current.retry())
  // Nothing else is offered for a moment, and then taken away again.
  await waitFor(() =>
    expect(result.current).toMatchObject({ isRefreshing: true, failure: { kind: 'failed' } }),
  )
  await waitFor(() => expect(result.current.isRefreshing).toBe(false))
  isDown = false
  act(() => result.current.retry())
  await waitFor(() =>
    expect(result.current).toMatchObject({ product: wine, isPreview: false, failure: null }),
  )
})
