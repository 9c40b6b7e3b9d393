import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { DEFAULT_CONFIG } from '@dukani/contracts'
import type { ApiRequest, ClientOptions } from '#shared/api/client.ts'

const options: ClientOptions = {
  config: DEFAULT_CONFIG,
  language: () => 'ka',
  accessToken: () => null,
}

/** A client in a page that has fetched nothing yet. */
async function newPage() {
  vi.resetModules()
  const { createDeferredClient } = await import('#shared/api/deferredClient.ts')
  return createDeferredClient(options)
}

const created = vi.fn<() => void>()
let isMissing = false

beforeEach(() => {
  isMissing = false
  vi.stubGlobal('navigator', { onLine: true })
  vi.doMock('#shared/api/client.ts', () => {
    if (isMissing) throw new Error('404')
    return {
      createClient: () => {
        created()
        return { request: ({ path }: ApiRequest<unknown>) => Promise.resolve(path) }
      },
    }
  })
})

// Other files share these modules.
afterAll(() => {
  vi.doUnmock('#shared/api/client.ts')
  vi.resetModules()
})

const call = (path: string): ApiRequest<unknown> => ({ path, read: (answer) => answer })

test('API-01 calls that are made before its code is there are sent, all by one client', async () => {
  created.mockClear()
  const client = await newPage()
  expect(await Promise.all([client.request(call('/a/')), client.request(call('/b/'))])).toEqual([
    '/a/',
    '/b/',
  ])
  expect(await client.request(call('/c/'))).toBe('/c/')
  expect(created).toHaveBeenCalledTimes(1)
})

test('API-01 without a connection a call fails as offline, and the next one with a connection succeeds', async () => {
  const client = await newPage()
  vi.stubGlobal('navigator', { onLine: false })
  await expect(client.request(call('/a/'))).rejects.toMatchObject({ kind: 'offline' })
  vi.stubGlobal('navigator', { onLine: true })
  expect(await client.request(call('/a/'))).toBe('/a/')
})

test('API-01 code that can’t be fetched fails a call as a network failure, and is fetched again by the next one', async () => {
  const client = await newPage()
  isMissing = true
  await expect(client.request(call('/a/'))).rejects.toMatchObject({ kind: 'network' })
  isMissing = false
  expect(await client.request(call('/a/'))).toBe('/a/')
})
