import { eq } from 'drizzle-orm'
import { decodeJwt, SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { users } from '../../../server/src/db/schema.ts'
import { derivedKey } from '../../../server/src/modules/accounts/secrets.ts'
import { newCustomer, withBearer, type Customer } from '../support/customer.ts'
import { newShopper } from '../support/shopper.ts'
import { testApp } from '../support/testApp.ts'

const { app, db, config } = await testApp()
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
  test.each([
    ['first_name', ' თამარ ', 'თამარ'],
    ['last_name', ' გელაშვილი', 'გელაშვილი'],
    ['idnumber', ' 61001012345 ', '61001012345'],
    ['phone_number', '0599 12-34-56', '+995599123456'],
  ])(
    'API-08 by %s alone: the updated user is answered, the rest is as it was',
    async (field, typed, kept) => {
      const customer = await newCustomer(app)
      const answer = await customer.put(PATH, { [field]: typed })
      expect([answer.statusCode, answer.json()]).toEqual([200, { ...customer.user, [field]: kept }])
      expect(answer.headers['cache-control']).toBe('no-store')
      expect((await customer.get(`/v1/accounts/users/${customer.user.id}/`)).json()).toEqual(answer.json())
    },
  )

  test('by several fields at once', async () => {
    const customer = await newCustomer(app)
    const change = { first_name: 'Tamar', last_name: 'Gelashvili', phone_number: '+49 170 1234567' }
    const answer = await customer.put(PATH, change)
    expect(answer.json()).toEqual({ ...customer.user, ...change, phone_number: '+491701234567' })
  })
})

test('PROF-03 what is wrong is said at its field, and nothing is changed', async () => {
  const customer = await newCustomer(app)
  const before = await rowOf(customer)
  const wrong = { first_name: '  ', last_name: 'x'.repeat(101), idnumber: '123', phone_number: '12' }
  const answer = await customer.put(PATH, wrong, english)
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    {
      first_name: ['This field is required.'],
      last_name: ['The text is too long.'],
      idnumber: ['A personal number has 11 digits.'],
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

describe('F-10 what isn’t a person’s to change is never written', () => {
  test.each(Object.entries(FOREIGN))('%s', async (key, value) => {
    const customer = await newCustomer(app)
    const before = await rowOf(customer)
    expect((await customer.put(PATH, { [key]: value })).statusCode).toBe(400)
    const answer = await customer.put(PATH, { first_name: 'თამარ', [key]: value })
    expect([answer.statusCode, answer.json()]).toEqual([200, { ...customer.user, first_name: 'თამარ' }])
    expect(await rowOf(customer)).toEqual({ ...before, firstName: 'თამარ' })
  })

  test.each([
    '{"first_name": "x", "__proto__": {"is_staff": true}}',
    '{"first_name": "x", "constructor": {"prototype": {"is_staff": true}}}',
    '{"first_name": "x", "profile_pic": "/media/files/another.png"}',
    '{}',
    '[]',
    'null',
    '"x"',
    '',
  ])('nor is anything by the body %s', async (body) => {
    const customer = await newCustomer(app)
    const before = await rowOf(customer)
    const answer = await customer.put(PATH, body, { headers: { 'content-type': 'application/json' } })
    expect(answer.statusCode).toBe(400)
    expect(await rowOf(customer)).toEqual(before)
    expect(Object.prototype).not.toHaveProperty('is_staff')
  })
})

describe('API-05 PROF-03 who doesn’t prove who they are is 401, before anything is said of what they sent', () => {
  const bodies = [{ first_name: 'ქურდი' }, { first_name: 5 }]
  const refused = async (actor: Pick<Customer, 'put'>, owner: Customer) => {
    const before = await rowOf(owner)
    for (const body of bodies) {
      const answer = await actor.put(PATH, { ...body, id: owner.user.id, user_id: owner.user.id })
      expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
        401,
        'გთხოვთ, შეხვიდეთ სისტემაში.',
      ])
    }
    expect(await rowOf(owner)).toEqual(before)
  }

  test('a guest, also with the cookies of somebody', async () => {
    const owner = await newCustomer(app)
    const guest = await newShopper(app)
    await refused(guest, owner)
    guest.cookies.set('accessToken', owner.accessToken)
    guest.cookies.set('refresh_token', owner.refreshToken)
    await refused(guest, owner)
  })

  test('an expired token, a forged one, a refresh token', async () => {
    const owner = await newCustomer(app)
    const claims = decodeJwt(owner.accessToken)
    const sign = (changes: object, secret: string) =>
      new SignJWT({ ...claims, ...changes })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(derivedKey(secret, 'access token'))
    const expired = await sign({ exp: Math.floor(Date.now() / 1000) - 1 }, config.secret)
    const forged = await sign({}, 'another secret, just as long as the first')
    for (const token of [expired, forged, owner.refreshToken]) await refused(withBearer(owner, token), owner)
  })

  test('another customer changes their own alone, whatever id they name', async () => {
    const [owner, other] = [await newCustomer(app), await newCustomer(app)]
    const before = await rowOf(owner)
    const change = { first_name: 'სხვა', id: owner.user.id, user_id: owner.user.id, owner: owner.user.id }
    const answer = await other.put(`${PATH}?id=${owner.user.id}&owner=${owner.user.id}`, change)
    expect(answer.json()).toEqual({ ...other.user, first_name: 'სხვა' })
    expect(await rowOf(owner)).toEqual(before)
    expect((await other.put(`${PATH}${owner.user.id}/`, change)).statusCode).toBe(404)
  })

  test('API-01 a write without the csrf token is 403', async () => {
    const owner = await newCustomer(app)
    const headers = { 'x-csrftoken': '' }
    expect((await owner.put(PATH, { first_name: 'x' }, { headers })).statusCode).toBe(403)
  })
})
