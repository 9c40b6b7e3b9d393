import { expect, test } from 'vitest'
import { categories, product } from '#mocks/products.ts'
import { fetchCataloguePage, fetchCategories } from '#features/catalogue/api/fetchCatalogue.ts'
import { fetchProduct } from '#features/product/api/fetchProduct.ts'
import { fetchReviews } from '#features/reviews/api/reviewCalls.ts'
import { createClient, type ApiClient } from '#shared/api/client.ts'
import { fakeEnvironment, json } from '../shared/api/fakeEnvironment.ts'

test.each<[string, unknown, (client: ApiClient) => Promise<unknown>]>([
  ['categories', categories, (client) => fetchCategories(client)],
  ['a list', { results: [product()], next: null }, (client) => fetchCataloguePage(client, {}, 1)],
  ['a product', product(), (client) => fetchProduct(client, 1)],
  ['reviews', { results: [], next: null }, (client) => fetchReviews(client, 1, 1)],
])('AUTH-07 reading %s never waits for a refresh', async (_, answer, read) => {
  const { environment, sent } = fakeEnvironment([json(answer)])
  const client = createClient({
    config: { apiBase: '' },
    language: () => 'ka',
    accessToken: () => new Promise(() => {}),
    environment,
  })
  await read(client)
  expect(sent).toHaveLength(1)
})
