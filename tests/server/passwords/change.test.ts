import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { users } from '../../../server/src/db/schema.ts'
import { eq } from 'drizzle-orm'
import { cookiesOf, login, refresh } from '../accounts/calls.ts'
import { watchedArgon2 } from '../support/argon2.ts'
import { loggedIn, newCustomer, newPerson, PASSWORD, withBearer, type Customer } from '../support/customer.ts'
import { newShopper } from '../support/shopper.ts'
import { change, confirm, english, forgot, linkOf, mailingApp } from './calls.ts'

const NEW_PASSWORD = 'მთის ჩრდილი 9264'

const argon2 = watchedArgon2()
const shop = await mailingApp({ argon2 })
const { app, db, next } = shop

const me = (customer: Customer) => `/v1/accounts/users/${customer.user.id}/`

test('PROF-09 the password is changed, every other session has ended, and this browser stays logged in', async () => {
  const person = newPerson()
  const customer = await newCustomer(app, person)
  const elsewhere = await loggedIn(await newShopper(app), person)
  const [before, csrf] = [customer.cookies.get('__Host-sb'), customer.cookies.get('csrftoken')]
  const answer = await change(customer, PASSWORD, NEW_PASSWORD, english)
  const { detail, access, refresh: token, ...rest } = answer.json<Record<string, string>>()
  expect([answer.statusCode, detail, rest]).toEqual([200, 'Your password has been changed.', {}])
  expect(cookiesOf(answer)).toMatchObject({
    '__Host-sb': { httpOnly: true, secure: true, path: '/', sameSite: 'Lax', maxAge: 30 * 24 * 60 * 60 },
    refresh_token: { value: token },
  })
  expect(customer.cookies.get('__Host-sb')).not.toBe(before)
  expect(customer.cookies.get('csrftoken')).not.toBe(csrf)
  expect(decodeJwt(access ?? '')).toMatchObject({ user_id: customer.user.id, epoch: 1 })
  expect((await withBearer(customer, access ?? '').get(me(customer))).statusCode).toBe(200)

  expect((await elsewhere.get(me(customer))).statusCode).toBe(401)
  expect((await refresh(elsewhere)).statusCode).toBe(401)
  const shopper = await newShopper(app)
  expect((await login(shopper, { email: person.email, password: PASSWORD })).statusCode).toBe(401)
  expect((await login(shopper, { email: person.email, password: NEW_PASSWORD })).statusCode).toBe(200)
})

test('PROF-09 AUTH-11 a storefront that ignores the new tokens continues with a refresh', async () => {
  const customer = await newCustomer(app)
  await change(customer, PASSWORD, NEW_PASSWORD)
  const old = await customer.get(me(customer))
  expect([old.statusCode, old.json()]).toMatchObject([401, { code: 'token_not_valid' }])
  const renewed = await refresh(customer)
  expect(renewed.statusCode).toBe(200)
  const { access } = renewed.json<{ access: string }>()
  expect((await withBearer(customer, access).get(me(customer))).statusCode).toBe(200)
})

test('PROF-09 a stolen copy of this browser’s earlier session is useless', async () => {
  const customer = await newCustomer(app)
  const copied = new Map(customer.cookies)
  await change(customer, PASSWORD, NEW_PASSWORD)
  const thief = await newShopper(app)
  for (const [name, value] of copied) thief.cookies.set(name, value)
  expect((await refresh(thief)).statusCode).toBe(401)
})

test('PROF-09 a wrong old password is reported at its field and as detail, and changes nothing', async () => {
  const customer = await newCustomer(app)
  const answer = await change(customer, 'not the password', NEW_PASSWORD, english)
  const wrong = 'The old password is incorrect.'
  expect([answer.statusCode, answer.json()]).toEqual([400, { old_password: [wrong], detail: wrong }])
  expect((await customer.get(me(customer))).statusCode).toBe(200)
  // Who has none, signs in by a provider.
  await db.update(users).set({ passwordHash: null }).where(eq(users.email, customer.user.email))
  expect((await change(customer, PASSWORD, NEW_PASSWORD, english)).json()).toEqual(answer.json())
})

test('PROF-09 both are required, and the rules of registering apply to the new one', async () => {
  const customer = await newCustomer(app)
  const required = ['This field is required.']
  expect((await change(customer, '', '', english)).json()).toEqual({
    ...{ old_password: required, new_password: required },
  })
  const common = 'This password is too common. Choose another one.'
  expect((await change(customer, PASSWORD, 'password1', english)).json()).toEqual({
    ...{ new_password: [common], detail: common },
  })
  expect((await change(customer, PASSWORD, customer.user.email)).statusCode).toBe(400)
})

test('PROF-09 wrong old passwords are counted, right ones are not', async () => {
  const limits = { ...shop.config.accounts.limits, passwordChange: 2 }
  const database = { pool: shop.pool, db: shop.db, url: shop.url, close: shop.close }
  const limited = await mailingApp({ database, config: { accounts: { ...shop.config.accounts, limits } } })
  const customer = await newCustomer(limited.app)
  let [old, access] = [PASSWORD, customer.accessToken]
  for (const time of [1, 2, 3]) {
    const password = `${NEW_PASSWORD} ${time}`
    const answer = await change(withBearer(customer, access), old, password)
    expect(answer.statusCode).toBe(200)
    old = password
    access = answer.json<{ access: string }>().access
  }
  const statuses = []
  for (const guess of ['wrong 1', 'wrong 2', old])
    statuses.push((await change(withBearer(customer, access), guess, NEW_PASSWORD)).statusCode)
  expect(statuses).toEqual([400, 400, 429])
})

test('PROF-09 of five changes at once only one succeeds', async () => {
  const person = newPerson()
  const customer = await newCustomer(app, person)
  const passwords = Array.from({ length: 5 }, (_, index) => `${NEW_PASSWORD} ${index}`)
  const answers = await Promise.all(passwords.map((password) => change(customer, PASSWORD, password)))
  const done = passwords.filter((_, index) => answers[index]?.statusCode === 200)
  expect(done).toHaveLength(1)
  expect((await login(await newShopper(app), { ...person, password: done[0] })).statusCode).toBe(200)
})

test('PROF-09 a changed password invalidates reset links that were mailed before', async () => {
  const customer = await newCustomer(app)
  await forgot(customer, customer.user.email)
  const link = linkOf(await next())
  await change(customer, PASSWORD, NEW_PASSWORD)
  expect((await confirm(customer, link, `${NEW_PASSWORD} 2`)).statusCode).toBe(400)
})

test('ASVS 7.4.3 a login with the old password opens no session if the password is changed meanwhile', async () => {
  const person = newPerson()
  const customer = await newCustomer(app, person)
  const [begun, changed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  argon2.verify.mockImplementationOnce(async () => {
    begun.resolve()
    await changed.promise
    return true
  })
  const late = login(await newShopper(app), { email: person.email, password: PASSWORD })
  await begun.promise
  expect((await change(customer, PASSWORD, NEW_PASSWORD)).statusCode).toBe(200)
  changed.resolve()
  expect((await late).statusCode).toBe(401)
})
