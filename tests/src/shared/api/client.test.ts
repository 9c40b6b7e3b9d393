import { describe, expect, test, vi } from 'vitest'
import { failure, get, setUp } from './clientSetUp.ts'
import { json } from './fakeEnvironment.ts'

describe('what is sent', () => {
  test('API-01 one base, credentials, JSON and the language', async () => {
    const { client, sent } = setUp([json([])], { apiBase: 'https://api.example.ge' })
    await client.request(
      get({ query: { page: 1, category: 'ღვინო & ლუდი', search: undefined, owner: null } }),
    )
    expect(sent[0]?.url).toBe(
      `https://api.example.ge/v1/things/?page=1&category=${encodeURIComponent('ღვინო').replaceAll('%20', '+')}+%26+${encodeURIComponent('ლუდი')}`,
    )
    expect(sent[0]?.init.credentials).toBe('include')
    expect(sent[0]?.headers.get('accept')).toBe('application/json')
    expect(sent[0]?.headers.get('accept-language')).toBe('ka')
    expect(sent[0]?.headers.has('authorization')).toBe(false)
  })

  test('API-01 a body goes as JSON', async () => {
    const { client, sent } = setUp([json({})], { cookies: { text: 'csrftoken=abc' } })
    await client.request(get({ method: 'POST', body: { quantity: 2 } }))
    expect(sent[0]?.headers.get('content-type')).toBe('application/json')
    expect(sent[0]?.body).toEqual({ quantity: 2 })
  })

  test('API-01 bearer when a token exists, but none on an anonymous call', async () => {
    const { client, sent } = setUp([json([]), json([])], { token: 'jwt' })
    await client.request(get())
    await client.request(get({ anonymous: true }))
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer jwt', null])
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'API-01 %s carries the CSRF header, from the cookie as it is at that moment',
    async (method) => {
      const cookies = { text: 'other=1; csrftoken=first' }
      const { client, sent } = setUp([json({}), json({})], { cookies })
      await client.request(get({ method }))
      cookies.text = 'csrftoken=second; other=1'
      await client.request(get({ method }))
      expect(sent.map(({ headers }) => headers.get('x-csrftoken'))).toEqual(['first', 'second'])
    },
  )

  test('API-01 a read carries no CSRF header', async () => {
    const { client, sent } = setUp([json([])], { cookies: { text: 'csrftoken=first' } })
    await client.request(get())
    expect(sent[0]?.headers.has('x-csrftoken')).toBe(false)
  })
})

describe('a write that is refused for its CSRF token', () => {
  const refused = () => json({ detail: 'CSRF Failed: CSRF token missing.' }, 403)

  test('API-01 gets a token and is sent once more', async () => {
    const cookies = { text: '' }
    const csrf = () => {
      cookies.text = 'csrftoken=fresh'
      return json({ detail: 'ok' })
    }
    const { client, sent } = setUp([refused(), csrf, json({ id: 7 })], { cookies })
    expect(await client.request(get({ method: 'POST', body: { a: 1 } }))).toEqual({ id: 7 })
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /v1/things/',
      'GET /v1/csrf/',
      'POST /v1/things/',
    ])
    expect(sent[2]?.headers.get('x-csrftoken')).toBe('fresh')
    expect(sent[2]?.body).toEqual({ a: 1 })
  })

  test('API-01 takes the token of the body from an API whose cookie it can’t read', async () => {
    const { client, sent } = setUp([json({}, 403), json({ csrfToken: 'in-body' }), json({}), json({})])
    await client.request(get({ method: 'POST' }))
    await client.request(get({ method: 'PATCH' }))
    expect(sent.map(({ headers }) => headers.get('x-csrftoken'))).toEqual([null, null, 'in-body', 'in-body'])
  })

  test('is sent once more only', async () => {
    const cookies = { text: 'csrftoken=old' }
    const { client, sent } = setUp([refused(), json({}), refused()], { cookies })
    expect(await failure(client.request(get({ method: 'POST' })))).toMatchObject({
      kind: 'http',
      status: 403,
    })
    expect(sent).toHaveLength(3)
  })

  test('API-01 is sent once again with the token that another answer has set meanwhile', async () => {
    const cookies = { text: '' }
    const csrf = () => {
      cookies.text = 'csrftoken=first'
      return json({})
    }
    // As when a new visitor's first calls are answered at the same time: each answer begins a session.
    const replaced = () => {
      cookies.text = 'csrftoken=second'
      return refused()
    }
    const { client, sent } = setUp([refused(), csrf, replaced, json({ id: 7 })], { cookies })
    expect(await client.request(get({ method: 'POST' }))).toEqual({ id: 7 })
    expect(sent.map(({ headers }) => headers.get('x-csrftoken'))).toEqual([null, null, 'first', 'second'])
  })

  test('a 403 for another reason is a refusal', async () => {
    const { client, sent } = setUp([json({ detail: 'ეს კალათა სხვისია.' }, 403)], {
      cookies: { text: 'csrftoken=a' },
    })
    expect(await failure(client.request(get({ method: 'POST' })))).toMatchObject({
      detail: 'ეს კალათა სხვისია.',
    })
    expect(sent).toHaveLength(1)
  })
})

describe('the time limit', () => {
  test('API-01 gives up after 10 s', async () => {
    vi.useFakeTimers()
    try {
      const { client, sent } = setUp(['never'], { cookies: { text: 'csrftoken=a' } })
      const unanswered = failure(client.request(get({ method: 'POST' })))
      await vi.advanceTimersByTimeAsync(9_999)
      expect(sent[0]?.init.signal?.aborted).toBe(false)
      await vi.advanceTimersByTimeAsync(1)
      expect(await unanswered).toMatchObject({ kind: 'timeout', retryable: true, status: null })
    } finally {
      vi.useRealTimers()
    }
  })

  test('the caller can give up sooner', async () => {
    const controller = new AbortController()
    const { client, sent } = setUp(['never'])
    const given = failure(client.request(get({ signal: controller.signal })))
    controller.abort()
    expect(await given).toMatchObject({ kind: 'aborted', retryable: false })
    expect(sent).toHaveLength(1)
  })

  test('a call that is aborted before it starts isn’t sent', async () => {
    const { client, sent } = setUp([json([])])
    expect(await failure(client.request(get({ signal: AbortSignal.abort() })))).toMatchObject({
      kind: 'aborted',
    })
    expect(sent).toHaveLength(0)
  })
})

describe('what an answer is', () => {
  test('nothing, for a write that answers nothing', async () => {
    const { client } = setUp([new Response(null, { status: 204 })], { cookies: { text: 'csrftoken=a' } })
    expect(await client.request(get({ method: 'DELETE' }))).toBeNull()
  })

  test('a page instead of data is no answer', async () => {
    const page = new Response('<!doctype html><title>Wi-Fi</title>', {
      headers: { 'content-type': 'text/html' },
    })
    const { client } = setUp([page])
    expect((await failure(client.request(get()))).kind).toBe('parse')
  })

  test('401 is an auth error', async () => {
    const { client } = setUp([json({ detail: 'Token is expired' }, 401)])
    expect(await failure(client.request(get()))).toMatchObject({
      kind: 'auth',
      status: 401,
      retryable: false,
    })
  })

  test('an error of its reader makes it unreadable', async () => {
    const { client } = setUp([json({})])
    const read = () => {
      throw new TypeError('no such field')
    }
    expect((await failure(client.request(get({ read })))).kind).toBe('parse')
  })
})
