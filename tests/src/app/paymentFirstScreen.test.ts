import { runtimeConfigSchema, type ScreenData } from '@dukani/contracts'
import { describe, expect, test } from 'vitest'
import { categories, productPage, products } from '#mocks/products.ts'
import { renderPage } from '#app/entryServer.tsx'

const data: ScreenData = {
  categories: () => Promise.resolve(categories),
  products: () => Promise.resolve(productPage(products(9))),
  product: () => Promise.resolve(null),
}

const render = (url: string) =>
  renderPage({
    url,
    origin: 'https://shop.test',
    language: 'ka',
    theme: null,
    config: runtimeConfigSchema.parse({}),
    data,
  })

describe('ROUTE-03 the page that the server sends for a payment', () => {
  test('is there, kept out of search engines, and the same whichever order is named', async () => {
    const [one, other] = await Promise.all([
      render('/payment/success'),
      render('/payment/success?order=7&order_status=approved'),
    ])
    expect(one.status).toBe(200)
    expect(one.head).toContain('<title>გადახდა · დუქანი</title>')
    expect(one.head).toContain('<meta name="robots" content="noindex">')
    expect(other).toEqual(one)
  })

  test('shows the modal over the catalogue, and nobody is asked to log in yet', async () => {
    const { html } = await render('/payment/success?order=7')
    expect(html).toContain('role="dialog"')
    expect(html).toContain('იტვირთება…')
    expect(html).not.toContain('გთხოვთ, შეხვიდეთ')
  })
})
