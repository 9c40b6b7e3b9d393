import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { attempts, passwordResets } from '../../../server/src/db/accountSchema.ts'
import { users } from '../../../server/src/db/schema.ts'
import { login, refresh } from '../accounts/calls.ts'
import { newCustomer, newPerson, PASSWORD } from '../support/customer.ts'
import { mailServer } from '../support/mailServer.ts'
import { newShopper } from '../support/shopper.ts'
import { testApp } from '../support/testApp.ts'
import { confirm, english, forgot, linkOf, mailingApp } from './calls.ts'

const NEW_PASSWORD = 'მთის ჩრდილი 9264'
const REFUSED = { detail: 'This link has expired. Request a new one.' }

const shop = await mailingApp()
const { app, db, mails, next } = shop

beforeEach(() => void mails.splice(0))

/** A customer who has asked for a link, and what it carries. */
async function forgetful() {
  const person = newPerson()
  const customer = await newCustomer(app, person)
  await forgot(customer, person.email)
  return { person, customer, link: linkOf(await next()) }
}

test('AUTH-05 the response is the same for every e-mail, and only an account’s owner gets a mail', async () => {
  const { email } = newPerson()
  const shopper = await newShopper(app)
  const customer = await newCustomer(app)
  const asked = [email, ` ${customer.user.email.toUpperCase()} `]
  const answers = []
  for (const each of asked) answers.push(await forgot(shopper, each, english))
  for (const answer of answers)
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { detail: 'If there is an account with this email, we have sent a link to reset the password.' },
    ])
  const mail = await next()
  expect([mail.to, mail.subject]).toEqual([customer.user.email, 'Reset your password'])
  expect(mails).toEqual([])
})

test('AUTH-05 the response doesn’t wait for the mail', async () => {
  const taken = Promise.withResolvers<void>()
  const database = { pool: shop.pool, db: shop.db, url: shop.url, close: shop.close }
  const away = await testApp({
    database,
    config: { publicUrl: 'https://shop.example' },
    mail: { send: () => taken.promise },
  })
  const customer = await newCustomer(app)
  const answer = await forgot(await newShopper(away.app), customer.user.email)
  expect(answer.statusCode).toBe(200)
  taken.resolve()
})

test('AUTH-05 only a malformed address is refused, at its field, in the client’s language', async () => {
  const shopper = await newShopper(app)
  const georgian = await forgot(shopper, 'nino')
  expect([georgian.statusCode, georgian.json()]).toEqual([
    400,
    { email: ['შეიყვანეთ მართებული ელფოსტის მისამართი.'] },
  ])
  expect((await forgot(shopper, 'a@b.ge\r\nBcc: c@d.ge')).statusCode).toBe(400)
  expect((await forgot(shopper, undefined, english)).json()).toEqual({ email: ['This field is required.'] })
})

test('AUTH-05 the mail is in the client’s language, and its link has the shop’s own origin, never the Host', async () => {
  const customer = await newCustomer(app)
  await forgot(customer, customer.user.email, {
    headers: { host: 'thief.example', 'x-forwarded-host': 'thief.example' },
  })
  const mail = await next()
  expect(mail.subject).toBe('პაროლის აღდგენა')
  const { origin, uid, token } = linkOf(mail)
  expect([origin, uid]).toEqual(['https://shop.example', customer.user.id])
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(mail.html).toContain(`?uid=${uid}&amp;token=${token}`)
  expect(mail.text + mail.html).not.toContain('thief')
  expect(JSON.stringify(await db.select().from(passwordResets))).not.toContain(token)
})

test('RESET-03 a link sets the password once, and ends every session and every other link', async () => {
  const { person, customer, link } = await forgetful()
  await forgot(customer, person.email)
  const other = linkOf(await next())
  const stranger = await newShopper(app)
  const answer = await confirm(stranger, link, NEW_PASSWORD, english)
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { detail: 'Your password has been changed. Log in with the new one.' },
  ])
  expect((await customer.get(`/v1/accounts/users/${customer.user.id}/`)).statusCode).toBe(401)
  expect((await refresh(customer)).statusCode).toBe(401)
  for (const used of [link, other])
    expect((await confirm(stranger, used, NEW_PASSWORD, english)).json()).toEqual(REFUSED)
  expect((await login(stranger, { email: person.email, password: PASSWORD })).statusCode).toBe(401)
  expect((await login(stranger, { email: person.email, password: NEW_PASSWORD })).statusCode).toBe(200)
})

test('RESET-03 an unknown, an expired and another account’s link get the same response, and change nothing', async () => {
  const { person, link } = await forgetful()
  const another = await newCustomer(app)
  const wrong = [
    { ...link, token: 'x'.repeat(43) },
    { ...link, uid: String(another.user.id) },
    { ...link, uid: 'MQ' },
    { ...link, token: '\u00e9' },
  ]
  await db
    .update(passwordResets)
    .set({ expiresAt: sql`now()` })
    .where(eq(passwordResets.userId, link.uid))
  for (const each of [...wrong, link]) {
    const answer = await confirm(another, each, NEW_PASSWORD, english)
    expect([answer.statusCode, answer.json()]).toEqual([400, REFUSED])
  }
  expect((await login(another, { email: person.email, password: PASSWORD })).statusCode).toBe(200)
})

test('RESET-03 AUTH-06 a used link verifies the e-mail, once', async () => {
  const { person, customer, link } = await forgetful()
  const provedAt = async () => {
    const [user] = await db.select().from(users).where(eq(users.email, person.email))
    return user?.emailVerifiedAt
  }
  expect(await provedAt()).toBeNull()
  await confirm(customer, link, NEW_PASSWORD)
  const first = await provedAt()
  expect(first).toBeInstanceOf(Date)
  await forgot(customer, person.email)
  await confirm(customer, linkOf(await next()), NEW_PASSWORD)
  expect(await provedAt()).toEqual(first)
})

test('RESET-03 a link is valid for 30 minutes', async () => {
  const { link } = await forgetful()
  const [stored] = await db
    .select({
      minutes: sql<number>`extract(epoch from ${passwordResets.expiresAt} - ${passwordResets.createdAt})::float / 60`,
    })
    .from(passwordResets)
    .where(eq(passwordResets.userId, link.uid))
  expect(stored?.minutes).toBeCloseTo(30, 1)
})

test('RESET-03 of ten at once only one sets the password', async () => {
  const { person, customer, link } = await forgetful()
  const passwords = Array.from({ length: 10 }, (_, index) => `${NEW_PASSWORD} ${index}`)
  const answers = await Promise.all(passwords.map((password) => confirm(customer, link, password)))
  const done = passwords.filter((_, index) => answers[index]?.statusCode === 200)
  expect(done).toHaveLength(1)
  expect((await login(customer, { email: person.email, password: done[0] })).statusCode).toBe(200)
})

test('RESET-03 the rules of registering apply to the new password, and the link stays valid', async () => {
  const { person, customer, link } = await forgetful()
  expect((await confirm(customer, link, 'short', english)).json()).toEqual({
    new_password: ['The password must have at least 8 characters.'],
  })
  const common = 'This password is too common. Choose another one.'
  expect((await confirm(customer, link, 'password1', english)).json()).toEqual({
    ...{ new_password: [common], detail: common },
  })
  const personal = 'The password can’t be your name or email.'
  expect((await confirm(customer, link, person.email, english)).json()).toEqual({
    ...{ new_password: [personal], detail: personal },
  })
  expect((await confirm(customer, link, NEW_PASSWORD)).statusCode).toBe(200)
})

test('AUTH-05 resets are counted by address and by e-mail, whether there is an account or not', async () => {
  const limits = { ...shop.config.accounts.limits, resetAddress: 3, resetEmail: 2 }
  const database = { pool: shop.pool, db: shop.db, url: shop.url, close: shop.close }
  const limited = await mailingApp({ database, config: { accounts: { ...shop.config.accounts, limits } } })
  const from = (remoteAddress: string) => ({ remoteAddress })
  const { email } = (await newCustomer(app)).user
  const shopper = await newShopper(limited.app)
  for (const each of [email, newPerson().email]) {
    await db.delete(attempts)
    const statuses = []
    for (const part of [1, 2, 3])
      statuses.push((await forgot(shopper, each, from(`10.1.0.${part}`))).statusCode)
    expect(statuses).toEqual([200, 200, 429])
  }
  await db.delete(attempts)
  const answers = []
  for (let time = 0; time < 4; time += 1)
    answers.push(await forgot(shopper, newPerson().email, from('10.1.1.1')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429])
  expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(3500)
  const confirmed = []
  for (let time = 0; time < 4; time += 1)
    confirmed.push(await confirm(shopper, { uid: 'x', token: 'x' }, NEW_PASSWORD, from('10.1.2.1')))
  expect(confirmed.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 429])
})

test('AUTH-05 a shop without an origin mails no link, and logs that', async () => {
  const lines: string[] = []
  const database = { pool: shop.pool, db: shop.db, url: shop.url, close: shop.close }
  const nameless = await mailingApp({
    database,
    config: { publicUrl: undefined },
    log: (line) => lines.push(line),
  })
  const customer = await newCustomer(app)
  expect((await forgot(await newShopper(nameless.app), customer.user.email)).statusCode).toBe(200)
  await nameless.drain()
  expect(nameless.mails).toEqual([])
  expect(lines.join('')).toContain('PUBLIC_URL is not set')
  expect(lines.join('')).not.toContain(customer.user.email)
})

test('AUTH-05 RESET-03 a complete reset with a real mail server, without personal data in the log', async () => {
  const lines: string[] = []
  const server = await mailServer()
  const database = { pool: shop.pool, db: shop.db, url: shop.url, close: shop.close }
  const real = await testApp({
    database,
    config: { publicUrl: 'https://shop.example', mail: { smtpUrl: server.url, from: 'shop@shop.example' } },
    log: (line) => lines.push(line),
  })
  const customer = await newCustomer(app)
  const shopper = await newShopper(real.app)
  await forgot(shopper, customer.user.email, english)
  // The end of the shop waits for the mail.
  await real.drain()
  expect(server.mails.map(({ to }) => to)).toEqual([[customer.user.email]])
  const raw = (server.mails[0]?.raw ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=')
  const link = linkOf({ to: '', subject: '', html: '', text: raw })
  expect((await confirm(customer, link, NEW_PASSWORD)).statusCode).toBe(200)
  const log = lines.join('')
  for (const secret of [customer.user.email, link.token]) expect(log).not.toContain(secret)
  const [user] = await db.select().from(users).where(eq(users.email, customer.user.email))
  expect(user?.tokenEpoch).toBe(1)
})
