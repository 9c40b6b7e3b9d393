import { runtimeConfigSchema, type ScreenData } from '@dukani/contracts'
import { renderPage } from '#app/entryServer.tsx'
import { categories, productPage, products } from '#mocks/products.ts'
import { ka } from '@dukani/i18n'
import { expect, test } from 'vitest'

// A longer description would be cut.
const shown = products(9).map((product) => ({ ...product, description: 'მშრალი წითელი.' }))
const data: ScreenData = {
  categories: () => Promise.resolve(categories),
  products: () => Promise.resolve(productPage(shown)),
  product: (id) => Promise.resolve(shown.find((product) => product.id === id) ?? null),
}

const GEORGIAN = /\p{Script=Georgian}+/gu
// What the shop itself has written, longest first: a name may be part of a description.
const written = [
  ...shown.flatMap(({ name, description, category }) => [name, description, category?.id ?? '']),
  ...categories.map(({ title }) => title),
  ka['shop.name'],
]
  .filter(Boolean)
  .toSorted((one, other) => other.length - one.length)

test.each(['/', `/product/${shown[0]?.id}`, '/product/none', '/orders', '/nowhere'])(
  'ROUTE-09 the first screen of %s is in English when that was chosen, but for what the shop has written',
  async (url) => {
    const page = await renderPage({
      url,
      origin: 'https://shop.test',
      language: 'en',
      theme: 'dark',
      config: runtimeConfigSchema.parse({}),
      data,
    })
    const [title = ''] = /<title>[^<]*/.exec(page.head) ?? []
    const ours = written.reduce((html, text) => html.replaceAll(text, ''), title + page.html)
    expect(ours.match(GEORGIAN) ?? []).toEqual([])
    expect(page.html).toContain('Everything a home needs')
  },
)
