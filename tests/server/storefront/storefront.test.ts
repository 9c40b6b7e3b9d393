import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { priceChanges, productChanges } from '../../../server/src/observations.ts'
import { storefrontBuild } from './storefrontApp.ts'

const { renderPage, shop } = storefrontBuild()

describe('the first screen', () => {
  test('is rendered once for all guests: personal cookies reach neither the renderer nor the page', async () => {
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

  test('ROUTE-09 differs by address, which has the language, and is the same for made-up parameters', async () => {
    const app = await shop()
    const body = async (url: string) => (await app.inject({ url })).body
    expect(await body('/')).toContain('<p>/ ka</p>')
    const english = await body('/en')
    expect(english).toContain('<html lang="en">')
    expect(english).toContain('<p>/ en</p>')
    expect(await body('/en/?search=x')).toContain('<p>/?search=x en</p>')
    await body('/?utm_source=mail')
    await body('/en/?utm_source=mail')
    expect(renderPage).toHaveBeenCalledTimes(3)
  })

  test('is the same whatever a visitor chose, for any cache: a script of the page applies the choice', async () => {
    const app = await shop()
    const chosen = await app.inject({ url: '/', headers: { cookie: 'theme=dark; language=en' } })
    const plain = await app.inject({ url: '/', headers: { 'if-none-match': String(chosen.headers.etag) } })
    expect(chosen.body).toContain('<html lang="ka">')
    expect(plain.statusCode).toBe(304)
    expect(plain.headers.vary).toBe('Accept-Encoding')
    const hash = createHash('sha256').update('prefer(true)').digest('base64')
    expect(chosen.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}' `)
  })

  test('ROUTE-05 of an order is the same for all orders and all customers', async () => {
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
    ...['/en/reset-password', '/EN/Reset-Password/', '/%65n/reset-password'],
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

  test('is compressed, has its policy, and is sent again only if it has changed', async () => {
    const app = await shop()
    const page = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } })
    expect(page.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=60',
      vary: 'Accept-Encoding',
    })
    const html = brotliDecompressSync(page.rawPayload).toString()
    expect(html).toContain('<div id="root" data-rendered><p>/ ka')
    const [, rules = ''] = /<script type="speculationrules">(.*?)<\/script>/.exec(html) ?? []
    const hash = createHash('sha256').update(rules).digest('base64')
    expect(page.headers['content-security-policy']).toContain(` 'sha256-${hash}';`)
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(page.headers.etag) } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  test('may use the styles that all pages have, and those that it was rendered with', async () => {
    const app = await shop()
    const { headers, body } = await app.inject({ url: '/' })
    const styles = [...body.matchAll(/<style[^>]*>(.*?)<\/style>/g)].map(([, css = '']) => css)
    expect(styles).toEqual(['a{}', '.a{}'])
    const hashes = styles.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`)
    expect(headers['content-security-policy']).toContain(`style-src-elem 'self' ${hashes.join(' ')} `)
  })

  test('is rendered anew once a promotion has changed prices', async () => {
    const app = await shop()
    await app.inject({ url: '/' })
    await app.inject({ url: '/' })
    expect(renderPage).toHaveBeenCalledTimes(1)
    priceChanges.publish(null)
    await app.inject({ url: '/' })
    expect(renderPage).toHaveBeenCalledTimes(2)
  })

  test('has the tags of what it shows, is kept longer where the shop purges the cache, and is evicted before', async () => {
    const purged = Promise.withResolvers<number>()
    const app = await shop({
      cdn: {
        async purge() {
          await app.inject({ url: '/' })
          purged.resolve(renderPage.mock.calls.length)
        },
      },
    })
    const { headers } = await app.inject({ url: '/' })
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
      'surrogate-key': 'pages product-p1',
      'cache-tag': 'pages,product-p1',
    })
    productChanges.publish(['p1'])
    expect(await purged.promise, 'pages rendered when the cache is purged').toBe(2)
    await app.close()
  })

  test('is rendered again when the settings have changed', async () => {
    const shown = { settings: {}, version: '1' }
    const app = await shop({ settings: () => ({ ...shown }) })
    const body = async () => (await app.inject({ url: '/' })).body
    expect(await body()).toContain('"settings":{}')
    Object.assign(shown, { settings: { delivery: { ka: 'ხვალ', en: 'tomorrow' } }, version: '2' })
    expect(await body()).toContain('"settings":{"delivery":{"ka":"ხვალ","en":"tomorrow"}}')
    await body()
    expect(renderPage).toHaveBeenCalledTimes(2)
  })

  test('ROUTE-06 of an unknown address has status 404, however often it is requested', async () => {
    const app = await shop()
    const first = await app.inject({ url: '/nowhere' })
    const again = await app.inject({
      url: '/nowhere',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect([first.statusCode, again.statusCode]).toEqual([404, 404])
  })

  test('ROUTE-06 is the same for all unknown addresses', async () => {
    const app = await shop()
    for (const url of ['/nowhere', '/wp-login.php', '/product/1/2']) await app.inject({ url })
    expect(renderPage).toHaveBeenCalledTimes(1)
  })

  test('is cached only for existing pages: not for a made-up category, product or host', async () => {
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

  test('beyond an address’s share is sent unrendered, in its language, with the settings of now, and to be kept by no cache', async () => {
    const shown = { settings: {}, version: '1' }
    const app = await shop({ rendersPerMinute: 6, settings: () => shown })
    const ask = (url: string, ip = '10.0.0.1') => app.inject({ url, headers: { 'x-forwarded-for': ip } })
    await ask('/')
    const unrendered = await ask('/en?min_price=5')
    expect(unrendered.statusCode).toBe(200)
    expect(unrendered.body).toContain('<html lang="en">')
    expect(unrendered.headers['cache-control']).toBe('no-store')
    expect(unrendered.body).toContain('<div id="root"><!--app--></div>')
    Object.assign(shown, { settings: { delivery: { ka: 'ხვალ', en: 'tomorrow' } }, version: '2' })
    expect((await ask('/en?min_price=5')).body).toContain('"settings":{"delivery"')
    Object.assign(shown, { settings: {}, version: '1' })
    expect(unrendered.headers['content-security-policy']).toMatch(
      /script-src 'self' 'sha256-[^ ]+'; style-src-elem 'self' 'sha256-[^ ]+' 'sha256-[^ ]+';/,
    )
    expect(renderPage).toHaveBeenCalledTimes(1)
    // What is rendered already costs nothing, and another address has a share of its own.
    expect((await ask('/')).body).toContain('data-rendered')
    expect((await ask('/?min_price=5', '10.0.0.2')).body).toContain('data-rendered')
  })

  test('that can’t be rendered is an error, and the next request renders it again', async () => {
    const app = await shop()
    renderPage.mockRejectedValueOnce(new Error('database away'))
    expect((await app.inject({ url: '/' })).statusCode).toBe(500)
    expect((await app.inject({ url: '/' })).statusCode).toBe(200)
  })
})
