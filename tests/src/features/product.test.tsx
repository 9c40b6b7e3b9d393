import type { Id } from '@dukani/contracts'
import { createTranslate, ka } from '@dukani/i18n'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { catalogueHandlers } from '#mocks/catalogueHandlers.ts'
import { product, soldOutProduct, specification, specifiedProduct } from '#mocks/products.ts'
import { productAnswers } from '#features/product/api/productKeys.ts'
import { useProduct } from '#features/product/api/useProduct.ts'
import { addObstacle, chosenOf } from '#features/product/model/chosenSpecification.ts'
import { isProductId } from '#features/product/model/productId.ts'
import { productFailureText, type ProductFailure } from '#features/product/model/productFailure.ts'
import { ApiError } from '#shared/api/ApiError.ts'
import { HydrationProvider } from '#shared/hydration/HydrationProvider.tsx'
import { mockApi, Shop } from '../support/shop.tsx'

let api: ReturnType<typeof mockApi> | null = null

afterEach(() => {
  cleanup()
  api?.close()
  api = null
})

const wine = product({ id: 5 })
const honey = product({ id: 6, name: 'თაფლი' })
const small = specification()
const jug = product({
  id: 7,
  name: 'დოქი',
  specifications: [small, specification({ id: 'large' }), specification({ id: 'unpriced', price: null })],
})
const shop = catalogueHandlers({ products: [wine, honey, jug], categories: [] })
const t = createTranslate(ka)

function shown(id: string, specification: Id | null = null, card = null as typeof wine | null) {
  return renderHook(
    (props: { id: string; specification: Id | null }) => useProduct(props.id, props.specification, card),
    { initialProps: { id, specification }, wrapper: Shop },
  )
}

describe('a product', () => {
  test('ROUTE-02 PROD-12 is asked for by the id of the address; until it is here its card is shown, never the product before', async () => {
    api = mockApi(...shop)
    const card = product({ id: 5, name: 'ბარათიდან' })
    const { result, rerender } = shown('5', null, card)
    expect(result.current).toMatchObject({ product: card, isLoading: false, isPreview: true })
    await waitFor(() => expect(result.current).toMatchObject({ product: wine, isPreview: false }))
    rerender({ id: '6', specification: null })
    expect(result.current).toMatchObject({ product: null, isLoading: true })
    await waitFor(() => expect(result.current.product).toEqual(honey))
    expect(api.calls).toEqual(['GET /v1/products/5/', 'GET /v1/products/6/'])
  })

  test.each([
    ['a page that was just loaded', 'navigate', []],
    ['a page that Back took from the browser’s cache', 'back_forward', ['GET /v1/products/5/']],
  ])('the first render’s answer of %s is there at once; asked for: %s %j', async (_page, type, calls) => {
    api = mockApi(...shop)
    // jsdom has no navigation timing.
    Object.assign(performance, { getEntriesByType: () => [{ type }] })
    onTestFinished(() => void Reflect.deleteProperty(performance, 'getEntriesByType'))
    const { result, rerender } = renderHook((id: string) => useProduct(id), {
      initialProps: '5',
      wrapper: ({ children }) => (
        <HydrationProvider>
          <Shop answers={productAnswers('5', wine)}>{children}</Shop>
        </HydrationProvider>
      ),
    })
    expect(result.current).toMatchObject({ product: wine, isLoading: false })
    await waitFor(() => expect(result.current.isRefreshing).toBe(false))
    rerender('6')
    await waitFor(() => expect(result.current.product).toEqual(honey))
    expect(api.calls).toEqual([...calls, 'GET /v1/products/6/'])
  })

  test('PROD-13 that there is none is the first render’s answer too, and not the next product’s', async () => {
    api = mockApi(...shop)
    const { result, rerender } = renderHook((id: string) => useProduct(id), {
      initialProps: '8',
      wrapper: ({ children }) => <Shop answers={productAnswers('8', null)}>{children}</Shop>,
    })
    expect(result.current).toMatchObject({ product: null, isLoading: false, failure: { kind: 'notFound' } })
    rerender('6')
    expect(result.current).toMatchObject({ product: null, isLoading: true, failure: null })
    await waitFor(() => expect(result.current.product).toEqual(honey))
    await waitFor(() => expect(result.current.isRefreshing).toBe(false))
  })

  test('PROD-04 a chosen specification asks again with it, and what is shown stays meanwhile', async () => {
    api = mockApi(...shop)
    const { result, rerender } = shown('7')
    await waitFor(() => expect(result.current.product).toEqual(jug))
    const fresh = { ...jug, specifications: [{ ...small, inventory: 2 }] }
    api.server.use(http.get('*/v1/products/:id/', () => HttpResponse.json(fresh)))
    rerender({ id: '7', specification: small.id })
    expect(result.current).toMatchObject({ product: jug, isRefreshing: true })
    await waitFor(() => expect(result.current.isRefreshing).toBe(false))
    expect(api.calls[1]).toBe(`GET /v1/products/7/?specification_id=${small.id}`)
    expect(result.current.product).toEqual(fresh)
  })

  test('PROD-03 PROD-04 what the product doesn’t have, or has no price for, is not asked for', async () => {
    api = mockApi(...shop)
    const { result, rerender } = shown('7', 'gone')
    await waitFor(() => expect(result.current.product).toEqual(jug))
    rerender({ id: '7', specification: 'unpriced' })
    expect(result.current).toMatchObject({ product: jug, isRefreshing: false })
    expect(api.calls).toEqual(['GET /v1/products/7/'])
  })

  test('PROD-04 the answer of a choice that another followed is never shown, in whatever order they come', async () => {
    const arrivals = new Map<string, () => void>()
    api = mockApi(
      http.get('*/v1/products/:id/', async ({ request }) => {
        const asked = new URL(request.url).searchParams.get('specification_id')
        if (asked === null) return undefined
        await new Promise<void>((resolve) => arrivals.set(asked, resolve))
        return HttpResponse.json({ ...jug, name: `with ${asked}` })
      }),
      ...shop,
    )
    const { result, rerender } = shown('7')
    await waitFor(() => expect(result.current.product).toEqual(jug))
    rerender({ id: '7', specification: small.id })
    await waitFor(() => expect(arrivals.has(String(small.id))).toBe(true))
    rerender({ id: '7', specification: 'large' })
    await waitFor(() => expect(arrivals.has('large')).toBe(true))
    act(() => arrivals.get('large')?.())
    await waitFor(() => expect(result.current.product?.name).toBe('with large'))
    act(() => arrivals.get(String(small.id))?.())
    await waitFor(() => expect(result.current.isRefreshing).toBe(false))
    expect(result.current.product?.name).toBe('with large')
  })

  test('ROUTE-02 what is answered under an address is its product, however the address writes the id', async () => {
    const lower = product({ id: '0198f0aa-0000-7000-8000-0000000000ab' })
    api = mockApi(http.get('*/v1/products/:id/', () => HttpResponse.json(lower)))
    const { result } = shown(String(lower.id).toUpperCase())
    await waitFor(() => expect(result.current).toMatchObject({ product: lower, isLoading: false }))
  })
})

describe('PROD-13 the messages when it can’t be shown', () => {
  const text = (failure: ProductFailure | null) => failure && productFailureText(failure, t)

  test('that its address has no id; nothing is asked then', () => {
    api = mockApi()
    const { result } = shown('undefined')
    expect(result.current).toMatchObject({ product: null, isLoading: false })
    expect(text(result.current.failure)).toBe('პროდუქტის იდენტიფიკატორი არასწორია')
    expect(api.calls).toEqual([])
    for (const id of ['', ' ', 'null', 'NaN', '../etc', 'a b', '<script>', 'x'.repeat(65)])
      expect(isProductId(id), id).toBe(false)
    for (const id of ['5', 'ღვინო-5_b', 'x'.repeat(64)]) expect(isProductId(id), id).toBe(true)
  })

  test('that it isn’t found, though a card of it was shown', async () => {
    api = mockApi(...shop)
    const { result } = shown('8', null, product({ id: 8 }))
    await waitFor(() => expect(text(result.current.failure)).toBe('პროდუქტი ვერ მოიძებნა'))
    expect(result.current).toMatchObject({ product: null, isLoading: false })
  })

  test('failed, with the reason, and a retry', async () => {
    let isDown = true
    api = mockApi(
      http.get('*/v1/products/:id/', () =>
        isDown ? HttpResponse.json({ detail: 'ბაზა დაკეტილია.' }, { status: 500 }) : undefined,
      ),
      ...shop,
    )
    const { result } = shown('5')
    await waitFor(() =>
      expect(text(result.current.failure)).toBe('პროდუქტის ჩატვირთვისას მოხდა შეცდომა: ბაზა დაკეტილია.'),
    )
    const unexplained: ProductFailure = { kind: 'failed', error: new ApiError('parse', 'x') }
    expect(text(unexplained)).toBe('პროდუქტის ჩატვირთვისას მოხდა შეცდომა: უცნობი შეცდომა')
    isDown = false
    act(() => result.current.retry())
    await waitFor(() => expect(result.current).toMatchObject({ product: wine, failure: null }))
  })

  test('PROD-04 a product that was shown stays when a later answer fails', async () => {
    api = mockApi(...shop)
    const { result, rerender } = shown('7')
    await waitFor(() => expect(result.current.product).toEqual(jug))
    api.server.use(http.get('*/v1/products/:id/', () => HttpResponse.json({}, { status: 500 })))
    rerender({ id: '7', specification: small.id })
    await waitFor(() => expect(result.current.isRefreshing).toBe(false))
    expect(result.current).toMatchObject({
      product: jug,
      failure: null,
      choiceFailure: { kind: 'failed' },
    })
  })
})

describe('the chosen specification', () => {
  const specified = specifiedProduct()
  const [small, , unpriced] = specified.specifications

  test('PROD-03 one without a price, or gone, is no choice', () => {
    expect(chosenOf(specified, small?.id ?? null)).toEqual(small)
    expect(chosenOf(specified, unpriced?.id ?? null)).toBeNull()
    expect(chosenOf(specified, 'gone')).toBeNull()
    expect(chosenOf(null, small?.id ?? null)).toBeNull()
  })

  test('PROD-08 adding is blocked without stock, and without a choice', () => {
    expect(addObstacle(soldOutProduct(), null, 0)).toBe('outOfStock')
    expect(addObstacle(specified, null, 8)).toBe('chooseSpecification')
    expect(addObstacle(specified, small ?? null, 8)).toBeNull()
    expect(addObstacle(wine, null, 14)).toBeNull()
  })
})
