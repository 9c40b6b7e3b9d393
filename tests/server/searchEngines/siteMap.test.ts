import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { addSearchEngineRoutes } from '../../../server/src/modules/searchEngines/routes.ts'
import { createSiteMapService } from '../../../server/src/modules/searchEngines/service.ts'
import { paths } from '../../../src/shared/routing/routes.ts'
import { storeCategory, storeProduct } from '../catalogue/goods.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { testApp } from '../support/testApp.ts'

const ORIGIN = 'https://shop.example'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const { app, db } = await testApp({ distDir: builtStorefront(), config: { publicUrl: ORIGIN } })
const wine = await storeCategory(db, 'ღვინო & <ყველი>', 1)
const home = await storeCategory(db, 'სახლი', 0)
await storeCategory(db, 'ცარიელი')
const emptied = await storeCategory(db, 'დაცლილი')
const changed = new Date('2026-03-01T10:20:30.400Z')
const ids: string[] = []
for (const category of [wine, home, undefined, wine, home]) {
  const { id } = await storeProduct(db, {
    name: 'საფერავი',
    updatedAt: changed,
    ...(category && { category }),
  })
  ids.push(id)
}
const hidden = await storeProduct(db, { name: 'დამალული', category: emptied, published: false })

const productUrls = ids.toSorted().map((id) => `${ORIGIN}${paths.product(id)}`)
const pageUrls = [home, wine].map(({ title }) => new URL(paths.catalogue({ category: title }), ORIGIN).href)

/** A storefront that is there, and renders nothing. */
function builtStorefront(): string {
  const folder = temporaryFolder()
  mkdirSync(path.join(folder, 'client'))
  mkdirSync(path.join(folder, 'server'))
  writeFileSync(path.join(folder, 'client/index.html'), '<!doctype html>')
  writeFileSync(path.join(folder, 'server/entryServer.js'), 'export const renderPage = () => null')
  return folder
}

/** The addresses of a sitemap or of a list of them. */
function addresses(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, text = '']) => text.replaceAll('&amp;', '&'))
}

describe('/sitemap.xml', () => {
  test('has the first page, the categories with products, and every published product, by their canonical addresses', async () => {
    const answer = await app.inject({ url: '/sitemap.xml', headers: { host: 'elsewhere.example' } })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    })
    expect(addresses(answer.body)).toEqual([`${ORIGIN}/`, ...pageUrls, ...productUrls])
    expect(answer.body).not.toContain(hidden.id)
  })

  test('is valid XML of the protocol, with the day on which a product’s texts changed', async () => {
    const { body } = await app.inject({ url: '/sitemap.xml' })
    expect(body).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="([^"]+)" xmlns:xhtml="[^"]+">\n/,
    )
    expect(body).toContain(`xmlns="${NAMESPACE}"`)
    expect(body.endsWith('</urlset>\n')).toBe(true)
    expect(body).toContain(`<url><loc>${productUrls[0]}</loc><lastmod>2026-03-01T10:20:30.400Z</lastmod>`)
    // A title's own `&` and `<` stand in its address as bytes, so none is left to be taken for XML.
    expect(body).not.toMatch(/&(?!amp;)/)
  })

  test('ROUTE-09 has the address of each page in each language', async () => {
    const { body } = await app.inject({ url: '/sitemap.xml' })
    for (const [path, english] of [
      ['/', '/en'],
      [paths.product(String(ids[0])), `/en${paths.product(String(ids[0]))}`],
    ])
      expect(body).toContain(
        `<xhtml:link rel="alternate" hreflang="ka" href="${ORIGIN}${path}"/>` +
          `<xhtml:link rel="alternate" hreflang="en" href="${ORIGIN}${english}"/></url>`,
      )
  })

  test('answers HEAD, too', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/sitemap.xml' })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
  })
})

describe('the sitemap of a shop that is too large for one', () => {
  test('is a list of files that together contain every page once', async () => {
    const large = fastify()
    const siteMap = createSiteMapService(db, { products: 2, categories: 9, stretch: 1 })
    addSearchEngineRoutes(large, { siteMap, publicUrl: undefined })
    const ask = (url: string) => large.inject({ url, headers: { host: 'shop.example:8443' } })
    const list = await ask('/sitemap.xml')
    expect(list.body).toContain(`<sitemapindex xmlns="${NAMESPACE}">`)
    expect(addresses(list.body)).toEqual(
      [1, 2, 3].map((file) => `http://shop.example:8443/sitemap/${file}.xml`),
    )
    const files = []
    for (const address of addresses(list.body)) files.push((await ask(new URL(address).pathname)).body)
    const products = files.map((xml) => addresses(xml).filter((address) => address.includes('/product/')))
    expect(products.map(({ length }) => length)).toEqual([2, 2, 1])
    expect(products.flat().map((address) => address.replace('http://shop.example:8443', ORIGIN))).toEqual(
      productUrls,
    )
    expect(addresses(files.join(''))).toHaveLength(8)
  })

  test('has no file beyond the last one, and none with another name', async () => {
    expect((await app.inject({ url: '/sitemap/1.xml' })).statusCode).toBe(200)
    expect((await app.inject({ url: '/sitemap/2.xml' })).statusCode).toBe(404)
    for (const name of ['0', '01', 'x', '123456', '1.xml%00']) {
      const answer = await app.inject({ url: `/sitemap/${name}.xml` })
      expect(answer.headers['content-type'], name).not.toContain('xml')
    }
  })
})

describe('without an origin of its own', () => {
  test('a shop’s responses contain the request’s host, which may be forged: they are not cached', async () => {
    const unnamed = fastify({ trustProxy: true })
    addSearchEngineRoutes(unnamed, { siteMap: createSiteMapService(db), publicUrl: undefined })
    for (const url of ['/robots.txt', '/sitemap.xml', '/sitemap/1.xml']) {
      const answer = await unnamed.inject({ url, headers: { 'x-forwarded-host': 'evil.example' } })
      expect(answer.body).toContain('http://evil.example/')
      expect(answer.headers['cache-control'], url).toBe('no-store')
    }
  })
})

describe('/robots.txt', () => {
  test('allows the catalogue for crawlers, disallows customers’ pages, and names the sitemap', async () => {
    const answer = await app.inject({ url: '/robots.txt' })
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    const lines = answer.body.split('\n')
    expect(lines).toContain('User-agent: *')
    expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
    const refuses = (url: string) => !isAllowed(lines, url)
    expect([paths.catalog, pageUrls[0] ?? '', paths.product('1'), '/media/a.webp'].filter(refuses)).toEqual(
      [],
    )
    expect(['/v1/products/?page=2', '/v1/categories/', '/v1/products/1/reviews/'].filter(refuses)).toEqual([])
    const personal = [paths.orders(), paths.order('1'), paths.paymentSuccess, paths.resetPassword]
    const calls = ['/v1/cart/', '/v1/customer/profile/', '/v1/orders/1/', '/dev/outbox']
    expect([...personal, ...calls].filter((url) => !refuses(url))).toEqual([])
  })
})

/** Whether the rules allow a path, by RFC 9309: the longest that fits decides. */
function isAllowed(lines: readonly string[], url: string): boolean {
  const { pathname } = new URL(url, ORIGIN)
  const rules = lines
    .map((line) => /^(Allow|Disallow): (.+)$/.exec(line))
    .flatMap((match) => (match === null ? [] : [{ kind: match[1], prefix: match[2] ?? '' }]))
    .filter(({ prefix }) => pathname.startsWith(prefix))
    .toSorted((one, other) => other.prefix.length - one.prefix.length)
  return rules[0]?.kind !== 'Disallow'
}
