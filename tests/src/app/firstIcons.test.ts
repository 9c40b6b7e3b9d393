import { DEFAULT_CONFIG } from '@dukani/contracts'
import { loadDeferredIcons } from '@dukani/design-system'
import { beforeAll, expect, test } from 'vitest'
import { assortment } from '#mocks/shopHandlers.ts'
import { categories, productPage } from '#mocks/products.ts'
import { renderPage } from '#app/entryServer.tsx'

const NO_DRAWING = /<path(?![^>]*\sd="[^"])[^>]*>/

const page = async (url: string, shown = assortment()) => {
  const { html } = await renderPage({
    url,
    origin: 'https://shop.test',
    language: 'ka',
    config: DEFAULT_CONFIG,
    data: {
      categories: () => Promise.resolve(categories),
      products: () => Promise.resolve(productPage(shown)),
      product: () => Promise.resolve(null),
    },
  })
  return html
}

let first: string[] = []
beforeAll(async () => {
  // Before anything has brought the others.
  first = await Promise.all([
    page('/'),
    page('/?in_stock=true&search=a'),
    page('/?search=a', []),
    page('/none'),
  ])
})

test('the first screen has all of its icons, in every state', () => {
  for (const html of first) {
    expect(html.match(/<path/g)?.length ?? 0).toBeGreaterThan(5)
    expect(html).not.toMatch(NO_DRAWING)
  }
})

test('a screen in its own chunk loads the other icons', async () => {
  await loadDeferredIcons()
  const html = await page('/product/none')
  expect(html).toContain('role="dialog"')
  expect(html).not.toMatch(NO_DRAWING)
})
