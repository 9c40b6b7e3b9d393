import { formatDate, formatDecimal, formatMoney } from '@dukani/i18n'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

/** Node has Georgian in its ICU, Chromium hasn't: what we write by hand has to be what ICU would write. */

const NBSP = '\u00a0'

describe('CART-04 prices in GEL, in the Georgian way', () => {
  test('every amount is as ICU writes it', () => {
    expect(formatMoney(123450)).toBe(`1234,50${NBSP}₾`)
    expect(formatMoney(12435050)).toBe(`124${NBSP}350,50${NBSP}₾`)
    expect(formatMoney(-5)).toBe(`-0,05${NBSP}₾`)
    const icu = new Intl.NumberFormat('ka-GE', { style: 'currency', currency: 'GEL' })
    const amount = fc.oneof(
      fc.integer({ min: -10_000_000, max: 10_000_000 }),
      fc.integer({ min: -1e13, max: 1e13 }),
    )
    fc.assert(
      fc.property(amount, (tetri) => {
        expect(formatMoney(tetri)).toBe(icu.format(tetri / 100))
      }),
      { numRuns: 2000 },
    )
  })

  test('in English', () => {
    expect(formatMoney(1234550, 'en')).toBe('₾12,345.50')
    expect(formatMoney(-150, 'en')).toBe('-₾1.50')
  })
})

describe('dates', () => {
  const timeZone = 'Asia/Tbilisi'
  const styles = {
    long: new Intl.DateTimeFormat('ka-GE', { dateStyle: 'long', timeZone }),
    medium: new Intl.DateTimeFormat('ka-GE', { dateStyle: 'medium', timeZone }),
    mediumTime: new Intl.DateTimeFormat('ka-GE', { dateStyle: 'medium', timeStyle: 'short', timeZone }),
  }
  // Tbilisi has kept UTC+4 since 2005.
  const moment = fc.date({ min: new Date('2006-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })

  test.each(['long', 'medium', 'mediumTime'] as const)('every %s one is as ICU writes it', (style) => {
    fc.assert(
      fc.property(moment, (date) => {
        expect(formatDate(date, style)).toBe(styles[style].format(date))
        expect(formatDate(date.toISOString(), style)).toBe(styles[style].format(date))
      }),
      { numRuns: 500 },
    )
  })

  test('in English', () => {
    expect(formatDate('2026-03-05T14:07:00Z', 'long', 'en')).toBe('5 March 2026')
    expect(formatDate('2026-03-05T21:07:00Z', 'mediumTime', 'en')).toBe('6 Mar 2026, 01:07')
  })

  test('what is no date gives none, for the caller’s own words', () => {
    expect(formatDate('გუშინ')).toBeNull()
    expect(formatDate(new Date(Number.NaN))).toBeNull()
  })
})

test('REV-01 a decimal has the language’s sign, and is rounded', () => {
  expect(formatDecimal(4.6, 1)).toBe('4,6')
  expect([4.64, 4.66, 4.96, 4].map((rating) => formatDecimal(rating, 1))).toEqual([
    '4,6',
    '4,7',
    '5,0',
    '4,0',
  ])
  expect(formatDecimal(4.6, 1, 'en')).toBe('4.6')
})
