import { runtimeConfigSchema, type ScreenData } from '@dukani/contracts'
import { expect, test } from 'vitest'
import { categories, productPage, products } from '#mocks/products.ts'
import { renderPage } from '#app/entryServer.tsx'

const data: ScreenData = {
  categories: () => Promise.resolve(categories),
  products: () => Promise.resolve(productPage(products(9))),
  product: () => Promise.resolve(null),
}

test('ROUTE-04 the page that the server sends for a new password holds the form, and is kept out of search engines', async () => {
  const page = await renderPage({
    url: '/reset-password',
    origin: 'https://shop.test',
    language: 'ka',
    theme: null,
    config: runtimeConfigSchema.parse({}),
    data,
  })
  expect(page.status).toBe(200)
  expect(page.head).toContain('<title>ახალი პაროლი · დუქანი</title>')
  expect(page.head).toContain('<meta name="robots" content="noindex">')
  expect(page.head).not.toContain('canonical')
  expect(page.html.match(/autocomplete="new-password"/gi)).toHaveLength(2)
  // The catalogue is behind it.
  expect(page.html).toContain(products(9)[0]?.name)
})
