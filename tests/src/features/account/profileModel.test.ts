import { createTranslate, ka } from '@dukani/i18n'
import { describe, expect, test } from 'vitest'
import { user } from '#mocks/accounts.ts'
import { ApiError, NO_ERROR_BODY } from '#shared/api/ApiError.ts'
import { pictureProblem } from '../../../../src/features/account/model/pictureProblem.ts'
import { createProfileAnswers } from '../../../../src/features/account/model/profileAnswers.ts'
import { profileFailure } from '../../../../src/features/account/model/profileFailure.ts'
import { changesNothing } from '../../../../src/features/account/model/profileFields.ts'

const nino = user()

test('PROF-02 the same number in another form changes nothing', () => {
  expect(changesNothing('phone_number', '555 12-34-56', nino)).toBe(true)
  expect(changesNothing('phone_number', '555 12-34-57', nino)).toBe(false)
  expect(changesNothing('first_name', ` ${nino.first_name} `, nino)).toBe(true)
  expect(changesNothing('idnumber', '', user({ idnumber: '' }))).toBe(true)
})

describe('PROF-02 answers of changes that overlap', () => {
  const named = { ...nino, first_name: 'თამარ' }
  const renamed = { ...nino, last_name: 'გელაშვილი' }
  const both = { ...named, last_name: 'გელაშვილი' }

  test('an answer that the server made before another change keeps that one', () => {
    const { begin } = createProfileAnswers()
    const first = begin('first_name')
    const last = begin('last_name')
    expect(first(named)).toEqual(named)
    // Made before the first name was changed, and come after it.
    expect(last(renamed)).toEqual(both)
  })

  test('in the other order too', () => {
    const { begin } = createProfileAnswers()
    const first = begin('first_name')
    const last = begin('last_name')
    expect(last(both)).toEqual(both)
    expect(first(named)).toEqual(both)
  })

  test('a later answer counts for all fields', () => {
    const { begin } = createProfileAnswers()
    begin('first_name')(named)
    expect(begin('last_name')(renamed)).toEqual(renamed)
  })
})

test.each([
  ['image/jpeg', 1, null],
  ['image/png', 5 * 1024 * 1024, null],
  ['image/webp', 5 * 1024 * 1024 + 1, 'profile.pictureBytes'],
  ['image/gif', 1, 'profile.pictureKind'],
  ['image/svg+xml', 1, 'profile.pictureKind'],
  ['', 1, 'profile.pictureKind'],
])('PROF-01 a file of %s, %d bytes: %s', (type, size, problem) => {
  expect(pictureProblem({ type, size })).toBe(problem)
})

describe('PROF-03 why a change wasn’t saved', () => {
  const t = createTranslate(ka)
  const refused = (status: number, body: Partial<typeof NO_ERROR_BODY>, kind: 'http' | 'auth' = 'http') =>
    new ApiError(kind, 'refused', { status, body: { ...NO_ERROR_BODY, ...body } })
  const cases: [string, ApiError, string][] = [
    ['no token', new ApiError('auth', 'no access token'), 'User not authenticated'],
    ['a refusal of the token without a word', refused(401, {}, 'auth'), 'User not authenticated'],
    [
      'the server’s word for it',
      refused(401, { detail: 'გთხოვთ, შეხვიდეთ სისტემაში.' }, 'auth'),
      'გთხოვთ, შეხვიდეთ სისტემაში.',
    ],
    ['the field’s own sentence', refused(400, { fieldErrors: { idnumber: ['11 ციფრი.'] } }), '11 ციფრი.'],
    [
      'another field’s',
      refused(400, { fieldErrors: { non_field_errors: ['დაკავებულია.'] } }),
      'დაკავებულია.',
    ],
    ['the detail', refused(429, { detail: 'სცადეთ 10 წამში.' }), 'სცადეთ 10 წამში.'],
    ['a server that says nothing', refused(500, {}), 'ცვლილება ვერ შეინახა'],
    ['no connection', new ApiError('network', ''), 'სერვერთან დაკავშირება ვერ მოხერხდა'],
  ]
  test.each(cases)('%s', (_, error, sentence) => {
    expect(profileFailure(error, t, 'idnumber')).toBe(sentence)
  })

  test('a picture that a proxy rejects without a text', () => {
    expect(profileFailure(refused(413, {}), t, 'profile_pic')).toBe('ფოტო შეიძლება იყოს არაუმეტეს 5 მბ.')
  })

  test('a picture that a server rejects with a technical message', () => {
    const detail = 'Unsupported media type "multipart/form-data" in request.'
    expect(profileFailure(refused(415, { detail }), t, 'profile_pic')).toBe('ცვლილება ვერ შეინახა')
  })
})
