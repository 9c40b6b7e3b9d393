import { runtimeConfigSchema, type ProductListQuery, type ScreenData } from '@dukani/contracts'
import { describe, expect, test } from 'vitest'
import { categories, productPage, products } from '#mocks/products.ts'
import { renderPage } from '#app/entryServer.tsx'

/** The page of an address, and what its list was asked for with. */
async function render(url: string, shown = products(3)) {
  const asked: ProductListQuery[] = []
  const data: ScreenData = {
    categories: () => Promise.resolve(categories),
    products: (query) => {
      asked.push(query)
      return Promise.resolve(productPage(shown))
    },
    product: () => Promise.resolve(null),
  }
  const page = await renderPage({
    url,
    origin: 'https://shop.test',
    language: 'ka',
    theme: null,
    config: runtimeConfigSchema.parse({}),
    data,
  })
  return { ...page, asked }
}

describe('CAT-10 the page that the server sends for a sorted and filtered list', () => {
  const url = '/?category=a&ordering=price&in_stock=true&min_price=5.5'

  test('has that list, its order, and the filters with the way out of each', async () => {
    const { html, head, asked } = await render(url)
    expect(asked).toEqual([{ page: 1, category: 'a', ordering: 'price', in_stock: true, min_price: 5.5 }])
    expect(html).toMatch(/<option value="price" selected="">/)
    expect(html).toContain('href="/?category=a&amp;ordering=price&amp;min_price=5.5"')
    expect(html).toContain('href="/?category=a&amp;ordering=price&amp;in_stock=true"')
    expect(html).toContain('>ფილტრები, არჩეულია 2</span>')
    expect(head).toContain('<meta name="robots" content="noindex">')
  })

  test('sorts without scripts: a form with the rest of the query', async () => {
    const { html } = await render(url)
    const form = /<form action="\/">(.*?)<\/form>/s.exec(html)?.[1] ?? ''
    for (const [name, value] of [
      ['category', 'a'],
      ['in_stock', 'true'],
      ['min_price', '5.5'],
    ]) {
      expect(form).toContain(`<input type="hidden" name="${name}" value="${value}"/>`)
    }
    expect(form).toMatch(/<noscript><button[^>]*type="submit"/)
  })

  test('says that nothing matches, with a way to clear the filters that keeps the order', async () => {
    const { html } = await render(url, [])
    expect(html).toContain('ასეთი პროდუქტი არ არის')
    expect(html).toContain('href="/?category=a&amp;ordering=price"')
  })
})
