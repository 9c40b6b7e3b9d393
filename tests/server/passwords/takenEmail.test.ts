import { expect, test } from 'vitest'
import { register } from '../accounts/calls.ts'
import { newCustomer, newPerson } from '../support/customer.ts'
import { newShopper } from '../support/shopper.ts'
import { english, mailingApp } from './calls.ts'

const shop = await mailingApp()
const database = { pool: shop.pool, db: shop.db, url: shop.url, close: shop.close }

/** The same shop by other rules. */
const shopWith = (accounts: Partial<typeof shop.config.accounts>) =>
  mailingApp({ database, config: { accounts: { ...shop.config.accounts, ...accounts } } })

test('AUTH-04 the owner of a taken e-mail gets a mail, and the person who registers learns nothing', async () => {
  const { user } = await newCustomer(shop.app)
  const shopper = await newShopper(shop.app)
  const fresh = await register(shopper, newPerson(), english)
  const taken = await register(shopper, newPerson({ email: ` ${user.email.toUpperCase()}` }), english)
  expect([taken.statusCode, taken.json()]).toEqual([fresh.statusCode, fresh.json()])
  const mail = await shop.next()
  expect([mail.to, mail.subject]).toEqual([user.email, 'Someone tried to sign up with your email'])
  expect(mail.text).toContain('https://shop.example/')
  expect(shop.mails).toEqual([])
})

test('AUTH-04 the number of these mails is limited', async () => {
  const limited = await shopWith({ limits: { ...shop.config.accounts.limits, resetEmail: 2 } })
  const { user } = await newCustomer(shop.app)
  const shopper = await newShopper(limited.app)
  for (let time = 0; time < 4; time += 1)
    expect((await register(shopper, newPerson({ email: user.email }))).statusCode).toBe(201)
  await limited.drain()
  expect(limited.mails).toHaveLength(2)
})

test('AUTH-04 a shop that reports a taken e-mail sends no mail', async () => {
  const telling = await shopWith({ tellsTakenEmail: true })
  const { user } = await newCustomer(shop.app)
  const answer = await register(await newShopper(telling.app), newPerson({ email: user.email }))
  expect(answer.statusCode).toBe(400)
  await telling.drain()
  expect(telling.mails).toEqual([])
})
