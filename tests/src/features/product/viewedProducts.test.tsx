import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ViewedProducts } from '#features/product/containers/ViewedProducts.tsx'
import { viewedStore } from '#features/product/model/viewedStore.ts'
import { catalogueHandlers } from '#mocks/catalogueHandlers.ts'
import { product } from '#mocks/products.ts'
import '../../support/deferredTexts.ts'
import { mockApi } from '../../support/shop.tsx'
import { drawPart, stubLayout } from './row.tsx'

let api: ReturnType<typeof mockApi> | null = null

beforeEach(stubLayout)
afterEach(() => {
  cleanup()
  localStorage.clear()
  api?.close()
  api = null
})

const products = Array.from({ length: 12 }, (_, place) =>
  product({ id: place + 1, name: `ნივთი ${place + 1}` }),
)
const shop = catalogueHandlers({ products, categories: [] })
const ONE = '*/v1/products/:id/'

const lookAt = (...ids: number[]) => act(() => ids.forEach((id) => viewedStore.add(id)))
const names = () => screen.queryAllByRole('link').map((link) => link.querySelector('span')?.textContent)
const clear = () => screen.findByRole('button', { name: 'გასუფთავება: ბოლოს ნანახი' })

test('viewed products are newest first, without the open one; each is requested once', async () => {
  api = mockApi(...shop)
  lookAt(1, 2, 3, 2)
  const { turnTo } = drawPart(<ViewedProducts inCart={() => 0} open={2} />)
  await waitFor(() => expect(names()).toEqual(['ნივთი 3', 'ნივთი 1']))
  turnTo(<ViewedProducts inCart={() => 0} open={3} />)
  await waitFor(() => expect(names()).toEqual(['ნივთი 2', 'ნივთი 1']))
  expect(api.calls.toSorted()).toEqual(['GET /v1/products/1/', 'GET /v1/products/2/', 'GET /v1/products/3/'])
})

test('with nothing looked at, or only what is open, nothing is shown and nothing asked; what another tab looks at comes in', async () => {
  api = mockApi(...shop)
  const { container, turnTo } = drawPart(<ViewedProducts inCart={() => 0} open="1" />)
  expect(container.querySelector('section')).toBeNull()
  lookAt(1)
  turnTo(<ViewedProducts inCart={() => 0} open="1" />)
  expect(container.querySelector('section')).toBeNull()
  expect(api.calls).toEqual([])
  lookAt(2)
  await waitFor(() => expect(names()).toEqual(['ნივთი 2']))
  lookAt(3)
  // What is there stays until the new one can stand beside it.
  expect(names()).toEqual(['ნივთი 2'])
  await waitFor(() => expect(names()).toEqual(['ნივთი 3', 'ნივთი 2']))
})

test('four are asked for at once, and none is shown before the others', async () => {
  const held = Promise.withResolvers<void>()
  api = mockApi(
    http.get(ONE, () => held.promise.then(() => undefined)),
    ...shop,
  )
  lookAt(...products.map(({ id }) => Number(id)))
  drawPart(<ViewedProducts inCart={() => 0} open={12} />)
  await waitFor(() => expect(api?.calls).toHaveLength(4))
  expect(names()).toEqual([])
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true')
  held.resolve()
  await waitFor(() => expect(names()).toHaveLength(9))
  expect(api.calls).toHaveLength(9)
})

test('PROD-13 one that is gone leaves the list; CAT-08 one that fails is only logged, and kept', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  api = mockApi(
    http.get(ONE, ({ params }) =>
      params['id'] === '2' ? HttpResponse.json({ detail: 'არა' }, { status: 400 }) : undefined,
    ),
    ...shop,
  )
  lookAt(1, 99, 2, 3)
  drawPart(<ViewedProducts inCart={() => 0} open={5} />)
  await waitFor(() => expect(names()).toEqual(['ნივთი 3', 'ნივთი 1']))
  await waitFor(() => expect(viewedStore.views().map(({ id }) => id)).toEqual(['3', '2', '1']))
  expect(warn).toHaveBeenCalledWith('a product that was looked at could not be loaded', expect.anything())
})

test('clearing removes them all, announces that, and keeps the focus', async () => {
  api = mockApi(...shop)
  lookAt(1, 2)
  drawPart(<ViewedProducts inCart={() => 0} open={5} />)
  await userEvent.click(await clear())
  expect(viewedStore.views()).toEqual([])
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
  const said = screen.getByRole('status')
  expect(said.textContent).toBe('ნანახი პროდუქტების სია გასუფთავდა')
  expect(document.activeElement?.contains(said)).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})
