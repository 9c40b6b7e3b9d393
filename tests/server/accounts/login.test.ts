import * as realArgon2 from '@node-rs/argon2'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { beforeEach, expect, test, vi } from 'vitest'
import { users } from '../../../server/src/db/schema.ts'
import { newId } from '../../../server/src/ids.ts'
import { watchedArgon2 } from '../support/argon2.ts'
import { newCustomer, newPerson, PASSWORD } from '../support/customer.ts'
import { newShopper } from '../support/shopper.ts'
import { testApp } from '../support/testApp.ts'
import { cookiesOf, login, register } from './calls.ts'

const argon2 = watchedArgon2(realArgon2)
const { app, db } = await testApp({ argon2 })
const english = { headers: { 'accept-language': 'en' } }

const customer = await newCustomer(app)
const { email } = customer.user

beforeEach(() => void vi.clearAllMocks())

test('AUTH-03 API-08 after registering and logging in a person can read their account', async () => {
  const person = newPerson()
  const { user, get } = await newCustomer(app, person)
  const { password: _, ...fields } = person
  expect(user).toEqual({ ...fields, id: user.id, profile_pic: null })
  const answer = await get(`/v1/accounts/users/${user.id}/`)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.json()).toEqual(user)
})

test('AUTH-14 a login gives a JWT with user_id and exp, and an opaque refresh token', async () => {
  const answer = await login(await newShopper(app), { email: ` ${email.toUpperCase()}`, password: PASSWORD })
  expect(answer.statusCode).toBe(200)
  const { access, refresh, ...rest } = answer.json<Record<string, string>>()
  expect(rest).toEqual({})
  expect(refresh).toMatch(/^[\w-]{43}$/)
  const { iat = 0, ...claims } = decodeJwt(access ?? '')
  expect(decodeProtectedHeader(access ?? '').alg).toBe('HS256')
  expect(claims).toEqual({
    ...{ typ: 'access', user_id: customer.user.id, epoch: 0, iss: 'dukani', aud: 'dukani-api' },
    ...{ sid: expect.any(String) as string, jti: expect.any(String) as string, exp: iat + 600 },
  })
  expect(Math.abs(iat - Date.now() / 1000)).toBeLessThan(60)
  expect(cookiesOf(answer)).toMatchObject({
    sb: { httpOnly: true, path: '/', sameSite: 'Lax', maxAge: 30 * 24 * 60 * 60 },
    refresh_token: { value: refresh },
    csrftoken: {},
  })
})

test('AUTH-03 F-8 an unknown e-mail, a wrong password and an account without one get the same response', async () => {
  await db.insert(users).values({ id: newId(), email: 'reviewer@example.ge' })
  const attempts = [
    { email, password: 'not the password' },
    { email: 'nobody@example.ge', password: PASSWORD },
    { email: 'reviewer@example.ge', password: PASSWORD },
  ]
  for (const attempt of attempts) {
    vi.clearAllMocks()
    const answer = await login(await newShopper(app), attempt, english)
    expect([answer.statusCode, answer.json()]).toEqual([401, { detail: 'Incorrect email or password.' }])
    expect(answer.headers).not.toHaveProperty('set-cookie')
    // The same work each time, which is what takes the time.
    expect(argon2.verify).toHaveBeenCalledTimes(1)
    expect(argon2.verify.mock.calls[0]?.[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  }
})

test('AUTH-04 F-8 registering computes a hash, whether the e-mail is taken or not', async () => {
  const shopper = await newShopper(app)
  const person = newPerson()
  await register(shopper, person)
  await register(shopper, person)
  expect(argon2.hash).toHaveBeenCalledTimes(2)
})

test('AUTH-03 both fields are required', async () => {
  const answer = await login(await newShopper(app), { email: ' ' }, english)
  const required = ['This field is required.']
  expect([answer.statusCode, answer.json()]).toEqual([400, { email: required, password: required }])
  expect(argon2.verify).not.toHaveBeenCalled()
})

test('AUTH-08 an expired access token doesn’t prevent a login', async () => {
  const stale = { headers: { authorization: 'Bearer stale' } }
  expect((await login(await newShopper(app), { email, password: PASSWORD }, stale)).statusCode).toBe(200)
})

test('at most two hashes are computed at once, and a full queue refuses with a time to retry', async () => {
  let running = 0
  let most = 0
  const gate = Promise.withResolvers<undefined>()
  argon2.verify.mockImplementation(async () => {
    most = Math.max(most, (running += 1))
    await gate.promise
    running -= 1
    return false
  })
  const shopper = await newShopper(app)
  const refused: unknown[] = []
  const attempts = Array.from({ length: 210 }, async () => {
    const answer = await login(shopper, { email, password: 'x' })
    if (answer.statusCode !== 503) return answer.statusCode
    // The others are let go when all that don't fit have been told.
    if (refused.push(answer.headers['retry-after']) === 8) gate.resolve(undefined)
    return 503
  })
  const statuses = await Promise.all(attempts)
  expect([refused, most]).toEqual([Array(8).fill('5'), 2])
  expect(statuses.filter((status) => status === 401)).toHaveLength(202)
  argon2.verify.mockReset()
})
