import { addressPartsOf, parseAddress } from '@dukani/contracts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

/** Parts that say nothing of city, region and postal code. */
const plain = fc.constantFrom(
  'რუსთაველის გამზირი 24',
  'მარიამ თამარაშვილის ქუჩა',
  '24',
  '12345',
  '010',
  'სოლოლაკი',
  'ბათუმი',
  'საქართველო',
  'ბინა 7',
)
const plainParts = fc.array(plain, { maxLength: 5 })
const space = fc.constantFrom('', ' ', '  ')

/** An address with one part of a kind somewhere in it. */
const around = (part: fc.Arbitrary<string>) =>
  fc.tuple(plainParts, space, part, space, plainParts).map(([before, left, given, right, after]) => ({
    given,
    text: [...before, `${left}${given}${right}`, ...after].join(','),
  }))

describe('PROF-08 the postal code', () => {
  test('is the part of exactly four digits, wherever it stands', () => {
    fc.assert(
      fc.property(around(fc.stringMatching(/^\d{4}$/)), ({ given, text }) => {
        expect(parseAddress(text).postal_code).toBe(given)
      }),
    )
  })

  test('is the last of several: a house has its number before it', () => {
    expect(parseAddress('1234, აღმაშენებლის ხეივანი, თბილისი, 0131').postal_code).toBe('0131')
  })

  test('is no part of a part, and nothing longer or shorter', () => {
    for (const text of ['თბილისი 0108', '0108 თბილისი', '01080', '010', 'GE-0108', '٠١٠٨', ''])
      expect(parseAddress(text).postal_code, text).toBe('')
  })
})

describe('PROF-08 the city', () => {
  test('is the part that has Tbilisi in it, in any case form', () => {
    const named = fc.constantFrom(
      'თბილისი',
      'ქ. თბილისი',
      'ქალაქი თბილისი',
      'თბილისის',
      'თბილისში',
      'ქალაქ თბილისს',
      'თბილისის მერია',
      'რუსთაველის 12 თბილისი',
      'თბილისი'.toUpperCase(),
    )
    fc.assert(
      fc.property(around(named), ({ given, text }) => {
        expect(parseAddress(text).city).toBe(given)
      }),
    )
  })

  test('is the part of nothing else, when another has the name in it too', () => {
    for (const city of [
      'თბილისი',
      'ქ. თბილისი',
      'ქ.თბილისი',
      'ქ.  თბილისი',
      'ქალაქი თბილისი',
      'ქალაქი  თბილისი',
    ])
      expect(parseAddress(`სასტუმრო თბილისი, რუსთაველის 13, ${city}`).city).toBe(city)
    expect(parseAddress('თბილისის ზღვა, ნაძალადევის რაიონი, თბილისი').city).toBe('თბილისი')
  })

  test('is no street of another city that is named after it', () => {
    for (const street of [
      'თბილისის ქუჩა 5, გორი',
      'თბილისის გზატკეცილი 1, რუსთავი',
      'თბილისის მოედანი, ქუთაისი',
    ])
      expect(parseAddress(street).city, street).toBe('')
  })
})

describe('PROF-08 the region', () => {
  test('is the part that has a district or a municipality in it, in any case form', () => {
    const named = fc
      .tuple(
        fc.constantFrom('მთაწმინდის ', 'ვაკის ', 'ხელვაჩაურის ', ''),
        fc.constantFrom('რაიონ', 'მუნიციპალიტეტ'),
        fc.constantFrom('ი', 'ის', 'ში', 'ს', 'იდან', 'ად', 'ები'),
      )
      .map((words) => words.join(''))
    fc.assert(
      fc.property(around(named), ({ given, text }) => {
        expect(parseAddress(text).region).toBe(given)
      }),
    )
  })

  test('is the district before the estate of houses in it', () => {
    expect(parseAddress('ვარკეთილის 3 მიკრორაიონი, სამგორის რაიონი, თბილისი').region).toBe('სამგორის რაიონი')
    expect(parseAddress('მე-8 მიკრორაიონი, გლდანი').region).toBe('მე-8 მიკრორაიონი')
  })
})

test('PROF-08 whole addresses', () => {
  expect(parseAddress('რუსთაველის გამზირი 24, მთაწმინდის რაიონი, თბილისი, 0108, საქართველო')).toEqual({
    ...{ city: 'თბილისი', region: 'მთაწმინდის რაიონი', postal_code: '0108' },
  })
  expect(parseAddress('გარდაბნის მუნიციპალიტეტში, 1300')).toEqual({
    ...{ city: '', region: 'გარდაბნის მუნიციპალიტეტში', postal_code: '1300' },
  })
  expect(
    parseAddress('44, ფარნავაზ მეფის ქუჩა, ბათუმი, აჭარის ავტონომიური რესპუბლიკა, 6010, საქართველო'),
  ).toEqual({ city: '', region: '', postal_code: '6010' })
  expect(parseAddress('რუსთაველის გამზირი, ქუთაისი, ქუთაისის მუნიციპალიტეტი, იმერეთი, 4600')).toEqual({
    ...{ city: '', region: 'ქუთაისის მუნიციპალიტეტი', postal_code: '4600' },
  })
})

test('PROF-08 of any text come parts of it or nothing', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    plain,
    fc.constantFrom('თბილისი', 'რაიონში', '0108'),
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join(',')
      const parts = addressPartsOf(text)
      for (const value of Object.values(parseAddress(text))) if (value !== '') expect(parts).toContain(value)
      expect(parseAddress(parts.join(', '))).toEqual(parseAddress(text))
    }),
  )
})
