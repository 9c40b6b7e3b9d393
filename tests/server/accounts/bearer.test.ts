import { eq, sql } from 'drizzle-orm'
import { decodeJwt, SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { sessions } from '../../../server/src/db/accountSchema.ts'
import { users } from '../../../server/src/db/schema.ts'
import { deriveKey } from '../../../server/src/modules/accounts/secrets.ts'
import { loggedIn, newCustomer, newPerson, withBearer } from '../support/customer.ts'
import { newShopper } from '../support/shopper.ts'
import { testApp } from '../support/testApp.ts'
import { refresh } from './calls.ts'
import { eachRow } from '../support/eachRow.ts'

const database = await testApp()
const { app, db, config } = database
const person = newPerson()
const owner = await newCustomer(app, person)
const other = await newCustomer(app)
const guest = await newShopper(app)
const own = `/v1/accounts/users/${owner.user.id}/`

const claims = decodeJwt(owner.accessToken)
const key = deriveKey(config.secret, 'access token')

/** A token with other claims, header or key than the shop's. */
const forged = (changes: object, header: { alg?: string } = {}, signedWith = key) =>
  new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: 'HS256', ...header }).sign(signedWith)

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const [header = '', payload = '', signature = ''] = owner.accessToken.split('.')
const now = Math.floor(Date.now() / 1000)

const ask = (token: string) => app.inject({ url: own, headers: { authorization: `Bearer ${token}` } })

test('AUTH-14 a token that the shop has signed is accepted', async () => {
  // So that it is the changes below which are refused.
  expect((await ask(await forged({}))).statusCode).toBe(200)
})

describe('AUTH-14 E9 an invalid access token', () => {
  test('is 401, whatever is wrong with it', () =>
    eachRow(
      [
        ['expired', forged({ exp: now - 1 })],
        ['without an end', forged({ exp: undefined })],
        ['of another kind', forged({ typ: 'refresh' })],
        ['for another audience', forged({ aud: 'somebody' })],
        ['of another issuer', forged({ iss: 'somebody' })],
        ['without a session', forged({ sid: undefined })],
        ['of a session that never was', forged({ sid: '01890000-0000-7000-8000-000000000000' })],
        ['with another’s session', forged({ sid: decodeJwt(other.accessToken)['sid'] })],
        ['with somebody else’s user', forged({ user_id: other.user.id })],
        ['of another time', forged({ epoch: 1 })],
        ['whose ids are no ids', forged({ user_id: "' or 1=1", sid: 'x' })],
        ['signed with another key', forged({}, {}, deriveKey('another secret', 'access token'))],
        ['signed with the secret itself', forged({}, {}, new TextEncoder().encode(config.secret))],
        ['signed with another algorithm', forged({}, { alg: 'HS512' })],
        ['without a signature', `${base64({ alg: 'none' })}.${payload}.`],
        ['with a changed payload', `${header}.${base64({ ...claims, user_id: other.user.id })}.${signature}`],
        ['of two parts', `${header}.${payload}`],
        ['that isn’t JSON', `${Buffer.from('x').toString('base64url')}.${payload}.${signature}`],
        ['of 100 KB, signed', forged({ more: 'x'.repeat(100_000) })],
        ['a refresh token', owner.refreshToken],
      ],
      async (_, token) => {
        const answer = await ask(await token)
        expect([answer.statusCode, answer.json()]).toEqual([
          401,
          { detail: 'გთხოვთ, შეხვიდეთ სისტემაში.', code: 'token_not_valid' },
        ])
        expect(answer.headers['www-authenticate']).toBe('Bearer realm="api", error="invalid_token"')
      },
    ))

  test('is refused also where a guest would be answered', async () => {
    const answer = await guest.get('/v1/products/', { headers: { authorization: 'Bearer x' } })
    expect(answer.statusCode).toBe(401)
  })
})

describe('API-05 F-4 an account', () => {
  const nobody = '/v1/accounts/users/01890000-0000-7000-8000-000000000000/'

  test('is shown to its owner; another’s answers like a missing one', async () => {
    expect((await owner.get(own)).statusCode).toBe(200)
    const unknown = await other.get(nobody)
    expect(unknown.statusCode).toBe(404)
    for (const url of [own, '/v1/accounts/users/1/', "/v1/accounts/users/'/", '/v1/accounts/users/null/']) {
      const answer = await other.get(url)
      expect([answer.statusCode, answer.body]).toEqual([404, unknown.body])
    }
  })

  test('AUTH-13 isn’t shown to a guest', async () => {
    for (const url of [own, nobody]) {
      const answer = await guest.get(url)
      expect([answer.statusCode, answer.json()]).toEqual([401, { detail: 'გთხოვთ, შეხვიდეთ სისტემაში.' }])
      expect(answer.headers['www-authenticate']).toBe('Bearer realm="api"')
    }
  })

  test('isn’t shown by cookies alone', async () => {
    const browser = await newShopper(app)
    browser.cookies.set('accessToken', owner.accessToken)
    expect((await browser.get(own)).statusCode).toBe(401)
  })
})

describe('E14 after all sessions of a person were ended', () => {
  test('the next call of each is 401, at every process', async () => {
    const second = await testApp({ database })
    const phone = await loggedIn(await newShopper(second.app), person)
    await db
      .update(users)
      .set({ tokenEpoch: sql`${users.tokenEpoch} + 1` })
      .where(eq(users.id, String(owner.user.id)))
    expect((await phone.get(own)).statusCode).toBe(401)
    expect((await owner.get(own)).statusCode).toBe(401)
    const again = await loggedIn(await newShopper(app), person)
    expect((await again.get(own)).statusCode).toBe(200)
  })

  test('an ended session is refused, and can’t be renewed', async () => {
    const customer = await newCustomer(app)
    await db
      .update(sessions)
      .set({ revokedAt: sql`now()` })
      .where(eq(sessions.userId, String(customer.user.id)))
    expect((await customer.get(`/v1/accounts/users/${customer.user.id}/`)).statusCode).toBe(401)
    expect((await refresh(customer)).statusCode).toBe(401)
  })

  test('the session of a deleted account is refused', async () => {
    const customer = await newCustomer(app)
    await db.delete(users).where(eq(users.id, String(customer.user.id)))
    expect((await customer.get(`/v1/accounts/users/${customer.user.id}/`)).statusCode).toBe(401)
  })
})

test('an access token is valid for as long as the shop has configured', async () => {
  const short = await testApp({
    database,
    config: { accounts: { ...config.accounts, accessTokenSeconds: 45 } },
  })
  const { accessToken, refreshToken: _, ...customer } = await newCustomer(short.app)
  const { exp = 0, iat = 0 } = decodeJwt(accessToken)
  expect(exp - iat).toBe(45)
  expect((await withBearer(customer, accessToken).get('/v1/products/')).statusCode).toBe(200)
})
