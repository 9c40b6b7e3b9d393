import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cartItem } from '#mocks/cart.ts'
import { product } from '#mocks/products.ts'
import { createCustomerCartApi } from '#features/cart/api/cartApi.ts'
import { createOrderedLines, type OrderedLine } from '#features/cart/model/orderedLines.ts'
import { createClient } from '#shared/api/client.ts'
import { fakeEnvironment, json, type Reply } from '../../shared/api/fakeEnvironment.ts'
import { fakeStorage } from '../../support/fakeStorage.ts'

const wine = product({ id: 'wine' })
const line = (id: string, quantity: number, of = wine) => cartItem({ id, product: of, quantity })
const ordered = (id: string | null, quantity: number): OrderedLine => ({
  id,
  productId: 'wine',
  specificationId: null,
  quantity,
})
const cart = (...cartitems: unknown[]) => json({ cart: { cartitems } })
const done = () => new Response(null, { status: 204 })

/** The pages of one browser, before a server that leaves what was ordered in the cart. */
function pages() {
  const storage = fakeStorage()
  return (replies: Reply[]) => {
    const fake = fakeEnvironment(replies, { text: 'csrftoken=a' })
    const client = createClient({
      config: { apiBase: '' },
      language: () => 'ka',
      accessToken: () => null,
      environment: fake.environment,
    })
    const session = { id: () => 'session', renew: () => 'session' }
    const api = createCustomerCartApi(
      client,
      session,
      'nino',
      createOrderedLines('nino', () => storage),
    )
    return {
      ...api,
      quantities: async () => (await api.load(new AbortController().signal)).map(({ quantity }) => quantity),
      sent: () => fake.sent.map(({ method, url, body }) => [method, url.replace(/\?.*/, ''), body]).slice(1),
    }
  }
}

beforeEach(() => {
  // What is refused is written to the console; here it is expected.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

describe('CHECK-09 at a server that holds on to what was ordered', () => {
  test('the lines don’t come back, and are deleted there', async () => {
    const page = pages()([
      cart(line('1', 2), line('2', 1, product({ id: 'honey' }))),
      done(),
      cart(line('1', 2)),
    ])
    page.markOrdered([ordered('1', 2)])
    expect(await page.quantities()).toEqual([1])
    expect(page.sent()).toEqual([['DELETE', '/v1/cart/items/1/', undefined]])
    // Done: a line that is there from now on is a new wish.
    expect(await page.quantities()).toEqual([2])
  })

  test('they don’t after the page was left for the payment, either', async () => {
    const open = pages()
    open([]).markOrdered([ordered('1', 2)])
    const back = open([cart(line('1', 2)), done()])
    expect(await back.quantities()).toEqual([])
    expect(back.sent()).toEqual([['DELETE', '/v1/cart/items/1/', undefined]])
  })

  test('what was added to such a line since stays', async () => {
    const page = pages()([cart(line('1', 3)), json(line('1', 1))])
    page.markOrdered([ordered('1', 2)])
    expect(await page.quantities()).toEqual([1])
    expect(page.sent()).toEqual([['PATCH', '/v1/cart/items/1/', { quantity: 1, product: 'wine' }]])
  })

  test('a line that can’t be deleted stays out of sight, and is tried again', async () => {
    const page = pages()([cart(line('1', 2)), json({}, 500), cart(line('1', 2)), done(), cart()])
    page.markOrdered([ordered('1', 2)])
    expect(await page.quantities()).toEqual([])
    expect(await page.quantities()).toEqual([])
    expect(page.sent().filter(([method]) => method === 'DELETE')).toHaveLength(2)
  })

  test('a line whose id the server didn’t return is identified by its product', async () => {
    const page = pages()([cart(line('7', 2)), done()])
    page.markOrdered([ordered(null, 2)])
    expect(await page.quantities()).toEqual([])
  })
})

test('CHECK-09 at a server that has emptied the cart itself nothing is deleted, nor is what is put in anew', async () => {
  const page = pages()([cart(), cart(line('1', 1))])
  page.markOrdered([ordered('1', 2)])
  expect(await page.quantities()).toEqual([])
  expect(await page.quantities()).toEqual([1])
  expect(page.sent()).toEqual([['GET', '/v1/cart/', undefined]])
})
