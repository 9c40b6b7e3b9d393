import { describe, expect, test } from 'vitest'
import { failure, get, setUp } from './clientSetUp.ts'
import { json } from './fakeEnvironment.ts'

describe('PROF-06 a write that asks for a token first', () => {
  const write = { method: 'PATCH', csrfFirst: true } as const

  test('carries the token that came', async () => {
    const { client, sent } = setUp([json({ csrfToken: 'fresh' }), json({ id: 7 })])
    expect(await client.request(get(write))).toEqual({ id: 7 })
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /v1/csrf/', 'PATCH /v1/things/'])
    expect(sent[1]?.headers.get('x-csrftoken')).toBe('fresh')
  })

  test('goes on without one where the server has none to give', async () => {
    const { client, sent } = setUp([json({ detail: 'no such call' }, 404), json({ id: 7 })])
    expect(await client.request(get(write))).toEqual({ id: 7 })
    expect(sent).toHaveLength(2)
  })

  test('isn’t sent while the server can’t be reached', async () => {
    const { client, sent } = setUp([new TypeError('no way')])
    expect(await failure(client.request(get(write)))).toMatchObject({ kind: 'network' })
    expect(sent.map(({ method }) => method)).not.toContain('PATCH')
  })
})
