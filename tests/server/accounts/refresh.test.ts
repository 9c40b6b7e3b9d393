import { count, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { refreshTokens, sessions } from '../../../server/src/db/accountSchema.ts'
import { newCustomer, userIdOf, withBearer, type Customer } from '../support/customer.ts'
import { newShopper, type Shopper } from '../support/shopper.ts'
import { testApp } from '../support/testApp.ts'
import { cookiesOf, refresh, type Poster } from './calls.ts'
import { eachOf, eachRow } from '../support/eachRow.ts'

const lines: string[] = []
const first = await testApp({ log: (line) => lines.push(line) })
// Another process of the same shop.
const second = await testApp({ database: first })
const { app, db } = first

/** What was logged of it. */
const events = () =>
  lines.filter((line) => line.includes('"security"')).map((line) => JSON.parse(line) as object)

/** The same browser, with the cookies as they are now or with others, wherever its calls go. */
function copyOf(shopper: Shopper, changes: Record<string, string> = {}, at = app): Poster {
  const cookies = new Map([...shopper.cookies, ...Object.entries(changes)])
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
  const headers = { cookie, 'x-csrftoken': cookies.get('csrftoken') }
  return {
    post: (url, _body, options) =>
      at.inject({ ...options, method: 'POST', url, headers: { ...headers, ...options?.headers } }),
  }
}

const sessionOf = async ({ user }: Customer) => {
  const [session] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, String(user.id)))
  return session
}
const tokensOf = async (customer: Customer) => {
  const session = await sessionOf(customer)
  const [found] = await db
    .select({ tokens: count() })
    .from(refreshTokens)
    .where(eq(refreshTokens.sessionId, session?.id ?? ''))
  return found?.tokens
}
const later = (seconds: number) =>
  db.update(refreshTokens).set({ usedAt: sql`${refreshTokens.usedAt} - make_interval(secs => ${seconds})` })

const isIn = async (customer: Customer, access: string) =>
  (await withBearer(customer, access).get(`/v1/accounts/users/${customer.user.id}/`)).statusCode === 200

describe('AUTH-15 a refresh', () => {
  test('returns an access token, and the next refresh token only as the cookie', async () => {
    const customer = await newCustomer(app)
    const answer = await refresh(customer)
    expect(answer.statusCode).toBe(200)
    const { access, ...rest } = answer.json<{ access: string }>()
    expect([rest, userIdOf(access)]).toEqual([{}, customer.user.id])
    const cookies = cookiesOf(answer)
    expect(Object.keys(cookies)).toEqual(['refresh_token'])
    expect(cookies['refresh_token']?.value).toMatch(/^[\w-]{43}$/)
    expect(cookies['refresh_token']?.value).not.toBe(customer.refreshToken)
    expect(await isIn(customer, access)).toBe(true)
    // The former one is good until it expires.
    expect(await isIn(customer, customer.accessToken)).toBe(true)
    expect((await refresh(customer)).statusCode).toBe(200)
  })

  test('has an empty body in any form, and works with an expired bearer token', async () => {
    const customer = await newCustomer(app)
    for (const options of [
      {},
      { payload: {} },
      { payload: '', headers: { 'content-type': 'application/json' } },
      { payload: 'null', headers: { 'content-type': 'application/json' } },
      { headers: { authorization: 'Bearer expired' } },
    ])
      expect((await refresh(customer, options)).statusCode).toBe(200)
  })

  test('E5 repeated within 10 s, by the same browser, gets the same successor', async () => {
    const customer = await newCustomer(app)
    const before = copyOf(customer)
    const other = copyOf(customer, {}, second.app)
    const won = await refresh(before)
    await later(5)
    for (const again of [await refresh(before), await refresh(other)]) {
      expect(again.statusCode).toBe(200)
      expect(cookiesOf(again)['refresh_token']?.value).toBe(cookiesOf(won)['refresh_token']?.value)
      expect(await isIn(customer, again.json<{ access: string }>().access)).toBe(true)
    }
    expect(await tokensOf(customer)).toBe(2)
  })

  test('of fifty at once, at two processes, has one successor', async () => {
    const customer = await newCustomer(app)
    const browsers = [copyOf(customer), copyOf(customer, {}, second.app)]
    const fifty = Array.from({ length: 25 }, () => browsers).flat()
    const answers = await Promise.all(fifty.map((browser) => refresh(browser)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const successors = new Set(answers.map((answer) => cookiesOf(answer)['refresh_token']?.value))
    expect([successors.size, await tokensOf(customer)]).toEqual([1, 2])
  })
})

describe('E5 the reuse of a token', () => {
  test('after 10 s, or when its successor has been used, ends the session, in the log, too', () =>
    eachRow(
      [
        ['after 10 s', async () => void (await later(11))],
        ['whose successor has been used', async (customer: Customer) => void (await refresh(customer))],
      ],
      async (_, meanwhile) => {
        const customer = await newCustomer(app)
        const stolen = copyOf(customer)
        expect((await refresh(customer)).statusCode).toBe(200)
        await meanwhile(customer)
        const latest = copyOf(customer)
        lines.length = 0
        const answer = await refresh(stolen)
        expect([answer.statusCode, answer.json()]).toEqual([
          401,
          { detail: 'გთხოვთ, შეხვიდეთ სისტემაში.', code: 'token_not_valid' },
        ])
        const cookies = cookiesOf(answer)
        for (const name of ['refresh_token', 'sb'])
          expect(cookies[name]).toMatchObject({ value: '', path: '/', expires: new Date(0) })
        const session = await sessionOf(customer)
        expect(session?.revokedAt).toBeInstanceOf(Date)
        expect(events()).toMatchObject([{ level: 40, event: 'refresh token: reused', session: session?.id }])
        // Whoever has the newest tokens is out with it: they may be the thief.
        expect(await isIn(customer, customer.accessToken)).toBe(false)
        const end = await refresh(latest)
        expect([end.statusCode, end.headers['set-cookie']]).toEqual([401, undefined])
      },
    ))

  test('E6 a late response never deletes the cookies of a valid session', async () => {
    const customer = await newCustomer(app)
    const loser = copyOf(customer)
    await refresh(customer)
    const answers = [await refresh(loser), await refresh(copyOf(customer, { refresh_token: 'x'.repeat(43) }))]
    for (const answer of answers)
      for (const cookie of answer.cookies) expect(cookie).not.toMatchObject({ value: '' })
    expect((await refresh(customer)).statusCode).toBe(200)
  })
})

test('E13 a stolen refresh token is useless in another browser, is logged, and its owner stays logged in', async () => {
  const customer = await newCustomer(app)
  const thief = await newShopper(app)
  lines.length = 0
  thief.cookies.set('refresh_token', customer.refreshToken)
  for (const binding of ['', 'x'.repeat(43)]) {
    thief.cookies.set('sb', binding)
    // The token of csrf is bound to the login, too: this one is the thief's own.
    await thief.get('/v1/csrf/')
    const answer = await refresh(thief)
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'token_not_valid' }])
    expect(answer.headers).not.toHaveProperty('set-cookie')
  }
  const { id } = (await sessionOf(customer)) ?? {}
  expect(events()).toMatchObject([
    { level: 40, event: 'refresh token: otherBrowser', session: id },
    { level: 40, event: 'refresh token: otherBrowser', session: id },
  ])
  expect((await refresh(customer)).statusCode).toBe(200)
  // Nor can a thief end the session with a token that has been used.
  const late = await refresh(thief)
  expect(late.statusCode).toBe(401)
  expect((await refresh(customer)).statusCode).toBe(200)
})

describe('an invalid refresh token', () => {
  test('is 401 and deletes no cookie', () =>
    eachOf(['', 'x'.repeat(43), 'x'.repeat(4_000), '%00', "' or 1=1 --"], async (token) => {
      const customer = await newCustomer(app)
      const answer = await refresh(copyOf(customer, { refresh_token: encodeURIComponent(token) }))
      expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'token_not_valid' }])
      expect(answer.headers).not.toHaveProperty('set-cookie')
      expect((await refresh(customer)).statusCode).toBe(200)
    }))

  test('at all is 401', async () => {
    const answer = await refresh(await newShopper(app))
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'token_not_valid' }])
    expect(answer.headers['www-authenticate']).toBe('Bearer realm="api", error="invalid_token"')
  })

  test('an access token isn’t one', async () => {
    const customer = await newCustomer(app)
    expect((await refresh(copyOf(customer, { refresh_token: customer.accessToken }))).statusCode).toBe(401)
  })
})

describe('a session', () => {
  test('ends 7 days after its last refresh', async () => {
    const customer = await newCustomer(app)
    await db.update(refreshTokens).set({ expiresAt: sql`${refreshTokens.expiresAt} - interval '7 days'` })
    expect((await refresh(customer)).statusCode).toBe(401)
  })

  test('ends after 30 days, however often it is renewed', async () => {
    const customer = await newCustomer(app)
    const { id = '' } = (await sessionOf(customer)) ?? {}
    const own = eq(sessions.id, id)
    await db
      .update(sessions)
      .set({ expiresAt: sql`${sessions.expiresAt} - interval '29 days'` })
      .where(own)
    expect((await refresh(customer)).statusCode).toBe(200)
    // The new token goes no further than the session.
    const [last] = await db
      .select({ left: sql<number>`extract(epoch from max(expires_at) - now())::integer` })
      .from(refreshTokens)
      .where(sql`session_id = ${id} and generation = 1`)
    expect(last?.left).toBeLessThanOrEqual(24 * 60 * 60)
    await db
      .update(sessions)
      .set({ expiresAt: sql`now()` })
      .where(own)
    expect((await refresh(customer)).statusCode).toBe(401)
    expect(await isIn(customer, customer.accessToken)).toBe(false)
  })

  test('is stored without any usable secret', async () => {
    const customer = await newCustomer(app)
    await refresh(customer)
    const rows = JSON.stringify([await db.select().from(sessions), await db.select().from(refreshTokens)])
    const secrets = [customer.refreshToken, customer.cookies.get('sb'), customer.cookies.get('refresh_token')]
    for (const secret of secrets) expect(rows).not.toContain(secret)
  })
})
