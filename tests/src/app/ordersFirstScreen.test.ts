import { runtimeConfigSchema, type ScreenData } from '@dukani/contracts'
import { describe, expect, test } from 'vitest'
import { categories, productPage, products } from '#mocks/products.ts'
import { renderPage } from '#app/entryServer.tsx'

const data: ScreenData = {
  categories: () => Promise.resolve(categories),
  products: () => Promise.resolve(productPage(products(9))),
  product: () => Promise.resolve(null),
}

const render = (url: string, language: 'ka' | 'en' = 'ka') =>
  renderPage({
    url,
    origin: 'https://shop.test',
    language,
    theme: null,
    config: runtimeConfigSchema.parse({}),
    data,
  })

describe('ROUTE-05 the page that the server sends for orders', () => {
  test.each(['/orders', '/orders/any', '/orders/'])(
    '%s is there, and kept out of search engines',
    async (url) => {
      const page = await render(url)
      expect(page.status).toBe(200)
      expect(page.head).toContain('<title>ჩემი შეკვეთები · დუქანი</title>')
      expect(page.head).toContain('<meta name="robots" content="noindex">')
      expect(page.head).not.toContain('canonical')
    },
  )

  test('shows the modal over the catalogue, and nobody is asked to log in before it is known who asks', async () => {
    const { html } = await render('/orders/any')
    expect(html).toContain('role="dialog"')
    expect(html).toContain('იტვირთება…')
    expect(html).toContain('საფერავი, ქვევრის ღვინო')
    expect(html).not.toContain('გთხოვთ, შეხვიდეთ')
  })

  test('is the same whichever order is asked for, so that any of them can be hydrated from it', async () => {
    const [one, other] = await Promise.all([render('/orders/any'), render('/orders/0199a1b2-0000-7000-8004')])
    expect(other).toEqual(one)
  })

  test('keeps the catalogue’s query behind it, and speaks English', async () => {
    const page = await render('/orders/any?search=x', 'en')
    expect(page.head).toContain('<title>My orders · ')
    expect(Object.keys(JSON.parse(page.state) as object).join()).toContain('search:"x"')
  })
})
