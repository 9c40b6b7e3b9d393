import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '#shared/api/ApiError.ts'
import { createClient } from '#shared/api/client.ts'

/** The client over a real connection, with the faults that only one has. */

let server: Server | null = null

afterEach(() => {
  vi.useRealTimers()
  server?.closeAllConnections()
  server?.close()
  server = null
})

async function clientOf(listener: RequestListener) {
  const listening = createServer(listener)
  server = listening
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  const address = listening.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return createClient({
    config: { apiBase: `http://127.0.0.1:${address.port}` },
    language: () => 'ka',
    accessToken: () => null,
    environment: { isOnline: () => true, cookies: () => 'csrftoken=a', wait: () => Promise.resolve() },
  })
}

const write = {
  path: '/v1/cart/items/',
  method: 'POST',
  body: {},
  read: (answer: unknown) => answer,
} as const

async function kindOf(promise: Promise<unknown>): Promise<string> {
  const error: unknown = await promise.catch((thrown: unknown) => thrown)
  return error instanceof ApiError ? error.kind : 'not an ApiError'
}

test('API-01 a body that never ends is given up after 10 s too', async () => {
  const begun = Promise.withResolvers<void>()
  const client = await clientOf((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"cart":')
    begun.resolve()
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const kind = kindOf(client.request(write))
  await begun.promise
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await kind).toBe('timeout')
})

test('a connection that breaks in the middle of the body is a network failure', async () => {
  const client = await clientOf((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
    response.write('{"cart":', () => response.destroy())
  })
  expect(await kindOf(client.request(write))).toBe('network')
})
