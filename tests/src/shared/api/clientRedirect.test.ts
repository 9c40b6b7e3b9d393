import { expect, test } from 'vitest'
import { REDIRECTED } from '#shared/api/redirected.ts'
import { failure, get, setUp } from './clientSetUp.ts'
import { json } from './fakeEnvironment.ts'

/** What a browser tells of a redirect that it was asked not to follow. */
function opaque(): Response {
  return Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' })
}

const ask = get({ path: '/v1/accounts/google/login/', anonymous: true, redirect: 'manual' })

test('API-04 a redirect is detected and not followed', async () => {
  const { client, sent } = setUp([opaque()], { apiBase: 'https://api.example.ge', token: 'jwt' })
  expect(await client.request(ask)).toBe(REDIRECTED)
  expect(sent[0]?.url).toBe('https://api.example.ge/v1/accounts/google/login/')
  expect(sent[0]?.init).toMatchObject({ redirect: 'manual', credentials: 'include' })
  // Nothing that would make another origin's server be asked for leave first (CORS).
  expect([...(sent[0]?.headers.keys() ?? [])]).toEqual(['accept', 'accept-language'])
})

test('API-04 a refusal is final at once, with the server’s text', async () => {
  const { client, sent, waits } = setUp([json({ detail: 'არ არის ჩართული.' }, 503), json({})])
  const error = await failure(client.request(ask))
  expect([error.status, error.detail]).toEqual([503, 'არ არის ჩართული.'])
  expect(sent).toHaveLength(1)
  expect(waits).toEqual([])
})

test('API-01 every other call follows redirects, as browsers do', async () => {
  const { client, sent } = setUp([json([])])
  await client.request(get())
  expect(sent[0]?.init).not.toHaveProperty('redirect')
})
