import {
  cartSchema,
  categoryListSchema,
  PAGE_SIZE,
  productPageSchema,
  productSchema,
} from '@dukani/contracts'
import { getResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { filledCart } from '#mocks/cart.ts'
import { categories, product, productPage, products } from '#mocks/products.ts'
import { assortment, shopHandlers } from '#mocks/shopHandlers.ts'

/** What stories and tests are shown has to be what a server may send. */

const call = async (handlers: ReturnType<typeof shopHandlers>, path: string, init: RequestInit = {}) => {
  const request = new Request(`http://shop.test${path}`, init)
  const response = await getResponse(handlers, request)
  if (!response) throw new Error(`no handler for ${path}`)
  return {
    status: response.status,
    body: response.status === 204 ? null : ((await response.json()) as unknown),
  }
}

const write = (method: string, body: unknown): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

test('every fixture is of the contracts’ shape', () => {
  for (const one of assortment()) expect(productSchema.parse(one)).toEqual(one)
  expect(cartSchema.parse(filledCart())).toEqual(filledCart())
  expect(categoryListSchema.parse(categories)).toEqual(categories)
  expect(productPageSchema.parse(productPage(products(20), 2))).toMatchObject({ count: 20 })
})

describe('the mock shop', () => {
  test('API-09 pages, filters and searches', async () => {
    const handlers = shopHandlers({
      products: [...products(10), product({ id: 'x', category: { id: 'სხვა' } })],
    })
    const first = productPageSchema.parse((await call(handlers, '/v1/products/?page=1')).body)
    expect(first.results).toHaveLength(PAGE_SIZE)
    expect(first.next).not.toBeNull()
    const other = productPageSchema.parse((await call(handlers, '/v1/products/?page=1&category=სხვა')).body)
    expect(other.results.map(({ id }) => id)).toEqual(['x'])
    const found = productPageSchema.parse((await call(handlers, '/v1/products/?page=1&search=თაფლი')).body)
    expect(found).toMatchObject({ count: 1, next: null })
    expect((await call(handlers, '/v1/products/?page=9')).status).toBe(404)
    expect((await call(handlers, '/v1/products/nothing/')).status).toBe(404)
  })

  test('API-02 a cart keeps what is put into it, and its limits', async () => {
    const wine = product({ id: 'wine', effective_inventory: 3 })
    const handlers = shopHandlers({ products: [wine] })
    const add = write('POST', { product_id: 'wine', quantity: 2, session_id: crypto.randomUUID() })
    const added = await call(handlers, '/v1/cart/items/', add)
    expect(added.status).toBe(201)
    expect((await call(handlers, '/v1/cart/items/', add)).status).toBe(400)
    const { cart } = cartSchema.parse((await call(handlers, '/v1/cart/')).body)
    const [line] = cart.cartitems
    expect(line).toMatchObject({ quantity: 2 })
    const path = `/v1/cart/items/${line?.id}/`
    expect(await call(handlers, path, write('PATCH', { quantity: 3 }))).toMatchObject({
      body: { quantity: 3 },
    })
    expect((await call(handlers, path, write('PATCH', { quantity: 4 }))).status).toBe(400)
    expect((await call(handlers, path, { method: 'DELETE' })).status).toBe(204)
    expect((await call(handlers, path, { method: 'DELETE' })).status).toBe(404)
  })
})
