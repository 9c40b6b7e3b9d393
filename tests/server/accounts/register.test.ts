import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '../../../server/src/db/schema.ts'
import { newPerson } from '../support/customer.ts'
import { newShopper } from '../support/shopper.ts'
import { testApp } from '../support/testApp.ts'
import { register } from './calls.ts'
import { eachOf, eachRow } from '../support/eachRow.ts'

const database = await testApp()
const { app, db } = database
const english = { headers: { 'accept-language': 'en' } }

const stored = async (email: string) => db.select().from(users).where(eq(users.email, email))

test('AUTH-04 API-08 an account’s data is normalised, however it was typed', async () => {
  const shopper = await newShopper(app)
  const person = newPerson()
  const typed = {
    ...person,
    first_name: ' ნინო ',
    email: ` ${person.email.toUpperCase()} `,
    phone_number: '0555 12-34-56',
    idnumber: ' 01024012345 ',
  }
  const answer = await register(
    shopper,
    { ...typed, is_staff: true, id: 'x', token_epoch: 9, __proto__: {} },
    english,
  )
  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    {
      detail:
        'Your account is ready and you can log in. If you already had an account with this email, use your existing password.',
    },
  ])
  const [row, ...others] = await stored(person.email)
  expect(others).toEqual([])
  expect(row).toMatchObject({
    ...{ firstName: 'ნინო', lastName: 'ბერიძე', phoneNumber: '+995555123456', idnumber: '01024012345' },
    ...{ tokenEpoch: 0, profilePic: null },
  })
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$/)
})

test('AUTH-04 every field is required, and has its own message', async () => {
  const shopper = await newShopper(app)
  const nothing = await register(shopper, {}, english)
  expect([nothing.statusCode, nothing.json()]).toEqual([
    400,
    Object.fromEntries(Object.keys(newPerson()).map((field) => [field, ['This field is required.']])),
  ])
  const wrong = await register(shopper, newPerson({ email: 'nino', phone_number: '12', password: 'short' }))
  expect([wrong.statusCode, wrong.json()]).toEqual([
    400,
    {
      email: ['შეიყვანეთ მართებული ელფოსტის მისამართი.'],
      phone_number: ['შეიყვანეთ ტელეფონის ნომერი, მაგალითად 555 12 34 56.'],
      password: ['პაროლი უნდა შეიცავდეს მინიმუმ 8 სიმბოლოს.'],
    },
  ])
  expect((await register(shopper, newPerson({ first_name: 'a\0b' }))).json()).toEqual({
    first_name: ['მნიშვნელობა არასწორია.'],
  })
})

describe('AUTH-04 a password that is tried first', () => {
  test('is refused at its field and as detail', () =>
    eachRow(
      [
        ['password1', 'account.commonPassword'],
        ['QWERTYUIOP', 'account.commonPassword'],
        ['dukani2026', 'account.commonPassword'],
        ['თბილისი12', 'account.commonPassword'],
        ['Nino.Beridze!', 'account.personalPassword'],
        ['ბერიძე2024', 'account.personalPassword'],
      ],
      async (password, key) => {
        const shopper = await newShopper(app)
        const person = newPerson({ password })
        const answer = await register(shopper, person, english)
        const sentence =
          key === 'account.commonPassword'
            ? 'This password is too common. Choose another one.'
            : 'The password can’t be your name or email.'
        expect([answer.statusCode, answer.json()]).toEqual([400, { password: [sentence], detail: sentence }])
        expect(await stored(person.email)).toEqual([])
      },
    ))

  test('doesn’t include one that only resembles it', () =>
    eachOf(
      ['nino and her nine goats', 'ბერიძის ვაზი ყვავის', 'correct horse battery', '        '],
      async (password) => {
        const shopper = await newShopper(app)
        expect((await register(shopper, newPerson({ password }))).statusCode).toBe(201)
      },
    ))
})

describe('an e-mail that has an account', () => {
  test('AUTH-04 F-8 gets the same response as a new one, and nothing is changed', async () => {
    const shopper = await newShopper(app)
    const person = newPerson()
    const first = await register(shopper, person)
    const before = await stored(person.email)
    const again = await register(shopper, { ...person, first_name: 'Somebody', password: 'another good one' })
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body])
    expect(Object.keys(again.headers)).toEqual(Object.keys(first.headers))
    expect(await stored(person.email)).toEqual(before)
  })

  test('is reported if the shop has configured it', async () => {
    const told = await testApp({
      database,
      config: { accounts: { ...database.config.accounts, tellsTakenEmail: true } },
    })
    const shopper = await newShopper(told.app)
    const person = newPerson()
    expect((await register(shopper, person)).statusCode).toBe(201)
    const again = await register(shopper, { ...person, email: person.email.toUpperCase() }, english)
    const sentence = 'An account with this email already exists.'
    expect([again.statusCode, again.json()]).toEqual([400, { email: [sentence], detail: sentence }])
  })

  test('gets one account, however many registrations are sent at once', async () => {
    const shopper = await newShopper(app)
    const person = newPerson()
    const answers = await Promise.all(Array.from({ length: 6 }, () => register(shopper, person)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201))
    expect(await stored(person.email)).toHaveLength(1)
  })
})
