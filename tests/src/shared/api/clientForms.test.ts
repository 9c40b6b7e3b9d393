import { expect, test, vi } from 'vitest'
import { failure, get, setUp } from './clientSetUp.ts'
import { json } from './fakeEnvironment.ts'

function form(): FormData {
  const made = new FormData()
  made.append('profile_pic', new Blob(['picture'], { type: 'image/png' }), 'me.png')
  return made
}

test('API-01 PROF-02 a form goes as it is, to the same base, with the same headers, but its own type', async () => {
  const { client, sent } = setUp([json({})], {
    cookies: { text: 'csrftoken=abc' },
    token: 'jwt',
    apiBase: 'https://api.example.ge',
  })
  const body = form()
  await client.request(get({ method: 'PUT', body }))
  const [call] = sent
  expect(call?.url).toBe('https://api.example.ge/v1/things/')
  expect(call?.init).toMatchObject({ method: 'PUT', credentials: 'include' })
  expect(call?.init.body).toBe(body)
  expect(Object.fromEntries(call?.headers ?? [])).toEqual({
    accept: 'application/json',
    'accept-language': 'ka',
    authorization: 'Bearer jwt',
    'x-csrftoken': 'abc',
  })
})

test('API-01 a form that is refused for its CSRF token is sent once more, whole', async () => {
  const refused = json({ detail: 'CSRF Failed: CSRF token missing.' }, 403)
  const { client, sent } = setUp([refused, json({ csrfToken: 'fresh' }), json({ id: 7 })])
  const body = form()
  expect(await client.request(get({ method: 'PUT', body }))).toEqual({ id: 7 })
  expect(sent.map(({ method }) => method)).toEqual(['PUT', 'GET', 'PUT'])
  expect(sent[2]?.init.body).toBe(body)
  expect(sent[2]?.headers.get('x-csrftoken')).toBe('fresh')
})

test('a file may take a minute', async () => {
  vi.useFakeTimers()
  try {
    const { client, sent } = setUp(['never'], { cookies: { text: 'csrftoken=a' } })
    const unanswered = failure(client.request(get({ method: 'PUT', body: form() })))
    await vi.advanceTimersByTimeAsync(59_999)
    expect(sent[0]?.init.signal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect((await unanswered).kind).toBe('timeout')
  } finally {
    vi.useRealTimers()
  }
})
