import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { RelatedProducts } from '#features/product/containers/RelatedProducts.tsx'
import { relatedTo } from '#features/product/model/relatedProducts.ts'
import { product, productPage } from '#mocks/products.ts'
import '../../support/deferredTexts.ts'
import { mockApi } from '../../support/shop.tsx'
import { drawPart, stubLayout } from './row.tsx'

let api: ReturnType<typeof mockApi> | null = null

beforeEach(stubLayout)
afterEach(() => {
  cleanup()
  api?.close()
  api = null
})

const LIST = '*/v1/products/'
const WINE = { id: 'ღვინო' }
const HONEY = { id: 'თაფლი' }
const wines = Array.from({ length: 8 }, (_, place) =>
  product({ id: place + 1, name: `ღვინო ${place + 1}`, category: WINE }),
)
const honeys = [11, 12].map((id) => product({ id, name: `თაფლი ${id}`, category: HONEY }))
const [wine = product(), secondWine = product()] = wines
const [honey = product()] = honeys

/** A server that pages as it is told to. */
const paging = http.get(LIST, ({ request }) => {
  const params = new URL(request.url).searchParams
  const found = [...wines, ...honeys].filter(({ category }) => category?.id === params.get('category'))
  return HttpResponse.json(productPage(found.slice(0, Number(params.get('page_size') ?? 9))))
})
const names = () => screen.getAllByRole('link').map((link) => link.querySelector('span')?.textContent)
const row = () => screen.findByRole('list', { name: 'მსგავსი პროდუქტები' })

describe('PROD-11 related products', () => {
  test('CAT-11 are asked for by the category’s title, one more than are shown: five, never itself', async () => {
    api = mockApi(paging)
    drawPart(<RelatedProducts inCart={() => 0} product={wine} />)
    expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true')
    await waitFor(() => expect(names()).toEqual(['ღვინო 2', 'ღვინო 3', 'ღვინო 4', 'ღვინო 5', 'ღვინო 6']))
    expect((await row()).getAttribute('aria-busy')).toBe('false')
    expect(api.calls).toEqual(['GET /v1/products/?page=1&page_size=6&category=ღვინო'])
  })

  test('never itself, none twice, five at most, none of another category: whatever was answered', () => {
    const some = fc
      .record({
        id: fc.oneof(fc.nat(9), fc.nat(9).map(String)),
        category: fc.constantFrom(WINE, HONEY, null),
      })
      .map((fields) => product(fields))
    fc.assert(
      fc.property(fc.array(some, { maxLength: 30 }), some, (listed, open) => {
        const related = relatedTo(open, listed)
        const ids = related.map(({ id }) => String(id))
        expect(ids).not.toContain(String(open.id))
        expect(new Set(ids).size).toBe(ids.length)
        const fit = listed.filter(
          (one) =>
            String(one.id) !== String(open.id) &&
            (one.category === null || one.category.id === open.category?.id),
        )
        expect(ids).toHaveLength(Math.min(5, new Set(fit.map(({ id }) => String(id))).size))
      }),
    )
  })

  test('a product without a category has none, and nothing is asked', () => {
    api = mockApi()
    const { container } = drawPart(<RelatedProducts inCart={() => 0} product={product({ category: null })} />)
    expect(container.querySelector('section')).toBeNull()
    expect(api.calls).toEqual([])
  })

  test('alone in its category: nothing is shown', async () => {
    api = mockApi(http.get(LIST, () => HttpResponse.json(productPage([wine]))))
    drawPart(<RelatedProducts inCart={() => 0} product={wine} />)
    await row()
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
  })

  test('CAT-08 a failure is only logged: nothing is shown', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    api = mockApi(http.get(LIST, () => HttpResponse.json({ detail: 'არა' }, { status: 400 })))
    drawPart(<RelatedProducts inCart={() => 0} product={wine} />)
    await row()
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
    expect(warn).toHaveBeenCalledWith('the related products could not be loaded', expect.anything())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('PROD-12 the answer of one product never stands beside another, neither until that one’s own is here nor late', async () => {
    const held = Promise.withResolvers<void>()
    api = mockApi(
      http.get(LIST, async ({ request }) => {
        const isHoney = new URL(request.url).searchParams.get('category') === HONEY.id
        if (isHoney) await held.promise
        // A server that filters, but says of no product what it is of.
        const found = (isHoney ? honeys : wines).map((one) => ({ ...one, category: null }))
        return HttpResponse.json(productPage(found))
      }),
    )
    const { turnTo } = drawPart(<RelatedProducts inCart={() => 0} product={wine} />)
    await waitFor(() => expect(names()).toHaveLength(5))
    turnTo(<RelatedProducts inCart={() => 0} product={honey} />)
    expect(screen.queryAllByRole('link')).toEqual([])
    expect((await row()).getAttribute('aria-busy')).toBe('true')
    turnTo(<RelatedProducts inCart={() => 0} product={secondWine} />)
    await waitFor(() => expect(names()).toContain('ღვინო 1'))
    held.resolve()
    turnTo(<RelatedProducts inCart={() => 0} product={honey} />)
    await waitFor(() => expect(names()).toEqual(['თაფლი 12']))
    turnTo(<RelatedProducts inCart={() => 0} product={secondWine} />)
    await waitFor(() => expect(names()).toEqual(['ღვინო 1', 'ღვინო 3', 'ღვინო 4', 'ღვინო 5', 'ღვინო 6']))
  })

  test('another product of the category takes from the answer that is here', async () => {
    api = mockApi(paging)
    const { turnTo } = drawPart(<RelatedProducts inCart={() => 0} product={wine} />)
    await waitFor(() => expect(names()).toHaveLength(5))
    turnTo(<RelatedProducts inCart={() => 0} product={secondWine} />)
    expect(names()).toEqual(['ღვინო 1', 'ღვინო 3', 'ღვინო 4', 'ღვინო 5', 'ღვინო 6'])
    expect(api.calls).toHaveLength(1)
  })

  test('choosing one goes to it, over the catalogue as it was', async () => {
    api = mockApi(paging)
    drawPart(<RelatedProducts inCart={() => 0} product={wine} />, '/product/1?search=x')
    const [link] = await within(await row()).findAllByRole('link')
    if (!link) throw new Error('no related product')
    expect(link.getAttribute('href')).toBe('/product/2?search=x')
    await userEvent.click(link)
    expect(screen.getByTestId('address').textContent).toBe('/product/2?search=x')
  })
})
