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
