import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '../../../server/src/db/schema.ts'
import { newCustomer, type Customer } from '../support/customer.ts'
import { testApp } from '../support/testApp.ts'
import { eachOf, eachRow } from '../support/eachRow.ts'

const { app, db } = await testApp()
const PATH = '/v1/accounts/profile/'
const english = { headers: { 'accept-language': 'en' } }

const rowOf = async ({ user }: Customer) =>
  (
    await db
      .select()
      .from(users)
      .where(eq(users.id, String(user.id)))
  )[0]

describe('PROF-02 a profile is changed', () => {
  test('API-08 by one field alone: the updated user is returned, and the rest is unchanged', () =>
    eachRow(
      [
        ['first_name', ' თამარ ', 'თამარ'],
        ['last_name', ' გელაშვილი', 'გელაშვილი'],
        ['idnumber', ' 61001012345 ', '61001012345'],
        ['phone_number', '0599 12-34-56', '+995599123456'],
      ],
      async (field, typed, kept) => {
        const customer = await newCustomer(app)
        const answer = await customer.put(PATH, { [field]: typed })
        expect([answer.statusCode, answer.json()]).toEqual([200, { ...customer.user, [field]: kept }])
        expect(answer.headers['cache-control']).toBe('no-store')
        expect((await customer.get(`/v1/accounts/users/${customer.user.id}/`)).json()).toEqual(answer.json())
      },
    ))

  test('by several fields at once', async () => {
    const customer = await newCustomer(app)
    const change = { first_name: 'Tamar', last_name: 'Gelashvili', phone_number: '+49 170 1234567' }
    const answer = await customer.put(PATH, change)
    expect(answer.json()).toEqual({ ...customer.user, ...change, phone_number: '+491701234567' })
  })
})

test('PROF-03 errors are reported at their fields, and nothing is changed', async () => {
  const customer = await newCustomer(app)
  const before = await rowOf(customer)
  const wrong = { first_name: '  ', last_name: 'x'.repeat(101), idnumber: '123', phone_number: '12' }
  const answer = await customer.put(PATH, wrong, english)
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    {
      first_name: ['This field is required.'],
      last_name: ['This text is too long.'],
      idnumber: ['The ID number must have 11 digits.'],
      phone_number: ['Enter a phone number, for example 555 12 34 56.'],
    },
  ])
  for (const value of [null, 5, {}, ['x'], 'line\nbreak', '\0'])
    expect((await customer.put(PATH, { last_name: 'ახალი', first_name: value })).statusCode).toBe(400)
  expect(await rowOf(customer)).toEqual(before)
})

/** What a row or an account has, or might have, beside what its owner may change. */
const FOREIGN = {
  ...{ id: '01890000-0000-7000-8000-000000000000', email: 'thief@example.ge', password: 'ახალი პაროლი 99' },
  ...{ password_hash: 'x', passwordHash: 'x', token_epoch: 9, tokenEpoch: 9, is_staff: true, isStaff: true },
  ...{ is_active: false, is_superuser: true, role: 'admin', roles: ['admin'], permissions: ['*'] },
  ...{ created_at: '2000-01-01', createdAt: '2000-01-01', profilePic: '/etc/passwd', firstName: 'x' },
  ...{ owner: 'x', user_id: '01890000-0000-7000-8000-000000000000' },
}

describe('F-10 fields that a customer can’t change are never written', () => {
  test('alone or together with others', async () => {
    const customer = await newCustomer(app)
    const before = await rowOf(customer)
    await eachRow(Object.entries<unknown>(FOREIGN), async (key, value) =>
      expect((await customer.put(PATH, { [key]: value })).statusCode).toBe(400),
    )
    const answer = await customer.put(PATH, { first_name: 'თამარ', ...FOREIGN })
    expect([answer.statusCode, answer.json()]).toEqual([200, { ...customer.user, first_name: 'თამარ' }])
    expect(await rowOf(customer)).toEqual({ ...before, firstName: 'თამარ' })
  })

  test('nor is anything by an invalid body', () =>
    eachOf(
      [
        '{"first_name": "x", "__proto__": {"is_staff": true}}',
        '{"first_name": "x", "constructor": {"prototype": {"is_staff": true}}}',
        '{"first_name": "x", "profile_pic": "/media/files/another.png"}',
        '{}',
        '[]',
        'null',
        '"x"',
        '',
      ],
      async (body) => {
        const customer = await newCustomer(app)
        const before = await rowOf(customer)
        const answer = await customer.put(PATH, body, { headers: { 'content-type': 'application/json' } })
        expect(answer.statusCode).toBe(400)
        expect(await rowOf(customer)).toEqual(before)
        expect(Object.prototype).not.toHaveProperty('is_staff')
      },
    ))
})

test('API-05 PROF-03 customers change only their own profile, whatever id they send', async () => {
  const [owner, other] = [await newCustomer(app), await newCustomer(app)]
  const before = await rowOf(owner)
  const change = { first_name: 'სხვა', id: owner.user.id, user_id: owner.user.id, owner: owner.user.id }
  const answer = await other.put(`${PATH}?id=${owner.user.id}&owner=${owner.user.id}`, change)
  expect(answer.json()).toEqual({ ...other.user, first_name: 'სხვა' })
  expect(await rowOf(owner)).toEqual(before)
  expect((await other.put(`${PATH}${owner.user.id}/`, change)).statusCode).toBe(404)
})
