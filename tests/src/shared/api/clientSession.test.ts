import { describe, expect, test, vi } from 'vitest'
import { createClient, type ClientOptions } from '#shared/api/client.ts'
import { failure, get } from './clientSetUp.ts'
import { fakeEnvironment, json, type Reply } from './fakeEnvironment.ts'

function setUp(replies: Reply[], options: Partial<ClientOptions> = {}) {
  const fake = fakeEnvironment(replies, { text: 'csrftoken=a' })
  const client = createClient({
    config: { apiBase: '' },
    language: () => 'ka',
    accessToken: () => 'old',
    environment: fake.environment,
    ...options,
  })
  const bearers = () => fake.sent.map(({ headers }) => headers.get('authorization'))
  return { ...fake, client, bearers }
}

const spent = () => json({ detail: 'Token is expired' }, 401)
const keyed = get({ method: 'POST', body: { total: 1 }, idempotencyKey: 'k-1' })

describe('AUTH-11 a call whose token is refused', () => {
  const renew = () => Promise.resolve('new')

  test.each(['GET', 'POST'] as const)('%s is sent again with a newer one', async (method) => {
    const { client, bearers } = setUp([spent(), json('done')], { renew })
    expect(await client.request(get({ method }))).toBe('done')
    expect(bearers()).toEqual(['Bearer old', 'Bearer new'])
  })

  test('once: a second 401 is final', async () => {
    const renewing = vi.fn(renew)
    const { client, sent } = setUp([spent(), spent()], { renew: renewing })
    expect(await failure(client.request(get()))).toMatchObject({ kind: 'auth', status: 401 })
    expect(sent).toHaveLength(2)
    expect(renewing).toHaveBeenCalledExactlyOnceWith('old')
  })

  test.each([
    ['there is no newer one', () => Promise.resolve(null)],
    ['it is the same one', () => Promise.resolve('old')],
  ])('but not when %s', async (_, same) => {
    const { client, sent } = setUp([spent()], { renew: same })
    expect(await failure(client.request(get()))).toMatchObject({ status: 401 })
    expect(sent).toHaveLength(1)
  })

  test('a guest’s, an anonymous one and one with a token of its own are not', async () => {
    const renewing = vi.fn(renew)
    const guest = setUp([spent()], { renew: renewing, accessToken: () => null })
    await failure(guest.client.request(get()))
    const { client, bearers } = setUp([spent(), spent()], { renew: renewing })
    await failure(client.request(get({ anonymous: true })))
    await failure(client.request(get({ bearer: 'own' })))
    expect(bearers()).toEqual([null, 'Bearer own'])
    expect(renewing).not.toHaveBeenCalled()
  })

  test('when the session is over, a read goes as a guest’s and a write does not', async () => {
    let token: string | null = 'old'
    const over = { accessToken: () => token, renew: () => Promise.resolve((token = null)) }
    const reading = setUp([spent(), json('for all')], over)
    expect(await reading.client.request(get())).toBe('for all')
    expect(reading.bearers()).toEqual(['Bearer old', null])
    token = 'old'
    const writing = setUp([spent()], over)
    expect((await failure(writing.client.request(get({ method: 'POST' })))).status).toBe(401)
    expect(writing.sent).toHaveLength(1)
  })

  test('a token that has to be renewed first is waited for', async () => {
    const { client, bearers } = setUp([json('done')], { accessToken: () => Promise.resolve('fresh') })
    await client.request(get())
    expect(bearers()).toEqual(['Bearer fresh'])
  })
})

describe('AUTH-07 a read of what is public', () => {
  const open = get({ isPublic: true })

  test('doesn’t wait for a token that has to be renewed first, and has it renewed', async () => {
    const accessToken = vi.fn(() => new Promise<string>(() => {}))
    const { client, bearers } = setUp([json('done')], { accessToken })
    expect(await client.request(open)).toBe('done')
    expect(bearers()).toEqual([null])
    expect(accessToken).toHaveBeenCalledTimes(1)
  })

  test('carries the token that there is, and goes as a guest’s when that is refused', async () => {
    const renew = vi.fn(() => new Promise<string>(() => {}))
    const { client, bearers } = setUp([json('first'), spent(), json('second')], { renew })
    expect(await client.request(open)).toBe('first')
    expect(await client.request(open)).toBe('second')
    expect(bearers()).toEqual(['Bearer old', 'Bearer old', null])
  })
})

describe('CHECK-12 a write with an idempotency key', () => {
  const down = new TypeError('Failed to fetch')

  test.each([
    ['no answer', down],
    ['503', json({}, 503)],
  ])('is sent once more with the same key and body: %s', async (_, reply) => {
    const { client, sent } = setUp([reply, json('done')])
    expect(await client.request(keyed)).toBe('done')
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['k-1', 'k-1'])
    expect(sent.map(({ body }) => body)).toEqual([{ total: 1 }, { total: 1 }])
  })

  test('not a third time', async () => {
    const { client, sent } = setUp([down, down, json('done')])
    expect(await failure(client.request(keyed))).toMatchObject({ kind: 'network' })
    expect(sent).toHaveLength(2)
  })

  test.each([409, 429, 500, 502])('not after %i', async (status) => {
    const { client, sent } = setUp([json({}, status)])
    expect((await failure(client.request(keyed))).status).toBe(status)
    expect(sent).toHaveLength(1)
  })

  test('after no answer in time', async () => {
    vi.useFakeTimers()
    try {
      const { client, sent } = setUp(['never', json('done')])
      const answer = client.request(keyed)
      await vi.advanceTimersByTimeAsync(10_000)
      expect(await answer).toBe('done')
      expect(sent).toHaveLength(2)
    } finally {
      vi.useRealTimers()
    }
  })

  test('is one without a key for a server that refuses the header', async () => {
    const { client, sent } = setUp([down], { config: { apiBase: '', idempotencyKeys: false } })
    await failure(client.request(keyed))
    expect(sent.map(({ headers }) => headers.has('idempotency-key'))).toEqual([false])
  })

  test('keeps its key through a renewed CSRF token', async () => {
    const refused = json({ detail: 'CSRF Failed: token missing.' }, 403)
    const { client, sent } = setUp([refused, json({ csrfToken: 'b' }), json('done')])
    expect(await client.request(keyed)).toBe('done')
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['k-1', null, 'k-1'])
  })
})
