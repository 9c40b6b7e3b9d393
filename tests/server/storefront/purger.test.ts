import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createCdn, type Cdn } from '../../../server/src/gateways/cdn/cdn.ts'
import { startPurger } from '../../../server/src/gateways/cdn/purger.ts'
import { productChanges, settingsChanges } from '../../../server/src/observations.ts'
import { cleanUp } from '../support/cleanUp.ts'
import { listening } from '../support/listening.ts'

const products = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`)

function running() {
  const purge = vi.fn<Cdn['purge']>(() => Promise.resolve())
  const evict = vi.fn<(tags: readonly string[]) => void>()
  const onFailure = vi.fn<(error: unknown) => void>()
  const end = startPurger({ cdn: { purge }, evict, onFailure })
  endings.push(end)
  return { purge, evict, onFailure, end, purged: () => purge.mock.calls.map(([tags]) => tags) }
}

const endings: (() => Promise<void>)[] = []
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('purging the cache', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(async () => {
    vi.useRealTimers()
    await Promise.all(endings.splice(0).map((end) => end()))
  })

  test('changes of one moment are purged together, within a second twice, each time after this process evicted them', async () => {
    const { purge, evict, purged } = running()
    productChanges.publish(['a'])
    productChanges.publish(['b', 'a'])
    await pass(1_000)
    expect(purged()).toEqual([
      ['product-a', 'product-b'],
      ['product-a', 'product-b'],
    ])
    expect(evict.mock.calls).toEqual(purge.mock.calls)
    expect(evict.mock.invocationCallOrder[0]).toBeLessThan(purge.mock.invocationCallOrder[0] ?? 0)
    await pass(60_000)
    expect(purge).toHaveBeenCalledTimes(2)
  })

  test('all pages when any product or the settings may have changed, and at most thirty tags at once', async () => {
    const { purged, purge } = running()
    productChanges.publish(null)
    productChanges.publish(['a'])
    await pass(1_000)
    expect(purged()).toEqual([['pages'], ['pages']])
    purge.mockClear()
    productChanges.publish(products(45))
    await pass(200)
    expect(purged().map((tags) => tags.length)).toEqual([30, 15])
    await pass(1_000)
    purge.mockClear()
    settingsChanges.publish(null)
    await pass(200)
    expect(purged()).toEqual([['pages']])
  })

  test('a cache that is away is purged later, and its outage reported once', async () => {
    const { purge, onFailure } = running()
    purge.mockImplementation(() => Promise.reject(new Error('away')))
    productChanges.publish(['a'])
    productChanges.publish(['b'])
    await pass(1_500)
    expect(onFailure).toHaveBeenCalledTimes(1)
    purge.mockClear()
    purge.mockImplementation(() => Promise.resolve())
    await pass(2_000)
    expect(purge).toHaveBeenCalledWith(['product-a', 'product-b'])
    purge.mockClear()
    await pass(60_000)
    expect(purge).not.toHaveBeenCalled()
  })

  test('what was collected is purged before the end', async () => {
    const { end, purged } = running()
    productChanges.publish(['a'])
    const ended = end()
    await pass(1_000)
    await ended
    expect(purged()).toEqual([['product-a'], ['product-a']])
    productChanges.publish(['b'])
    await pass(1_000)
    expect(purged()).toHaveLength(2)
  })
})

test('the tags are sent as Fastly, Varnish and Cloudflare take them, with the token', async () => {
  const asked: { headers: IncomingHttpHeaders; method?: string | undefined; body: string }[] = []
  let status = 200
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push({ headers: request.headers, method: request.method, body })
      response.writeHead(status).end('{"success":true}')
    })
  })
  const port = await listening(server)
  cleanUp(() => new Promise((resolve) => void server.close(resolve)))
  const purgeUrl = `http://127.0.0.1:${port}/purge`
  await createCdn({ purgeUrl, purgeToken: 'secret' }).purge(['pages', 'product-a'])
  expect(asked[0]).toMatchObject({
    method: 'POST',
    headers: {
      'surrogate-key': 'pages product-a',
      authorization: 'Bearer secret',
      'fastly-key': 'secret',
      'content-type': 'application/json',
    },
    body: '{"tags":["pages","product-a"]}',
  })
  status = 403
  await expect(createCdn({ purgeUrl, purgeToken: undefined }).purge(['pages'])).rejects.toThrow('403')
  expect(asked[1]?.headers).not.toHaveProperty('authorization')
})
