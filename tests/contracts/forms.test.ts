import {
  changeAddressSchema,
  changePasswordSchema,
  chosenPasswordSchema,
  createAddressSchema,
  createReviewSchema,
  fieldRule,
  forgotPasswordSchema,
  loginSchema,
  logoutSchema,
  manualAddressSchema,
  orderCreateSchema,
  profileChangeSchema,
  registerSchema,
  resetPasswordSchema,
  saveItemSchema,
  saveSpecificationSchema,
} from '@dukani/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

interface Form {
  parse(body: unknown): unknown
  safeParse(body: unknown): { error?: { issues: readonly { path: PropertyKey[]; message: string }[] } }
}

/** The rule that each refused field breaks first, by the field's path. */
const refusals = (form: Form, body: unknown) =>
  Object.fromEntries(
    (form.safeParse(body).error?.issues ?? [])
      .toReversed()
      .map(({ path, message }) => [path.join('.'), fieldRule(message)]),
  )

const person = {
  first_name: 'ნინო',
  last_name: 'ბერიძე',
  email: 'nino@example.ge',
  idnumber: '01024012345',
  phone_number: '555 12 34 56',
  password: 'ზღვის ქარი',
}
const place = {
  home_address: 'რუსთაველის გამზირი 12',
  city: 'თბილისი',
  region: 'მთაწმინდის რაიონი',
  postal_code: '0108',
}
const { postal_code: _, ...withoutCode } = place
const reset = { uid: 'MTI', token: 'c8x2-5f', new_password: '12345678' }
const order = {
  payment_method: 'qr',
  order_items_data_input: [
    { product_id: 'p-1', quantity: 1, specification_id: null },
    { product_id: 7, quantity: 5, specification_id: 's-1' },
  ],
  subtotal: 38.5,
}

test.each<[string, Form, object]>([
  ['AUTH-04 a registration', registerSchema, person],
  ['AUTH-04 an address for mail with capitals', registerSchema, { ...person, email: ' Nino@Example.GE ' }],
  ['AUTH-03 a login with a password that was chosen long ago', loginSchema, { email: 'nino', password: ' ' }],
  ['AUTH-09 a logout', logoutSchema, { refresh: 'r-1' }],
  ['AUTH-09 a logout without a token', logoutSchema, { refresh: null }],
  ['AUTH-05 a forgotten password', forgotPasswordSchema, { email: person.email }],
  ['RESET-03 a new password', resetPasswordSchema, reset],
  ['RESET-01 a new password in its form', chosenPasswordSchema, { new_password: reset.new_password }],
  ['PROF-09 a changed password', changePasswordSchema, { old_password: 'x', new_password: 'x'.repeat(256) }],
  ['PROF-02 one field of a profile', profileChangeSchema, { phone_number: '+995 555 12 34 56' }],
  ['PROF-02 a picture that is taken away', profileChangeSchema, { profile_pic: null }],
  ['CHECK-02 an address without a postal code', manualAddressSchema, { ...place, postal_code: ' ' }],
  ['PROF-11 an address from the map', createAddressSchema, { ...place, latitude: -90, longitude: 180 }],
  ['PROF-11 an address without a point', createAddressSchema, { ...place, latitude: null, longitude: null }],
  ['PROF-04 one field of an address', changeAddressSchema, { city: 'ბათუმი' }],
  ['PROF-04 a postal code', changeAddressSchema, { postal_code: '0108' }],
  ['PROF-04 an emptied postal code', changeAddressSchema, { postal_code: '' }],
  ['CHECK-07 an order to a saved address', orderCreateSchema, { ...order, address: 'a-1' }],
  ['CHECK-07 an order to a typed address', orderCreateSchema, { ...order, ...place, address: null }],
  ['REV-02 a review without a word', createReviewSchema, { rating: 1, comment: '' }],
  ['REV-02 a long review', createReviewSchema, { rating: 5, comment: '🍷'.repeat(2000) }],
  ['WISH-03 a wish', saveItemSchema, { product: 'p-1', specification_id: null }],
  ['PROD-04 a choice', saveSpecificationSchema, { product: 'p-1', specification: 7 }],
])('%s is accepted as it is, without what is not asked for', (_, form, body) => {
  expect(form.parse({ ...body, is_staff: true })).toEqual(body)
})

test('CHECK-02 PROF-11 REV-02 what may be left out', () => {
  expect(createAddressSchema.parse(withoutCode)).toEqual(withoutCode)
  expect(refusals(orderCreateSchema, { ...order, ...withoutCode })).toEqual({})
  expect(createReviewSchema.parse({ rating: 3 })).toEqual({ rating: 3 })
  expect(saveItemSchema.parse({ product: 1 })).toEqual({ product: 1 })
  expect(changeAddressSchema.parse({})).toEqual({})
})

const allRequired = (fields: object) =>
  Object.fromEntries(Object.keys(fields).map((key) => [key, 'required']))

test.each<[string, Form, object, Record<string, string>]>([
  ['AUTH-04 nothing', registerSchema, {}, allRequired(person)],
  [
    'AUTH-04 fields that say nothing, or what they can’t',
    registerSchema,
    { first_name: ' ', last_name: 7, email: 'nino@', idnumber: '1', phone_number: '1', password: '1234567' },
    {
      ...{ first_name: 'required', last_name: 'required', email: 'email', idnumber: 'idnumber' },
      ...{ phone_number: 'phone', password: 'passwordShort' },
    },
  ],
  [
    'AUTH-04 lines and signs that no name has',
    registerSchema,
    { ...person, first_name: 'a\0b', last_name: 'a\r\nBcc: x' },
    { first_name: 'invalid', last_name: 'invalid' },
  ],
  ['AUTH-04 an empty password', registerSchema, { ...person, password: '' }, { password: 'required' }],
  ['AUTH-03 nothing', loginSchema, {}, { email: 'required', password: 'required' }],
  [
    'AUTH-03 an empty form',
    loginSchema,
    { email: ' ', password: '' },
    { email: 'required', password: 'required' },
  ],
  ['AUTH-05 what is no address', forgotPasswordSchema, { email: 'nino' }, { email: 'email' }],
  ['RESET-03 nothing', resetPasswordSchema, {}, allRequired(reset)],
  ['RESET-02 an empty form', chosenPasswordSchema, { new_password: '' }, { new_password: 'required' }],
  [
    'PROF-09 an empty old password and a short new one',
    changePasswordSchema,
    { old_password: '', new_password: '1234567' },
    { old_password: 'required', new_password: 'passwordShort' },
  ],
  ['PROF-02 no field that there is', profileChangeSchema, { nickname: 'ნინიკო' }, { '': 'required' }],
  [
    'PROF-02 emptied fields',
    profileChangeSchema,
    { first_name: '', last_name: '  ', idnumber: '', phone_number: '' },
    { first_name: 'required', last_name: 'required', idnumber: 'required', phone_number: 'required' },
  ],
  [
    'PROF-02 a long name, and numbers that are none',
    profileChangeSchema,
    { last_name: 'ბ'.repeat(101), idnumber: '0100101234', phone_number: '12' },
    { last_name: 'tooLong', idnumber: 'idnumber', phone_number: 'phone' },
  ],
  ['PROF-02 a picture as text', profileChangeSchema, { profile_pic: 'x.png' }, { profile_pic: 'invalid' }],
  ['CHECK-02 nothing', createAddressSchema, {}, allRequired(withoutCode)],
  [
    'CHECK-13 a code of 3 digits',
    manualAddressSchema,
    { ...place, postal_code: '010' },
    { postal_code: 'postalCode' },
  ],
  [
    'PROF-11 a point beyond the earth',
    createAddressSchema,
    { ...place, latitude: -90.1, longitude: 180.1 },
    { latitude: 'invalid', longitude: 'invalid' },
  ],
  [
    'PROF-04 emptied fields',
    changeAddressSchema,
    { home_address: ' ', city: '', region: ' ' },
    { home_address: 'required', city: 'required', region: 'required' },
  ],
  ['PROF-04 a code of 2 digits', changeAddressSchema, { postal_code: '12' }, { postal_code: 'postalCode' }],
  ['CHECK-07 no address', orderCreateSchema, order, allRequired(withoutCode)],
  [
    'CHECK-07 a typed address with faults',
    orderCreateSchema,
    { ...order, ...place, city: ' ', postal_code: '01080' },
    { city: 'required', postal_code: 'postalCode' },
  ],
  [
    'CHECK-04 CHECK-07 what can not be paid or ordered',
    orderCreateSchema,
    {
      payment_method: 'cash',
      order_items_data_input: [{ product_id: '', quantity: 0, specification_id: null }],
      subtotal: -0.01,
      address: 'a-1',
    },
    {
      payment_method: 'invalid',
      'order_items_data_input.0.product_id': 'invalid',
      'order_items_data_input.0.quantity': 'invalid',
      subtotal: 'invalid',
    },
  ],
  ['REV-02 no stars', createReviewSchema, { comment: 'კარგია' }, { rating: 'required' }],
  ['REV-02 six stars', createReviewSchema, { rating: 6 }, { rating: 'invalid' }],
  ['REV-02 no star', createReviewSchema, { rating: 0 }, { rating: 'invalid' }],
  ['REV-02 half a star', createReviewSchema, { rating: 4.5 }, { rating: 'invalid' }],
  [
    'REV-02 too many words',
    createReviewSchema,
    { rating: 5, comment: 'ა'.repeat(2001) },
    { comment: 'tooLong' },
  ],
  ['REV-02 what no text has', createReviewSchema, { rating: 5, comment: 'a\0b' }, { comment: 'invalid' }],
  ['WISH-03 nothing', saveItemSchema, {}, { product: 'invalid' }],
  ['PROD-04 nothing', saveSpecificationSchema, {}, { product: 'invalid', specification: 'invalid' }],
])('%s is refused, field by field', (_, form, body, expected) => {
  expect(refusals(form, body)).toEqual(expected)
})

test('CHECK-07 a saved address goes before what was typed', () => {
  expect(refusals(orderCreateSchema, { ...order, address: 7, city: ' ', postal_code: '1' })).toEqual({})
})

test.each<[string, Form, Record<string, string>, string, string]>([
  ['AUTH-04 name', registerSchema, person, 'first_name', 'ნ'.repeat(100)],
  ['AUTH-04 surname', registerSchema, person, 'last_name', 'ბ'.repeat(100)],
  ['AUTH-05 e-mail address', forgotPasswordSchema, {}, 'email', `${'n'.repeat(243)}@example.ge`],
  ['RESET-03 token', resetPasswordSchema, reset, 'token', 'c'.repeat(200)],
  ['CHECK-02 home address', manualAddressSchema, place, 'home_address', 'რ'.repeat(300)],
  ['CHECK-02 city', manualAddressSchema, place, 'city', 'თ'.repeat(100)],
])('the longest %s is accepted, a longer one is not', (_, form, body, field, longest) => {
  expect(refusals(form, { ...body, [field]: longest })).toEqual({})
  expect(refusals(form, { ...body, [field]: `${longest}e` })).toEqual({ [field]: 'tooLong' })
})

test('AUTH-03 AUTH-04 a password has 8 to 256 characters, and is logged in with up to 256', () => {
  const long = 'x'.repeat(257)
  expect(refusals(registerSchema, { ...person, password: long })).toEqual({ password: 'passwordLong' })
  expect(refusals(loginSchema, { email: person.email, password: long })).toEqual({ password: 'passwordLong' })
  // Any character; fast-check's own `binary` unit takes a second to be made.
  const unit = fc.nat({ max: 0x10ffff }).map((code) => String.fromCodePoint(code))
  fc.assert(
    fc.property(fc.string({ unit, minLength: 1, maxLength: 60 }), (password) => {
      fc.pre(registerSchema.safeParse({ ...person, password }).success)
      expect(refusals(loginSchema, { email: person.email, password })).toEqual({})
    }),
  )
})
