import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import type { AttemptLimits } from '../../../server/src/config/config.ts'
import { attempts, refreshTokens, sessions } from '../../../server/src/db/accountSchema.ts'
import { watchedArgon2 } from '../support/argon2.ts'
import { newCustomer, newPerson, PASSWORD } from '../support/customer.ts'
import { newShopper } from '../support/shopper.ts'
import { testApp, type TestAppOverrides } from '../support/testApp.ts'
import { login, refresh, register } from './calls.ts'

const argon2 = watchedArgon2()
const unlimited = await testApp()
const { app: open, db, config } = unlimited

/** Another process of the same shop, with limits. */
async function limitedApp(limits: Partial<AttemptLimits>, overrides: TestAppOverrides = {}) {
  const accounts = { ...config.accounts, limits: { ...config.accounts.limits, ...limits } }
  return (await testApp({ database: unlimited, ...overrides, argon2, config: { accounts } })).app
}

const wrong = (email: string) => ({ email, password: 'not the password' })
const from = (remoteAddress: string) => ({ remoteAddress, headers: { 'accept-language': 'en' } })
const waited = (seconds: number) =>
  db.update(attempts).set({ resetAt: sql`${attempts.resetAt} - make_interval(secs => ${seconds})` })

describe('F-7 somebody who guesses a password', () => {
  test('is stopped at the sixth attempt, also at another process, while the owner can log in from elsewhere', async () => {
    const limits = { loginPair: 5, loginAddress: 50, loginEmail: 20 }
    const [one, other] = [await limitedApp(limits), await limitedApp(limits)]
    const { email } = (await newCustomer(open)).user
    for (const app of [one, other, one, other, one]) {
      const answer = await login(await newShopper(app), wrong(email), from('10.0.0.1'))
      expect(answer.statusCode).toBe(401)
    }
    for (const app of [one, other]) {
      vi.clearAllMocks()
      const right = { email, password: PASSWORD }
      const refused = await login(await newShopper(app), right, from('10.0.0.1'))
      const seconds = Number(refused.headers['retry-after'])
      expect([refused.statusCode, refused.json()]).toEqual([
        429,
        { detail: `Too many attempts. Try again in ${seconds} seconds.` },
      ])
      expect(seconds).toBeGreaterThan(800)
      expect(seconds).toBeLessThanOrEqual(900)
      expect(argon2.verify).not.toHaveBeenCalled()
      expect((await login(await newShopper(app), right, from('10.0.0.2'))).statusCode).toBe(200)
      // Nor is anybody else at the first address kept out.
      expect((await login(await newShopper(app), wrong('x@example.ge'), from('10.0.0.1'))).statusCode).toBe(
        401,
      )
    }
    await waited(900)
    const again = await login(await newShopper(one), { email, password: PASSWORD }, from('10.0.0.1'))
    expect(again.statusCode).toBe(200)
  })

  test('has at most five attempts of fifty at once', async () => {
    const app = await limitedApp({ loginPair: 5 })
    const { email } = (await newCustomer(open)).user
    const shopper = await newShopper(app)
    vi.clearAllMocks()
    const answers = await Promise.all(Array.from({ length: 50 }, () => login(shopper, wrong(email))))
    const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length
    expect([count(401), count(429)]).toEqual([5, 45])
    expect(argon2.verify).toHaveBeenCalledTimes(5)
  })

  test('with a right password doesn’t reset the limit', async () => {
    const app = await limitedApp({ loginPair: 2, loginAddress: 2, loginEmail: 2 })
    const { email } = (await newCustomer(open)).user
    const shopper = await newShopper(app)
    for (let time = 0; time < 4; time += 1)
      expect((await login(shopper, { email, password: PASSWORD }, from('10.0.1.1'))).statusCode).toBe(200)
  })

  test('doesn’t reset it by an error of the server', async () => {
    const app = await limitedApp({ loginPair: 1, loginEmail: 1 })
    const { email } = (await newCustomer(open)).user
    const shopper = await newShopper(app)
    argon2.verify.mockRejectedValueOnce(new Error('no memory left'))
    const right = { email, password: PASSWORD }
    expect((await login(shopper, right, from('10.0.5.1'))).statusCode).toBe(500)
    expect((await login(shopper, right, from('10.0.5.1'))).statusCode).toBe(200)
  })

  test('for many accounts from one network is stopped by the limit of the network', async () => {
    const app = await limitedApp({ loginAddress: 3 })
    const shopper = await newShopper(app)
    const statuses = []
    for (const part of [1, 2, 3, 4])
      statuses.push(
        (await login(shopper, wrong(`a${part}@example.ge`), from(`2001:db8:1:2::${part}`))).statusCode,
      )
    expect(statuses).toEqual([401, 401, 401, 429])
    const other = await login(shopper, wrong('a@example.ge'), from('2001:db8:1:3::1'))
    expect(other.statusCode).toBe(401)
  })

  test('from many addresses is delayed more and more, and never locks the owner out', async () => {
    const app = await limitedApp({ loginEmail: 2 })
    const { email } = (await newCustomer(open)).user
    const shopper = await newShopper(app)
    await db.delete(attempts)
    const attempt = async (part: number) => {
      argon2.verify.mockResolvedValueOnce(false)
      return (await login(shopper, wrong(email), from(`10.0.2.${part}`))).statusCode
    }
    expect(await attempt(1)).toBe(401)
    for (const delay of [1, 2, 4, 8, 16, 32, 60, 60]) {
      expect([delay, await attempt(delay)]).toEqual([delay, 401])
      const [row] = await db
        .select({ left: sql<number>`extract(epoch from ${attempts.resetAt} - now())::float` })
        .from(attempts)
      // On a machine that is busy time has passed by now.
      expect(row?.left).toBeGreaterThan(delay - 2)
      expect(row?.left).toBeLessThanOrEqual(delay)
      await waited(delay)
    }
    expect(await attempt(99)).toBe(401)
    argon2.verify.mockReset()
    const right = { email, password: PASSWORD }
    expect((await login(shopper, right, from('10.0.2.100'))).statusCode).toBe(429)
    await waited(60)
    expect((await login(shopper, right, from('10.0.2.100'))).statusCode).toBe(200)
    // A window after the last delay without a try, and all begins anew.
    await waited(960)
    expect([await attempt(1), await attempt(2)]).toEqual([401, 401])
  })
})

test('registrations and refreshes from one address have their limits', async () => {
  const app = await limitedApp({ register: 2, refresh: 2 })
  const shopper = await newShopper(app)
  const registered = []
  for (let time = 0; time < 3; time += 1)
    registered.push(await register(shopper, newPerson(), from('10.0.3.1')))
  expect(registered.map(({ statusCode }) => statusCode)).toEqual([201, 201, 429])
  expect(Number(registered[2]?.headers['retry-after'])).toBeGreaterThan(3500)

  const customer = await newCustomer(open)
  const cookie = [...customer.cookies].map((pair) => pair.join('=')).join('; ')
  const headers = { cookie, 'x-csrftoken': customer.cookies.get('csrftoken') }
  const renewed = []
  for (let time = 0; time < 3; time += 1) renewed.push(await refresh(shopper, { headers }))
  expect(renewed.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
})

test('the stored attempts reveal no e-mail or address', async () => {
  const app = await limitedApp({ loginPair: 5, loginAddress: 5, loginEmail: 5 })
  await login(await newShopper(app), wrong('giorgi@example.ge'), from('10.0.4.1'))
  const rows = JSON.stringify(await db.select().from(attempts))
  expect(rows).not.toMatch(/giorgi|10\.0\.4/)
})

test('expired attempts are deleted', async () => {
  await newCustomer(open)
  await db.insert(attempts).values({ key: 'old', count: 3, resetAt: sql`now() - interval '2 days'` })
  await db.insert(attempts).values({ key: 'lately', count: 3, resetAt: sql`now() - interval '2 hours'` })
  const [ended, aged] = await db.select().from(sessions)
  await db
    .update(sessions)
    .set({ expiresAt: sql`now() - interval '1 s'` })
    .where(sql`id = ${ended?.id}`)
  await db
    .update(refreshTokens)
    .set({ expiresAt: sql`now() - interval '1 s'` })
    .where(sql`session_id = ${aged?.id}`)
  await newCustomer(await limitedApp({}))
  const keys = (await db.select().from(attempts)).map(({ key }) => key)
  expect(keys).toContain('lately')
  expect(keys).not.toContain('old')
  const left = (await db.select().from(sessions)).map(({ id }) => id)
  expect(left).toContain(aged?.id)
  expect(left).not.toContain(ended?.id)
  const tokens = (await db.select().from(refreshTokens)).map(({ sessionId }) => sessionId)
  expect(tokens).not.toContain(aged?.id)
})
