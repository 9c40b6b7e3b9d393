import { gunzipSync, brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { createPageCache, type FreshPage } from '../../../server/src/plugins/storefront/pageCache.ts'
import { pageLookups } from '../../../server/src/observations.ts'
import { eventually } from '../../support/eventually.ts'

const page = (html: string, status = 200): FreshPage => ({
  status,
  html,
  tags: ['pages', `product-${html}`],
  contentSecurityPolicy: "default-src 'none'",
  isCacheable: true,
})
const ignore = () => {}

/** What will pass, such as a database that is away. */
class Passing extends Error {}

function cacheAt(clock: { now: number }, maxPages = 10) {
  const isTemporary = (error: unknown) => error instanceof Passing
  const cache = createPageCache({
    ...{ freshMs: 5_000, staleMs: 60_000, maxPages, isTemporary },
    now: () => clock.now,
  })
  return {
    evict: cache.evict,
    get: (key: string, render: () => Promise<FreshPage>, onRefreshError: (error: unknown) => void) =>
      cache.get(key, { render, refresh: render }, onRefreshError),
  }
}

test('a page is rendered once for all requests at the same time', async () => {
  const cache = cacheAt({ now: 0 })
  const render = vi.fn(() => Promise.resolve(page('one')))
  const pages = await Promise.all(Array.from({ length: 50 }, () => cache.get('/', render, ignore)))
  expect(render).toHaveBeenCalledTimes(1)
  expect(new Set(pages.map(({ etag }) => etag)).size).toBe(1)
})

test('a page up to five seconds old is served as it is, an older one once more while it is rendered again', async () => {
  const clock = { now: 0 }
  const cache = cacheAt(clock)
  let version = 0
  const render = vi.fn(() => Promise.resolve(page(`version ${++version}`)))
  const text = async () => (await cache.get('/', render, ignore)).bodies.identity.toString()
  const lookups: string[] = []
  const unsubscribe = pageLookups.subscribe((result) => lookups.push(result))
  expect(await text()).toBe('version 1')
  clock.now = 5_000
  expect(await text()).toBe('version 1')
  expect(render).toHaveBeenCalledTimes(1)
  clock.now = 5_001
  expect(await text()).toBe('version 1')
  unsubscribe()
  expect(lookups).toEqual(['missing', 'fresh', 'stale'])
  await eventually(async () => expect(await text()).toBe('version 2'))
})

test('a page that can’t be rendered again is served stale, and the failure is reported', async () => {
  const clock = { now: 0 }
  const cache = cacheAt(clock)
  await cache.get('/', () => Promise.resolve(page('kept')), ignore)
  clock.now = 6_000
  const told = vi.fn()
  const served = await cache.get('/', () => Promise.reject(new Error('database away')), told)
  expect(served.bodies.identity.toString()).toBe('kept')
  await eventually(() =>
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ message: 'database away' })),
  )
})

test('a page beyond its last use is not served: the failure reaches the caller', async () => {
  const clock = { now: 0 }
  const cache = cacheAt(clock)
  await cache.get('/', () => Promise.resolve(page('old')), ignore)
  clock.now = 60_001
  await expect(cache.get('/', () => Promise.reject(new Error('gone')), ignore)).rejects.toThrow('gone')
})

test('a page that isn’t cacheable is rendered once for all that wait for it, and evicts no other', async () => {
  const cache = cacheAt({ now: 0 }, 1)
  await cache.get('/', () => Promise.resolve(page('home')), ignore)
  const render = vi.fn(() => Promise.resolve({ ...page('few want this'), isCacheable: false }))
  await Promise.all([cache.get('/?min_price=5', render, ignore), cache.get('/?min_price=5', render, ignore)])
  expect(render).toHaveBeenCalledTimes(1)
  await cache.get('/?min_price=5', render, ignore)
  expect(render).toHaveBeenCalledTimes(2)
  const home = await cache.get('/', () => Promise.reject(new Error('was pushed out')), ignore)
  expect(home.bodies.identity.toString()).toBe('home')
})

test('during a temporary failure a page is served however old it is, and no request waits for a new one', async () => {
  const clock = { now: 0 }
  const cache = cacheAt(clock)
  const told = vi.fn()
  const away = () => Promise.reject(new Passing('the database is away'))
  const text = async (render: () => Promise<FreshPage>) =>
    (await cache.get('/', render, told)).bodies.identity.toString()
  await text(() => Promise.resolve(page('old')))
  clock.now = 24 * 3_600_000
  expect(await text(away)).toBe('old')
  expect(told).toHaveBeenCalledTimes(1)
  expect(await text(() => new Promise(() => undefined))).toBe('old')
})

test('a page that was kept through a failure is replaced as soon as possible, and then expires as before', async () => {
  const clock = { now: 0 }
  const cache = cacheAt(clock)
  const text = async (render: () => Promise<FreshPage>) =>
    (await cache.get('/', render, ignore)).bodies.identity.toString()
  await text(() => Promise.resolve(page('old')))
  clock.now = 3_600_000
  await text(() => Promise.reject(new Passing('away')))
  await text(() => Promise.resolve(page('new')))
  await eventually(async () => expect(await text(() => Promise.reject(new Error('fresh')))).toBe('new'))
  clock.now += 3_600_000
  await expect(text(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
})

test('a failed page is not cached', async () => {
  const cache = cacheAt({ now: 0 })
  const render = vi.fn(() => Promise.resolve(page('broken', 500)))
  await cache.get('/', render, ignore)
  await cache.get('/', render, ignore)
  expect(render).toHaveBeenCalledTimes(2)
})

test('the least recently used page is evicted first', async () => {
  const cache = cacheAt({ now: 0 }, 2)
  const render = vi.fn((key: string) => Promise.resolve(page(key)))
  const get = (key: string) => cache.get(key, () => render(key), ignore)
  await get('a')
  await get('b')
  await get('a')
  await get('c')
  await get('a')
  expect(render.mock.calls.map(([key]) => key)).toEqual(['a', 'b', 'c'])
  await get('b')
  expect(render).toHaveBeenCalledTimes(4)
})

test('every encoding contains the same page', async () => {
  const { bodies } = await cacheAt({ now: 0 }).get('/', () => Promise.resolve(page('ქართული გვერდი')), ignore)
  expect(brotliDecompressSync(bodies.br).toString()).toBe('ქართული გვერდი')
  expect(gunzipSync(bodies.gzip).toString()).toBe('ქართული გვერდი')
  expect(bodies.identity.toString()).toBe('ქართული გვერდი')
})

test('a page is rendered anew when a product that it shows has changed, other pages are not', async () => {
  const cache = cacheAt({ now: 0 })
  const render = vi.fn((html: string) => Promise.resolve(page(html)))
  const ask = (html: string) => cache.get(html, () => render(html), ignore)
  await Promise.all([ask('a'), ask('b')])
  cache.evict(['product-a'])
  await Promise.all([ask('a'), ask('b')])
  expect(render.mock.calls).toEqual([['a'], ['b'], ['a']])
  cache.evict(['pages'])
  await Promise.all([ask('a'), ask('b')])
  expect(render).toHaveBeenCalledTimes(5)
})

test('a page that was being rendered during a change isn’t kept, nor waited for', async () => {
  const cache = cacheAt({ now: 0 })
  const before = Promise.withResolvers<FreshPage>()
  const early = cache.get('/', () => before.promise, ignore)
  cache.evict(['product-a'])
  const ask = (html: string) => cache.get('/', () => Promise.resolve(page(html)), ignore)
  expect((await ask('after')).bodies.identity.toString()).toBe('after')
  before.resolve(page('before'))
  await early
  expect((await ask('later')).bodies.identity.toString()).toBe('after')
})
