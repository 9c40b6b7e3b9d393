import { expect, test } from 'vitest'
import { shopDay } from '../../../server/src/config/shopTime.ts'

test('a day of the shop begins at midnight in Tbilisi', () => {
  expect(shopDay(new Date('2026-11-28T19:59:59Z'))).toBe('2026-11-28')
  expect(shopDay(new Date('2026-11-28T20:00:00Z'))).toBe('2026-11-29')
})
