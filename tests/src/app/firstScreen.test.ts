import { DEFAULT_CONFIG, type ProductListQuery, type ScreenData } from '@dukani/contracts'
import { ka, type Language } from '@dukani/i18n'
import { describe, expect, test } from 'vitest'
import { categories, product, productPage, products, saperaviInEnglish } from '#mocks/products.ts'
import { renderPage } from '#app/entryServer.tsx'

// A longer description would be cut.
const assortment = products(9).map((product) => ({ ...product, description: 'მშრალი წითელი.' }))

/** The page of an address, and what its list was asked for with. */
async function render(url: string, language: Language = 'ka', shown = assortment, arrangement = true) {
  const asked: ProductListQuery[] = []
  const data: ScreenData = {
    categories: () => Promise.resolve(categories),
    products: (query) => {
      asked.push(query)
      return Promise.resolve(productPage(shown))
    },
    product: (id) => Promise.resolve(shown.find((product) => product.id === id) ?? null),
  }
  const page = await renderPage({
    url,
    origin: 'https://shop.test',
    language,
    config: { ...DEFAULT_CONFIG, arrangement },
    data,
  })
  return { ...page, asked }
}

describe('CAT-10 the page that the server sends for a sorted and filtered list', () => {
  const url = '/?category=a&ordering=price&in_stock=true&min_price=5.5&min_rating=4'

  test('has that list, its order, and the filters with the way out of each', async () => {
    const { html, head, asked } = await render(url)
    expect(asked).toEqual([
      { page: 1, category: 'a', ordering: 'price', in_stock: true, min_price: 5.5, min_rating: 4 },
    ])
    expect(html).toMatch(/<option value="price" selected="">/)
    expect(html).toContain('href="/?category=a&amp;ordering=price&amp;min_price=5.5&amp;min_rating=4"')
    expect(html).toContain('href="/?category=a&amp;ordering=price&amp;in_stock=true&amp;min_rating=4"')
    expect(html).toContain('href="/?category=a&amp;ordering=price&amp;in_stock=true&amp;min_price=5.5"')
    expect(html).toContain('>ფილტრები, არჩეულია 3</span>')
    expect(head).toContain('<meta name="robots" content="noindex">')
    // Without scripts it is sorted by a form with the rest of the query.
    const form = /<form action="\/">(.*?)<\/form>/s.exec(html)?.[1] ?? ''
    expect(form).toContain('<input type="hidden" name="category" value="a"/>')
    expect(form).toContain('<input type="hidden" name="in_stock" value="true"/>')
    expect(form).toContain('<input type="hidden" name="min_price" value="5.5"/>')
    expect(form).toMatch(/<noscript><button[^>]*type="submit"/)
  })

  test('has neither order nor filters at a server that knows none', async () => {
    const { html } = await render(url, 'ka', assortment, false)
    expect(html).not.toContain('name="ordering"')
    expect(html).not.toContain('ფილტრები')
    expect(html).toContain(assortment[0]?.name)
  })

  test('says that nothing matches, with a way to clear the filters that keeps the order', async () => {
    const { html } = await render(url, 'ka', [])
    expect(html).toContain('ასეთი პროდუქტი არ არის')
    expect(html).toContain('href="/?category=a&amp;ordering=price"')
  })
})

describe('the page that the server sends for the other screens', () => {
  test.each([
    ['ROUTE-03', '/payment/success?order=7', 'გადახდა'],
    ['ROUTE-04', '/reset-password', 'ახალი პაროლი'],
    ['ROUTE-05', '/orders/any', 'ჩემი შეკვეთები'],
  ])('%s %s is a modal over the catalogue, kept out of search engines', async (_, url, title) => {
    const { status, head, html } = await render(url)
    expect(status).toBe(200)
    expect(head).toContain(`<title>${title} · დუქანი</title>`)
    expect(head).toContain('<meta name="robots" content="noindex">')
    expect(head).not.toContain('canonical')
    expect(html).toContain('role="dialog"')
    expect(html).toContain(assortment[0]?.name)
    // Nobody is asked to log in before it is known who asks.
    expect(html).not.toContain('გთხოვთ, შეხვიდეთ')
  })

  test.each([
    ['ROUTE-03', '/payment/success', '/payment/success?order=7&order_status=approved'],
    ['ROUTE-05', '/orders/any', '/orders/0199a1b2-0000-7000-8004'],
  ])(
    '%s %s is the same whichever order is named, so that any can be hydrated from it',
    async (_, one, other) => {
      expect(await render(other)).toEqual(await render(one))
    },
  )

  test('ROUTE-05 the orders keep the catalogue’s query behind them', async () => {
    const { state } = await render('/orders/any?search=x')
    expect(Object.keys(JSON.parse(state) as object).join()).toContain('search:"x"')
  })

  test('ROUTE-04 the one for a new password holds the form', async () => {
    const { html } = await render('/reset-password')
    expect(html.match(/autocomplete="new-password"/gi)).toHaveLength(2)
  })
})

const GEORGIAN = /\p{Script=Georgian}+/gu
// What the shop itself has written, longest first: a name may be part of a description.
const written = [
  ...assortment.flatMap(({ name, description, category }) => [name, description, category?.id ?? '']),
  ...categories.map(({ title }) => title),
  ka['shop.name'],
]
  .filter(Boolean)
  .toSorted((one, other) => other.length - one.length)

test.each(['/', `/product/${assortment[0]?.id}`, '/product/none', '/orders', '/nowhere'])(
  'ROUTE-09 the first screen of %s is in English when that was chosen, but for what the shop has written',
  async (url) => {
    const page = await render(url, 'en')
    const [title = ''] = /<title>[^<]*/.exec(page.head) ?? []
    const ours = written.reduce((html, text) => html.replaceAll(text, ''), title + page.html)
    expect(ours.match(GEORGIAN) ?? []).toEqual([])
    expect(page.html).toContain('Everything a home needs')
  },
)

test('ROUTE-09 an English page shows a product’s English texts, a Georgian one its Georgian ones', async () => {
  const wine = product({
    ...{ id: 'wine', name: 'ალავერდი', description: 'ქვევრისა.' },
    ...saperaviInEnglish,
    description_en: 'Aged in a qvevri.',
  })
  const shown = [wine, ...assortment]
  const { name_en: name = '', description_en: description = '' } = wine
  for (const url of ['/', '/product/wine']) {
    const english = await render(url, 'en', shown)
    expect(english.html).toMatch(new RegExp(`lang="en"[^>]*>(?:<a[^>]*>)?${name}<`))
    expect(english.html).not.toContain(wine.name)
    const georgian = await render(url, 'ka', shown)
    expect(georgian.html).toContain(wine.name)
    expect(georgian.html).not.toContain(name)
    // A change of the language asks for nothing: both are in the state of both pages.
    for (const { state } of [english, georgian]) {
      expect(state).toContain(wine.name)
      expect(state).toContain(name)
    }
  }
  const { html, head } = await render('/product/wine', 'en', shown)
  expect(html).toContain(description)
  expect(html).not.toContain(wine.description)
  expect(head).toContain(`<title>${name} · `)
  expect(head).toContain(`<meta property="og:title" content="${name} · `)
  expect(head).toContain(`<meta property="og:description" content="${description}">`)
  expect(head).toContain(`"name":"${name}"`)
  expect(head).not.toContain(wine.name)
})

describe('so that hydration blocks the page for no longer than it must', () => {
  const url = `/product/${String(assortment[0]?.id)}`

  test.each([
    ['/', 8],
    [url, 13],
  ])('%s is divided into parts that hydrate on their own', async (address, parts) => {
    const { html } = await render(address)
    expect(html.split('<!--$-->')).toHaveLength(parts + 1)
  })

  test('the browser knows the name of every style of the page, and generates no rule again', async () => {
    const { html, styles } = await render(url)
    const known = styles.flatMap(({ emotion }) => emotion.split(' ').slice(1))
    const used = new Set([...html.matchAll(/\bdk-([\w-]+)/g)].map(([, name = '']) => name))
    expect(used.size).toBeGreaterThan(50)
    expect([...used].filter((name) => !known.includes(name))).toEqual([])
    // The names of styles that are part of another one are in no element's class.
    expect(known.length).toBeGreaterThan(used.size)
  })
})

describe('ROUTE-09 an English page', () => {
  const own = (html: string) =>
    [...html.matchAll(/(?:href|action)="(\/[^"]*)"/g)].map(([, path = '']) => path)

  test('leads only to English pages, and says its own address', async () => {
    const [{ id = '' } = {}] = assortment
    for (const url of ['/', '/?category=a&in_stock=true', `/product/${id}`, '/none']) {
      const { html } = await render(url, 'en')
      expect(own(html).length).toBeGreaterThan(0)
      for (const path of own(html)) expect(path).toMatch(/^\/en(?:$|[/?#])/)
    }
    const { head } = await render(`/product/${id}`, 'en')
    const [, data = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head) ?? []
    expect(JSON.parse(data)).toMatchObject({ url: `https://shop.test/en/product/${id}` })
  })

  test('isn’t what a Georgian one leads to', async () => {
    const { html } = await render('/')
    for (const path of own(html)) expect(path).not.toMatch(/^\/en/)
  })
})
