import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sessions } from '../../../server/src/db/accountSchema.ts'
import { loggedIn, newCustomer, newPerson, PASSWORD } from '../support/customer.ts'
import { newShopper } from '../support/shopper.ts'
import { testApp } from '../support/testApp.ts'
import { cookiesOf, login, logout, refresh } from './calls.ts'

const { app, db } = await testApp()

const isEnded = async (userId: unknown) =>
  (
    await db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, String(userId)))
  ).map(({ revokedAt }) => revokedAt !== null)

describe('AUTH-09 a logout', () => {
  test('ends the session, and deletes its cookies', async () => {
    const customer = await newCustomer(app)
    const { refreshToken, user } = customer
    const answer = await logout(customer, refreshToken, { headers: { 'accept-language': 'en' } })
    expect([answer.statusCode, answer.json()]).toEqual([200, { detail: 'You have been logged out.' }])
    expect(answer.headers['clear-site-data']).toBe('"cache"')
    const { refresh_token, sb, csrftoken } = cookiesOf(answer)
    for (const cookie of [refresh_token, sb])
      expect(cookie).toMatchObject({ value: '', path: '/', expires: new Date(0) })
    expect(csrftoken?.value).toMatch(/./)
    expect(await isEnded(user.id)).toEqual([true])
    expect((await customer.get(`/v1/accounts/users/${user.id}/`)).statusCode).toBe(401)
    customer.cookies.set('refresh_token', refreshToken)
    expect((await refresh(customer)).statusCode).toBe(401)
  })

  test('works with an expired access token, and with a used refresh token', async () => {
    const customer = await newCustomer(app)
    await refresh(customer)
    customer.cookies.delete('refresh_token')
    const stale = { headers: { authorization: 'Bearer expired' } }
    expect((await logout(customer, customer.refreshToken, stale)).statusCode).toBe(200)
    expect(await isEnded(customer.user.id)).toEqual([true])
  })

  test('by the cookie alone ends its session', async () => {
    for (const body of [{}, { refresh: null }, undefined]) {
      const customer = await newCustomer(app)
      expect((await customer.post('/v1/accounts/logout/', body)).statusCode).toBe(200)
      expect(await isEnded(customer.user.id)).toEqual([true])
    }
  })

  test('ends both when the storefront and its cookie name different sessions', async () => {
    const person = newPerson()
    const first = await newCustomer(app, person)
    const second = await loggedIn(await newShopper(app), person)
    await logout(second, first.refreshToken)
    expect(await isEnded(first.user.id)).toEqual([true, true])
  })

  test('without a session succeeds, and ends no other session', async () => {
    const customer = await newCustomer(app)
    const guest = await newShopper(app)
    for (const token of [null, '', 'x', 'x'.repeat(5_000), customer.accessToken])
      expect((await logout(guest, token)).statusCode).toBe(200)
    expect(await isEnded(customer.user.id)).toEqual([false])
    for (const token of [7 as unknown as string, '\0']) {
      expect((await logout(guest, token)).statusCode).toBe(400)
    }
  })

  test('leaves the other sessions of the same person alone', async () => {
    const person = newPerson()
    const laptop = await newCustomer(app, person)
    const phone = await loggedIn(await newShopper(app), person)
    await logout(laptop, laptop.refreshToken)
    expect((await phone.get(`/v1/accounts/users/${phone.user.id}/`)).statusCode).toBe(200)
    expect((await refresh(phone)).statusCode).toBe(200)
  })
})

describe('API-01 F-9 the csrf token', () => {
  const write = (shopper: Parameters<typeof login>[0], token?: string) =>
    login(
      shopper,
      { email: '', password: '' },
      token === undefined ? {} : { headers: { 'x-csrftoken': token } },
    )

  test('from before a login is invalid after it, and that of a session after its end', async () => {
    const person = newPerson()
    const browser = await newShopper(app)
    const asGuest = browser.cookies.get('csrftoken') ?? ''
    await browser.post('/v1/accounts/register/', person)
    const customer = await loggedIn(browser, person)
    const asCustomer = browser.cookies.get('csrftoken') ?? ''
    expect(asCustomer).not.toBe(asGuest)
    // 400: through, to the empty fields.
    expect((await write(browser)).statusCode).toBe(400)
    browser.cookies.set('csrftoken', asGuest)
    expect((await write(browser)).statusCode).toBe(403)

    browser.cookies.set('csrftoken', asCustomer)
    await logout(browser, customer.refreshToken)
    expect((await write(browser)).statusCode).toBe(400)
    browser.cookies.set('csrftoken', asCustomer)
    expect((await write(browser)).statusCode).toBe(403)
  })

  test('of one login is invalid in another one of the same browser', async () => {
    const person = newPerson()
    const customer = await newCustomer(app, person)
    const before = customer.cookies.get('csrftoken') ?? ''
    await login(customer, { email: person.email, password: PASSWORD })
    expect((await write(customer)).statusCode).toBe(400)
    customer.cookies.set('csrftoken', before)
    expect((await write(customer)).statusCode).toBe(403)
  })

  test('that is no longer valid is replaced by GET /v1/csrf/, and a valid one stays', async () => {
    const customer = await newCustomer(app)
    const held = customer.cookies.get('csrftoken')
    expect((await customer.get('/v1/csrf/')).json()).toEqual({ csrfToken: held })
    customer.cookies.set('sb', 'x'.repeat(43))
    expect((await write(customer)).statusCode).toBe(403)
    await customer.get('/v1/csrf/')
    expect(customer.cookies.get('csrftoken')).not.toBe(held)
    expect((await write(customer)).statusCode).toBe(400)
  })
})
