import { fieldRule } from '@dukani/contracts'
import { createTranslate, ka } from '@dukani/i18n'
import { describe, expect, test } from 'vitest'
import { readDetail } from '#shared/api/readDetail.ts'
import { fieldText, FROM_SERVER } from '#shared/forms/fieldText.ts'
import {
  EMPTY_REGISTRATION,
  resolveRegistration,
  type RegisterForm,
} from '#features/auth/model/registerForm.ts'

const t = createTranslate(ka)

const filled: RegisterForm = {
  first_name: 'ნინო',
  last_name: 'ბერიძე',
  email: 'nino@example.ge',
  idnumber: '01010012345',
  phone_number: '555 12 34 56',
  password: 'კარგი პაროლი',
  confirm: 'კარგი პაროლი',
}

/** The messages by field. */
async function refused(values: RegisterForm): Promise<Partial<Record<string, string>>> {
  const { errors } = await resolveRegistration(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error.message]))
}

describe('the registration', () => {
  test('AUTH-04 every field is required', async () => {
    expect(await refused(filled)).toEqual({})
    const names = Object.keys(filled) as (keyof RegisterForm)[]
    const all = Object.fromEntries(names.map((name) => [name, 'required']))
    expect(await refused(EMPTY_REGISTRATION)).toEqual(all)
    for (const name of names) expect((await refused({ ...filled, [name]: '' }))[name]).toBe('required')
  })

  test('AUTH-04 two passwords that differ are refused at the confirmation, even while other fields are empty', async () => {
    expect(await refused({ ...filled, confirm: 'სხვა პაროლი' })).toEqual({ confirm: 'passwordsDiffer' })
    const begun = { ...EMPTY_REGISTRATION, password: 'long enough', confirm: 'another one' }
    expect(await refused(begun)).toMatchObject({ first_name: 'required', confirm: 'passwordsDiffer' })
  })
})

describe('the sentence under a field', () => {
  test('AUTH-04 is the rule’s in the interface’s language', () => {
    expect(fieldText({ type: 'custom', message: 'email' }, t)).toBe('შეიყვანეთ მართებული ელფოსტის მისამართი.')
    const own = { passwordsDiffer: t('auth.passwordsDiffer') }
    expect(fieldText({ type: 'custom', message: 'passwordsDiffer' }, t, own)).toBe("Passwords don't match")
    expect(fieldText(undefined, t)).toBeUndefined()
  })

  test('AUTH-04 a message that isn’t one of our rules is never shown as it is', () => {
    expect(fieldText({ type: 'custom', message: 'Invalid input' }, t)).toBe(t(`field.${fieldRule('?')}`))
  })

  test('AUTH-04 is the server’s own where the server refused the field', () => {
    expect(fieldText({ type: FROM_SERVER, message: 'This is taken.' }, t)).toBe('This is taken.')
    expect(fieldText({ type: FROM_SERVER, message: '' }, t)).toBe(t('field.invalid'))
  })
})

test('AUTH-04 what the server says about a new account is read from its detail, where it has one', () => {
  expect(readDetail({ detail: ' მზადაა. ' })).toBe('მზადაა.')
  const others: unknown[] = [
    { detail: '  ' },
    { detail: 5 },
    { detail: 'x'.repeat(301) },
    {},
    null,
    'text',
    undefined,
  ]
  for (const answer of others) expect(readDetail(answer)).toBeNull()
})
