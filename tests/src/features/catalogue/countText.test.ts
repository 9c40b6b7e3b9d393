import { expect, test } from 'vitest'
import { countText } from '#features/catalogue/model/countText.ts'

test('CAT-01 a count that is only the least says so', () => {
  expect(countText({ value: 12, isMinimum: false }, 'ka')).toBe(12)
  expect(countText({ value: 10_000, isMinimum: true }, 'ka')).toBe('10\u00a0000+')
  expect(countText({ value: 10_000, isMinimum: true }, 'en')).toBe('10,000+')
})
