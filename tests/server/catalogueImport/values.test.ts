import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAmount, parseFlag, parseQuantity } from '../../../server/src/modules/catalogueImport/values.ts'
import { eachOf, eachRow } from '../support/eachRow.ts'

test('an amount is read in tetri', () =>
  eachRow(
    [
      ['36', 3600],
      ['36.5', 3650],
      ['36.00', 3600],
      ['36,50', 3650],
      [' 0.07 ', 7],
      ['1,234.50', 123_450],
      ['12.3400', 1234],
      ['21474836.47', 2_147_483_647],
      ['', null],
      ['  ', null],
    ],
    (cell, tetri) => {
      expect(parseAmount(cell, 'price')).toBe(tetri)
    },
  ))

test('an invalid amount is refused', () =>
  eachOf(
    [
      'abc',
      '-1',
      '1,234',
      '1.234',
      '1e5',
      'Infinity',
      '12.345',
      '₾12',
      '1 234',
      '0x10',
      '21474836.48',
      '..',
      '9'.repeat(400),
    ],
    (cell) => {
      expect(() => parseAmount(cell, 'price')).toThrow(/^its price "/)
    },
  ))

test('every amount of whole tetri is read as it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_147_483_647 }), (tetri) => {
      expect(parseAmount(`${Math.floor(tetri / 100)}.${String(tetri % 100).padStart(2, '0')}`, 'price')).toBe(
        tetri,
      )
    }),
  )
})

test('a quantity is a whole number and may be negative', () => {
  expect(['12', '-3', '4.0', '', '\u22122'].map((cell) => parseQuantity(cell, 'quantity'))).toEqual([
    12,
    -3,
    4,
    null,
    -2,
  ])
  for (const cell of ['1.5', 'many', '1,000', '9999999999']) {
    expect(() => parseQuantity(cell, 'quantity')).toThrow(/^its quantity/)
  }
})

test('a flag is true or false in several spellings', () => {
  expect(['TRUE', 'yes', '1', 'False', 'no', '0', ''].map((cell) => parseFlag(cell, 'Published'))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    null,
  ])
  expect(() => parseFlag('maybe', 'Published')).toThrow('its Published "maybe" is neither true nor false')
})
