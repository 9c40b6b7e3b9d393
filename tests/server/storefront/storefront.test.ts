import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import fastifyCookie from '@fastify/cookie'
import type { RenderPage, ScreenData } from '@dukani/contracts'
import fastify from 'fastify'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { storefrontPlugin } from '../../../server/src/plugins/storefront/storefront.ts'

const clientDir = mkdtempSync(path.join(tmpdir(), 'dukani-client-'))
mkdirSync(path.join(clientDir, 'assets'))
writeFileSync(path.join(clientDir, 'assets/app-12345678.js'), 'export {}')
writeFileSync(path.join(clientDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
afterAll(() => rmSync(clientDir, { recursive: true }))

const template = `<!doctype html><html lang="ka"><head><!--head--><!--/head-->
<meta name="theme-color" media="(prefers-color-scheme: light)" data-scheme="light" content="white">
<meta name="theme-color" media="(prefers-color-scheme: dark)" data-scheme="dark" content="black">
<meta name="offline-worker" content="/sw.js">
<script type="application/json" id="config">{}</script></head>
<body><div id="root"><!--app--></div><!--state--></body></html>`
writeFileSync(path.join(clientDir, 'index.html'), template)
writeFileSync(path.join(clientDir, 'offline.html'), '<!doctype html><p>offline')
writeFileSync(path.join(clientDir, 'sw.js'), 'keeps()')
writeFileSync(path.join(clientDir, 'sw-off.js'), 'ends()')

const runtimeConfig = {
  apiBase: '',
  mediaBase: '',
  mediaWidths: [320],
  tileUrl: '',
  tileAttribution: '',
  sketchTileUrl: '',
  sketchTileUrlDark: '',
  mapboxToken: '',
  idempotencyKeys: true,
}
const renderPage = vi.fn<RenderPage>()

async function shop({ offlinePage = true, rendersPerMinute = 0 } = {}) {
  const app = fastify({ trustProxy: true })
  await app.register(fastifyCookie)
  const build = { clientDir, template, renderPage }
  const categories = async () => [{ category_id: 'c1', title: 'wine' }]
  await app.register(storefrontPlugin, {
    build,
    data: { categories } as ScreenData,
    runtimeConfig,
    origin: () => null,
    rendersPerMinute,
    offlinePage,
  })
  return app
}

beforeEach(() => {
  renderPage.mockImplementation(async ({ url, language, theme }) => ({
    status: url === '/not-found' || url.startsWith('/product/0') ? 404 : 200,
    head: '<title>დუქანი</title>',
    styles: [{ emotion: 'dk a', css: '.a{}' }],
    html: `<p>${url} ${language} ${String(theme)}</p>`,
    state: '{}',
  }))
})

describe('the first screen', () => {
  test('is rendered once for all guests: what a person’s cookies say reaches neither the renderer nor the page', async () => {
    const app = await shop()
    const first = await app.inject({
      url: '/',
      headers: { cookie: 'accessToken=secret-1; cart_sid=secret-2' },
    })
    const second = await app.inject({ url: '/', headers: { cookie: 'accessToken=secret-3' } })
    expect(renderPage).toHaveBeenCalledTimes(1)
    expect(JSON.stringify(renderPage.mock.calls)).not.toContain('secret')
    expect(second.body).toBe(first.body)
    expect(first.body).not.toContain('secret')
  })

  test('is another one for another language, theme or address, and the same for made-up parameters', async () => {
    const app = await shop()
    const body = async (url: string, cookie = '') => (await app.inject({ url, headers: { cookie } })).body
    expect(await body('/')).toContain('<p>/ ka null</p>')
    expect(await body('/', 'language=en; theme=dark')).toContain('<html lang="en" data-theme="dark">')
    expect(await body('/?search=x')).toContain('<p>/?search=x ka null</p>')
    await body('/?utm_source=mail')
    await body('/', 'language=xx; theme=neon')
    expect(renderPage).toHaveBeenCalledTimes(3)
  })

  test('in English and dark says so at once, to nobody who chose otherwise', async () => {
    const app = await shop()
    const english = await app.inject({ url: '/', headers: { cookie: 'theme=dark; language=en' } })
    expect(english.body).toContain('<html lang="en" data-theme="dark">')
    expect(english.body).toContain('<p>/ en dark</p>')
    expect(english.headers.vary).toBe('Accept-Encoding, Cookie')
    const plain = await app.inject({ url: '/', headers: { 'if-none-match': String(english.headers.etag) } })
    expect(plain.statusCode).toBe(200)
    expect(plain.body).toContain('<html lang="ka">')
  })

  test('has the browser’s bars in the theme that is chosen, or else in the system’s', async () => {
    const app = await shop()
    const media = async (cookie: string) => {
      const { body } = await app.inject({ url: '/', headers: { cookie } })
      return [...body.matchAll(/media="([^"]*)" data-scheme="(\w+)"/g)].map(([, query, scheme]) => [
        scheme,
        query,
      ])
    }
    expect(await media('theme=dark')).toEqual([
      ['light', 'not all'],
      ['dark', 'all'],
    ])
    expect(await media('')).toEqual([
      ['light', '(prefers-color-scheme: light)'],
      ['dark', '(prefers-color-scheme: dark)'],
    ])
  })

  test('ROUTE-05 of an order is one for all orders and all who ask', async () => {
    const app = await shop()
    const first = await app.inject({ url: '/orders/secret-1', headers: { cookie: 'accessToken=secret-2' } })
    const second = await app.inject({ url: '/orders/secret-3' })
    expect(first.statusCode).toBe(200)
    expect(second.body).toBe(first.body)
    expect(renderPage).toHaveBeenCalledTimes(1)
    expect(JSON.stringify(renderPage.mock.calls)).not.toContain('secret')
  })

  test.each([
    ...['/reset-password', '/reset-password/', '/Reset-Password', '/reset-password//'],
    ...['/%72eset-password', '/reset%2dpassword/', '/reset%2Dpassword', '/x/%2e%2e/reset-password'],
  ])(
    'ROUTE-04 of %s is kept by nobody, and what its link carries reaches neither the renderer nor another page',
    async (path) => {
      const app = await shop()
      const page = await app.inject({ url: `${path}?uid=secret-1&token=secret-2` })
      expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      const another = await app.inject({ url: `${path}?uid=secret-3&token=secret-4` })
      expect(another.body).toBe(page.body)
      expect(renderPage).toHaveBeenCalledTimes(1)
      expect(JSON.stringify(renderPage.mock.calls) + page.body).not.toContain('secret')
    },
  )

  test('comes compressed, with its policy, and is asked for again only when it changed', async () => {
    const app = await shop()
    const page = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } })
    expect(page.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding, Cookie',
    })
    expect(page.headers['content-security-policy']).toContain("script-src 'self';")
    expect(brotliDecompressSync(page.rawPayload).toString()).toContain('<div id="root" data-rendered><p>/ ka')
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(page.headers.etag) } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  test('ROUTE-06 of an unknown address has status 404, however often it is asked for', async () => {
    const app = await shop()
    const first = await app.inject({ url: '/nowhere' })
    const again = await app.inject({
      url: '/nowhere',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect([first.statusCode, again.statusCode]).toEqual([404, 404])
  })

  test('ROUTE-06 of all unknown addresses is one', async () => {
    const app = await shop()
    for (const url of ['/nowhere', '/wp-login.php', '/product/1/2']) await app.inject({ url })
    expect(renderPage).toHaveBeenCalledTimes(1)
  })

  test('is kept by what the shop has: a made-up category, product or host makes none', async () => {
    const app = await shop()
    const twice = async (url: string, headers: Record<string, string> = {}) => {
      renderPage.mockClear()
      await app.inject({ url, headers: { host: 'a.example', ...headers } })
      await app.inject({ url, headers: { host: 'b.example', ...headers } })
      return renderPage.mock.calls.length
    }
    expect(await twice('/?category=wine')).toBe(1)
    expect(await twice('/?category=c1')).toBe(1)
    expect(await twice('/?category=cheese')).toBe(2)
    expect(await twice('/product/1199a1b2-0000-7000-8004-000000000001')).toBe(1)
    expect(await twice('/product/0199a1b2-0000-7000-8004-000000000001')).toBe(2)
    expect(await twice('/?min_price=5')).toBe(2)
    expect(JSON.stringify(renderPage.mock.calls)).not.toContain('.example')
  })

  test('beyond an address’s share is sent unrendered, in the language and theme that were chosen', async () => {
    const app = await shop({ rendersPerMinute: 6 })
    const ask = (url: string, ip = '10.0.0.1') =>
      app.inject({ url, headers: { 'x-forwarded-for': ip, cookie: 'language=en; theme=dark' } })
    await ask('/')
    const unrendered = await ask('/?min_price=5')
    expect(unrendered.statusCode).toBe(200)
    expect(unrendered.body).toContain('<html lang="en" data-theme="dark">')
    expect(unrendered.body).toContain('<div id="root"><!--app--></div>')
    expect(unrendered.headers['content-security-policy']).toContain("script-src 'self';")
    expect(renderPage).toHaveBeenCalledTimes(1)
    // What is rendered already costs nothing, and another address has a share of its own.
    expect((await ask('/')).body).toContain('data-rendered')
    expect((await ask('/?min_price=5', '10.0.0.2')).body).toContain('data-rendered')
  })

  test('that can not be rendered is an error, and the next one is rendered anew', async () => {
    const app = await shop()
    renderPage.mockRejectedValueOnce(new Error('database away'))
    expect((await app.inject({ url: '/' })).statusCode).toBe(500)
    expect((await app.inject({ url: '/' })).statusCode).toBe(200)
  })
})

describe('the files', () => {
  test('with a hash in their name are kept for good, others for an hour', async () => {
    const app = await shop()
    const hashed = await app.inject({ url: '/assets/app-12345678.js' })
    const plain = await app.inject({ url: '/favicon.svg' })
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(plain.headers['cache-control']).toBe('public, max-age=3600')
  })

  test('ROUTE-08 a chunk of an older release is 404 and no page', async () => {
    const app = await shop()
    const gone = await app.inject({ url: '/assets/app-00000000.js' })
    expect(gone.statusCode).toBe(404)
    expect(gone.headers['content-type']).toContain('text/plain')
    expect(renderPage).not.toHaveBeenCalled()
  })

  test('the offline page has the policy of a page, the worker one of its own, and both are always asked for', async () => {
    const app = await shop()
    const page = await app.inject({ url: '/offline.html' })
    expect([page.statusCode, page.body]).toEqual([200, '<!doctype html><p>offline'])
    expect(page.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    })
    expect(page.headers['content-security-policy']).toMatch(/worker-src 'self'; manifest-src 'self'/)
    const worker = await app.inject({ url: '/sw.js' })
    expect([worker.statusCode, worker.body]).toEqual([200, 'keeps()'])
    expect(worker.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    })
    expect((await app.inject({ url: '/' })).body).toContain('name="offline-worker"')
  })

  test('a shop without an offline page sends a worker that ends the one of before, and names none', async () => {
    const app = await shop({ offlinePage: false })
    expect((await app.inject({ url: '/sw.js' })).body).toBe('ends()')
    expect((await app.inject({ url: '/' })).body).not.toContain('offline-worker')
  })

  test('the empty index.html is not one of them', async () => {
    const app = await shop()
    const page = await app.inject({ url: '/index.html' })
    expect(page.body).not.toContain('<!--app-->')
  })
})
