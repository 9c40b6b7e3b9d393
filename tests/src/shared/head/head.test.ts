import { createTranslate, ka, loadEnglish } from '@dukani/i18n'
import { describe, expect, test } from 'vitest'
import { product } from '../../../../mocks/products.ts'
import type { CatalogueQuery } from '../../../../src/shared/routing/routes.ts'
import { catalogueSummary, plainSummary } from '../../../../src/shared/head/pageSummary.ts'
import { productData } from '../../../../src/shared/head/productData.ts'
import { productSummary } from '../../../../src/shared/head/productSummary.ts'
import { renderHead } from '../../../../src/shared/head/renderHead.ts'

const t = createTranslate(ka)
const english = createTranslate(await loadEnglish())
const site = { origin: 'https://dukani.example', name: 'დუქანი', locale: 'ka_GE', language: 'ka' } as const
const url = 'https://dukani.example/product/p1'

const wine = { category_id: 'c1', title: 'ღვინო', title_en: 'Wine' }
const catalogue = (query: CatalogueQuery) => catalogueSummary(t, query, 'ka', [wine])

describe('ROUTE-09 what a page says of itself', () => {
  test('the catalogue: the shop; a category: its own page; a search: kept out of search engines', () => {
    expect(catalogue({}).title).toBe('დუქანი · ყველაფერი, რაც სახლს სჭირდება')
    expect(catalogue({}).canonicalPath).toBe('/')
    const category = catalogue({ category: 'ღვინო' })
    expect(category.title).toBe('ღვინო · დუქანი')
    expect(category.canonicalPath).toBe(`/?${new URLSearchParams({ category: 'ღვინო' })}`)
    expect(catalogue({ search: 'თაფლი' }).canonicalPath).toBeNull()
  })

  test('an English page of a category has its English title, where there is one', () => {
    const title = (category: string) => catalogueSummary(english, { category }, 'en', [wine]).title
    expect([title('ღვინო'), title('თაფლი')]).toEqual(['Wine · დუქანი', 'თაფლი · დუქანი'])
  })

  test('in another order it is the same page; filtered it is kept out of search engines', () => {
    expect(catalogue({ category: 'a', ordering: 'price' }).canonicalPath).toBe('/?category=a')
    expect(catalogue({ category: 'a', in_stock: true }).canonicalPath).toBeNull()
    expect(catalogue({ ordering: 'price', max_price: 5 }).canonicalPath).toBeNull()
  })

  test('a product: its name, the first words of its description, its address without a query', () => {
    const long = productSummary(
      t,
      product({ id: 7, name: 'საფერავი', description: 'სიტყვა '.repeat(60) }),
      'ka',
    )
    expect(long.title).toBe('საფერავი · დუქანი')
    expect(long.canonicalPath).toBe('/product/7')
    expect(long.description.length).toBeLessThanOrEqual(161)
    expect(long.description).toMatch(/სიტყვა…$/)
  })

  test('a page that is not found is not to be indexed', () => {
    const head = renderHead({ ...plainSummary(t, 'x'), image: null, structuredData: null }, site)
    expect(head).toContain('<meta name="robots" content="noindex">')
    expect(head).not.toContain('canonical')
  })
})

describe('ROUTE-09 the product’s Open Graph and JSON-LD data in the HTML that the server sends', () => {
  const shown = product({
    id: 'p1',
    name: 'ღვინო "ხვანჭკარა" <b>',
    description: '</script><script>alert(1)</script>',
    price: 38,
    old_price: 45,
    rating: 4.6,
    reviews: 28,
    inventory: 3,
    effective_inventory: 3,
  })
  const image = '/media/demo/x'
  const head = renderHead(
    {
      ...productSummary(t, shown, 'ka'),
      image,
      structuredData: productData(shown, 'ka', url, `${site.origin}${image}`),
    },
    site,
  )
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? ''

  test('name, picture and address, escaped', () => {
    expect(head).toContain(
      '<meta property="og:title" content="ღვინო &quot;ხვანჭკარა&quot; &lt;b&gt; · დუქანი">',
    )
    expect(head).toContain('<meta property="og:image" content="https://dukani.example/media/demo/x">')
    expect(head).toContain('<link rel="canonical" href="https://dukani.example/product/p1">')
    expect(head).toContain('<meta property="og:type" content="product">')
  })

  test('in English at its English address, with the addresses of all languages', () => {
    const page = renderHead(
      { ...productSummary(t, shown, 'ka'), image, structuredData: null },
      { ...site, language: 'en' },
    )
    expect(page).toContain('<link rel="canonical" href="https://dukani.example/en/product/p1">')
    expect(page).toContain('<meta property="og:url" content="https://dukani.example/en/product/p1">')
    for (const { language, path } of [
      { language: 'ka', path: '/product/p1' },
      { language: 'en', path: '/en/product/p1' },
      { language: 'x-default', path: '/product/p1' },
    ])
      for (const said of [head, page])
        expect(said).toContain(
          `<link rel="alternate" hreflang="${language}" href="https://dukani.example${path}">`,
        )
  })

  test('by their paths where the shop’s address isn’t configured', () => {
    const shop = { ...site, origin: null }
    const page = renderHead({ ...productSummary(t, shown, 'ka'), image, structuredData: null }, shop)
    expect(page).toContain('<link rel="canonical" href="/product/p1">')
    expect(page).toContain('<meta property="og:image" content="/media/demo/x">')
  })

  test('price in lari, stock and rating as schema.org has them', () => {
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Product',
      name: 'ღვინო "ხვანჭკარა" <b>',
      url: 'https://dukani.example/product/p1',
      image: ['https://dukani.example/media/demo/x'],
      offers: { priceCurrency: 'GEL', price: '38.00', availability: 'https://schema.org/InStock' },
      aggregateRating: { ratingValue: 4.6, reviewCount: 28 },
    })
  })

  test('no text of a product ends the script element', () => {
    expect(head).not.toContain('<script>alert')
    expect(JSON.parse(json)).toMatchObject({ description: '</script><script>alert(1)</script>' })
  })

  test('none left is said; without reviews there is no rating', () => {
    const gone = product({ inventory: 0, effective_inventory: 0, reviews: 0, specifications: [] })
    const data = productData(gone, 'ka', url, null)
    expect(data).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } })
    expect(data).not.toHaveProperty('aggregateRating')
    const unrated = productData(product({ rating: 0, reviews: 3 }), 'ka', url, null)
    expect(unrated).not.toHaveProperty('aggregateRating')
  })
})

describe('ROUTE-09 a product with English texts', () => {
  const wine = product({
    name: 'საფერავი',
    description: 'ღვინო.',
    ...{ name_en: 'Saperavi', description_en: 'Wine.' },
  })

  test('has them in the title, the description and the data of its English page alone', () => {
    const summary = productSummary(english, wine, 'en')
    expect([summary.title, summary.description]).toEqual([`Saperavi · ${english('shop.name')}`, 'Wine.'])
    expect(productData(wine, 'en', url, null)).toMatchObject({ name: 'Saperavi', description: 'Wine.' })
    const georgian = productSummary(t, wine, 'ka')
    expect([georgian.title, georgian.description]).toEqual(['საფერავი · დუქანი', 'ღვინო.'])
    expect(productData(wine, 'ka', url, null)).toMatchObject({ name: 'საფერავი', description: 'ღვინო.' })
  })

  test('each stands on its own: what is missing or empty is said in Georgian', () => {
    const nameless = { ...wine, name_en: '' }
    expect(productSummary(english, nameless, 'en')).toMatchObject({
      title: `საფერავი · ${english('shop.name')}`,
      description: 'Wine.',
    })
    const { description_en: _, ...undescribed } = wine
    expect(productData(undescribed, 'en', url, null)).toMatchObject({
      name: 'Saperavi',
      description: 'ღვინო.',
    })
  })
})
