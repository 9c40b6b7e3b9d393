import fc from 'fast-check'
import { userSchema } from '@dukani/contracts'
import { expect, test } from 'vitest'
import { user } from '#mocks/accounts.ts'
import { toUser } from '#shared/api/adapters/user.ts'
import { ApiError } from '#shared/api/ApiError.ts'

test('a user as our server sends them is as they are', () => {
  expect(toUser(user(), { id: 'x' })).toEqual(user())
})

test('other servers: inside `user`, a number as id or phone, fields left out', () => {
  const raw = { user: { id: 7, first_name: 'ნინო', phone_number: 555123456 } }
  expect(toUser(raw, { id: '7' })).toEqual({
    id: 7,
    first_name: 'ნინო',
    last_name: '',
    email: '',
    phone_number: '555123456',
    idnumber: '',
    profile_pic: null,
  })
})

test('what an answer leaves out is as it was known', () => {
  const known = user({ profile_pic: '/media/nino.jpg' })
  expect(toUser({ first_name: 'ნანა' }, known)).toEqual({ ...known, first_name: 'ნანა' })
  expect(toUser({ profile_pic: null }, known).profile_pic).toBeNull()
})

test('whatever a server sends, it is a user or a call that can’t be read', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (raw) => {
      try {
        expect(userSchema.safeParse(toUser(raw, { id: 1 })).success).toBe(true)
      } catch (error) {
        expect(error).toBeInstanceOf(ApiError)
        expect(typeof raw === 'object' && raw !== null && !Array.isArray(raw)).toBe(false)
      }
    }),
  )
})
