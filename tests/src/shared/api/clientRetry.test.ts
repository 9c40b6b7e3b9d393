import { describe, expect, test, vi } from 'vitest'
import { createClient } from '#shared/api/client.ts'
import { failure, get, setUp } from './clientSetUp.ts'
import { fakeEnvironment, json } from './fakeEnvironment.ts'

describe('another try', () => {
  const down = new TypeError('Failed to fetch')

  test.each([
    ['no answer', down],
    ['502', json({}, 502)],
    ['503', json({}, 503)],
    ['504', json({}, 504)],
  ])('a read is tried twice more: %s', async (_, reply) => {
    const again = reply instanceof Response ? reply.clone() : reply
    const { client, sent, waits } = setUp([reply, again, json([1])])
    expect(await client.request(get())).toEqual([1])
    expect(sent).toHaveLength(3)
    expect(waits).toEqual([500, 1000])
  })

  test('not a third time', async () => {
    const { client, sent } = setUp([down, down, down, json([])])
    expect(await failure(client.request(get()))).toMatchObject({ kind: 'network', retryable: true })
    expect(sent).toHaveLength(3)
  })

  test.each([401, 404, 500])('not at all after %i', async (status) => {
    const { client, sent } = setUp([json({ detail: 'არა' }, status)])
    expect((await failure(client.request(get()))).status).toBe(status)
    expect(sent).toHaveLength(1)
  })

  test('not after an answer that can’t be read', async () => {
    const { client, sent } = setUp([
      new Response('{"results": [', { headers: { 'content-type': 'application/json' } }),
    ])
    expect(await failure(client.request(get()))).toMatchObject({ kind: 'parse', retryable: false })
    expect(sent).toHaveLength(1)
  })

  test('waits as long as the server asks, up to 10 s', async () => {
    const { client, waits } = setUp([json({}, 503, { 'retry-after': '7' }), json([])])
    await client.request(get())
    expect(waits).toEqual([7000])
  })

  test('a 429 is sent again when the server has said when, and not without that', async () => {
    const told = setUp([json({}, 429, { 'retry-after': '2' }), json([])])
    await told.client.request(get())
    expect(told.waits).toEqual([2000])
    // Another origin that doesn't expose the header has perhaps said to wait for an hour.
    const untold = setUp([json({}, 429), json([])])
    expect(await failure(untold.client.request(get()))).toMatchObject({ status: 429, retryAfter: null })
    expect(untold.sent).toHaveLength(1)
  })

  test('gives up when the server asks for more', async () => {
    const { client, sent } = setUp([json({}, 429, { 'retry-after': '60' })])
    expect(await failure(client.request(get()))).toMatchObject({ status: 429, retryAfter: 60 })
    expect(sent).toHaveLength(1)
  })

  test('API-01 a read that hangs is given up after 15 s in all', async () => {
    vi.useFakeTimers()
    const fake = fakeEnvironment(['never', 'never', 'never'])
    const start = Date.now()
    const client = createClient({
      config: { apiBase: '' },
      language: () => 'ka',
      accessToken: () => null,
      environment: { ...fake.environment, now: () => Date.now() },
    })
    const failed = failure(client.request(get())).then(({ kind }) => [kind, Date.now() - start])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await failed).toEqual(['timeout', 15_000])
    expect(fake.sent).toHaveLength(2)
    vi.useRealTimers()
  })

  test('a write is sent once', async () => {
    const { client, sent } = setUp([json({}, 503)], { cookies: { text: 'csrftoken=a' } })
    expect((await failure(client.request(get({ method: 'POST' })))).retryable).toBe(true)
    expect(sent).toHaveLength(1)
  })

  test('none without a connection', async () => {
    const fake = fakeEnvironment([down])
    const client = createClient({
      config: { apiBase: '' },
      language: () => 'ka',
      accessToken: () => null,
      environment: { ...fake.environment, isOnline: () => false },
    })
    expect(await failure(client.request(get()))).toMatchObject({ kind: 'offline', retryable: true })
    expect(fake.sent).toHaveLength(1)
  })
})
