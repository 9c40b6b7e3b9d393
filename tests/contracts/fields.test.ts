import { FIELD_RULES, fieldRule, isEmail, isIdnumber, isPostalCode, phoneNumber } from '@dukani/contracts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
const mobile = fc.stringMatching(/^5\d{8}$/)
const separator = fc.constantFrom('', ' ', '-', '.', ' (', ') ', '\t', '\u00a0')

/** The same characters with what people put between them. */
const spread = (text: string) =>
  fc
    .array(separator, { minLength: text.length, maxLength: text.length })
    .map((between) => [...text].map((character, at) => `${character}${between[at] ?? ''}`).join(''))

describe('AUTH-04 a telephone number', () => {
  test('of Georgia is one number, however it is written', () => {
    const written = mobile.chain((number) =>
      fc
        .constantFrom('', '0', '+995', '995', '00995')
        .chain((prefix) => spread(`${prefix}${number}`))
        .map((text) => ({ number, text })),
    )
    fc.assert(
      fc.property(written, ({ number, text }) => {
        expect(phoneNumber(text)).toBe(`+995${number}`)
      }),
    )
  })

  test('as it is kept is kept as it is, and nothing else is one', () => {
    const anything = fc.oneof(fc.string(), fc.stringMatching(/^(?:\+|00)?[0-9]{0,17}$/))
    fc.assert(
      fc.property(anything, (text) => {
        const kept = phoneNumber(text)
        expect(kept ?? '+1234567').toMatch(/^\+[1-9]\d{6,14}$/)
        expect(kept === null ? null : phoneNumber(kept)).toBe(kept)
        // Nothing is added to what was typed, or taken from it, but the prefix.
        const typed = text.replace(/\D/g, '').replace(/^0+/, '')
        expect((kept ?? typed).endsWith(typed)).toBe(true)
      }),
    )
  })

  test('of another country comes in the international form', () => {
    expect(phoneNumber('+49 (30) 123456-78')).toBe('+493012345678')
    expect(phoneNumber('00 44 20 7946 0958')).toBe('+442079460958')
    expect(phoneNumber('+995 32 212 34 56')).toBe('+995322123456')
    expect(['+1234567', '+123456789012345'].map(phoneNumber)).toEqual(['+1234567', '+123456789012345'])
  })

  test('is none where digits lack, are too many or of another script', () => {
    const none = [
      ...['', ' ', 'abc', '55512345', '5551234567', '0322123456'],
      ...['+99555512345', '+0123456789', '+123456', '+1234567890123456', '٥٥٥١٢٣٤٥٦'],
      ...['1+4930123456', '+9953221234567', '+995995322123456'],
    ]
    for (const text of none) expect(phoneNumber(text), text).toBeNull()
  })
})

test('AUTH-04 a personal number is 11 digits, a leading 0 included, and nothing else', () => {
  fc.assert(
    fc.property(digits(11), (text) => {
      expect([isIdnumber(text), isIdnumber(` ${text} `)]).toEqual([true, true])
    }),
  )
  fc.assert(
    fc.property(
      fc.string().filter((text) => !/^\s*[0-9]{11}\s*$/.test(text)),
      (text) => {
        expect(isIdnumber(text)).toBe(false)
      },
    ),
  )
  for (const text of ['0102401234', '010240123456', '01024 012345', '٠١٠٢٤٠١٢٣٤٥'])
    expect(isIdnumber(text)).toBe(false)
})

test('CHECK-13 a postal code is 4 digits', () => {
  fc.assert(
    fc.property(digits(4), (text) => {
      expect([isPostalCode(text), isPostalCode(` ${text} `)]).toEqual([true, true])
    }),
  )
  for (const text of ['', '010', '01050', 'GE01', '0１05']) expect(isPostalCode(text)).toBe(false)
})

test('a message of the library’s own is the general rule', () => {
  for (const rule of FIELD_RULES) expect(fieldRule(rule)).toBe(rule)
  expect([fieldRule('Invalid input'), fieldRule(undefined)]).toEqual(['invalid', 'invalid'])
})

describe('AUTH-04 an e-mail address', () => {
  test('has one @, a mailbox before it and the name of a host behind it, in any script', () => {
    for (const text of [
      'nino@example.ge',
      ' nino.beridze+shop@mail.example.com ',
      "o'brien@example.org",
      'ნინო@მაღაზია.გე',
      'a@b-c.museum',
      'x@xn--p1ai.xn--p1ai',
    ])
      expect(isEmail(text), text).toBe(true)
    for (const text of [
      ...['', 'nino', 'nino@', '@example.ge', 'nino@example', 'nino@@example.ge', 'nino@example.1'],
      ...['nino@example.ge@example.ge', 'nino@example.ge-', 'nino@example.ge!'],
      ...['nino@exa mple.ge', 'ni no@example.ge', 'Nino <nino@example.ge>'],
      ...['nino@.ge', 'nino@example..ge', '.nino@example.ge', 'nino.@example.ge', 'nino@-example.ge'],
      'nino@example.ge,eka@example.ge',
    ])
      expect(isEmail(text), text).toBe(false)
  })

  test('is judged at once, however long it is', () => {
    expect(isEmail(`${'a'.repeat(120)}@${'a-'.repeat(60)}!`)).toBe(false)
    expect(isEmail(`a@${'a.'.repeat(120)}ge`)).toBe(true)
  })
})
