import { describe, expect, test } from 'vitest'
import { storefrontBuild } from './storefrontApp.ts'

const { renderPage, shop } = storefrontBuild()

describe('the files', () => {
  test('with a hash in their name are cached for ever, others for an hour', async () => {
    const app = await shop()
    const hashed = await app.inject({ url: '/assets/app-12345678.js' })
    const plain = await app.inject({ url: '/favicon.svg' })
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(plain.headers['cache-control']).toBe('public, max-age=3600')
  })

  test('the app’s script goes out as its difference to the release that the browser has', async () => {
    const app = await shop({ deltas: { [`app-12345678.js.${'ab'.repeat(32)}.dcz`]: 'difference' } })
    const url = '/assets/app-12345678.js'
    const ask = (encoding: string, hash: string) =>
      app.inject({
        url,
        headers: {
          'accept-encoding': encoding,
          'available-dictionary': `:${Buffer.from(hash, 'hex').toString('base64')}:`,
        },
      })
    const known = await ask('gzip, br, zstd, dcb, dcz', 'ab'.repeat(32))
    expect([known.statusCode, known.body]).toEqual([200, 'difference'])
    expect(known.headers).toMatchObject({
      'content-encoding': 'dcz',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'use-as-dictionary': 'match="/assets/app-*.js"',
      vary: 'Accept-Encoding, Available-Dictionary',
    })
    for (const whole of [
      await ask('gzip, br', 'ab'.repeat(32)),
      await ask('br, dcz', 'cd'.repeat(32)),
      await app.inject({ url, headers: { 'accept-encoding': 'dcz', 'available-dictionary': 'none' } }),
      await app.inject({ url }),
    ]) {
      expect(whole.body).toBe('export {}')
      expect(whole.headers['content-encoding']).toBeUndefined()
      expect(whole.headers).toMatchObject({
        'use-as-dictionary': 'match="/assets/app-*.js"',
        vary: 'Accept-Encoding, Available-Dictionary',
      })
    }
    expect((await app.inject({ url: '/favicon.svg' })).headers['use-as-dictionary']).toBeUndefined()
  })

  test('a compressed script is a dictionary, too', async () => {
    const app = await shop({ compressed: { 'assets/app-12345678.js.br': 'small' } })
    const small = await app.inject({
      url: '/assets/app-12345678.js',
      headers: { 'accept-encoding': 'br, dcz' },
    })
    expect([small.body, small.headers['content-encoding']]).toEqual(['small', 'br'])
    expect(small.headers).toMatchObject({
      'use-as-dictionary': 'match="/assets/app-*.js"',
      vary: 'Accept-Encoding, Available-Dictionary',
    })
  })

  test('ROUTE-08 a chunk of an older release is 404, not a page', async () => {
    const app = await shop()
    const gone = await app.inject({ url: '/assets/app-00000000.js' })
    expect(gone.statusCode).toBe(404)
    expect(gone.headers['content-type']).toContain('text/plain')
    expect(renderPage).not.toHaveBeenCalled()
  })

  test('the offline page has the policy of a page, the worker has its own, and both are always revalidated', async () => {
    const app = await shop()
    const page = await app.inject({ url: '/offline.html' })
    expect([page.statusCode, page.body]).toEqual([
      200,
      '<!doctype html><script>prefer(false)</script><p>offline',
    ])
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

  test('a shop without an offline page sends a worker that removes the earlier one, and its pages refer to none', async () => {
    const app = await shop({ offlinePage: false })
    expect((await app.inject({ url: '/sw.js' })).body).toBe('ends()')
    expect((await app.inject({ url: '/' })).body).not.toContain('offline-worker')
  })

  test('index.html itself is not one of them', async () => {
    const app = await shop()
    const page = await app.inject({ url: '/index.html' })
    expect(page.body).not.toContain('<!--app-->')
  })
})
