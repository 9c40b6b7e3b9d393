import { expect, test } from 'vitest'
import { daysOfWeeks, lastDays, lastWeeks } from '../../../server/src/modules/today/salesPeriods.ts'

// 28 November 2026 is a Saturday.
const TODAY = '2026-11-28'
const sales = [
  { day: '2026-11-28', orders: 1, totalTetri: 1_050 },
  { day: '2026-11-23', orders: 2, totalTetri: 2_000 },
  { day: '2026-11-22', orders: 4, totalTetri: 4_000 },
]

test('each of the last days is there, today last', () => {
  expect(lastDays(TODAY, sales, 3)).toEqual([
    { from: '2026-11-26', orders: 0, total: 0 },
    { from: '2026-11-27', orders: 0, total: 0 },
    { from: '2026-11-28', orders: 1, total: 10.5 },
  ])
})

test('a week begins on Monday', () => {
  expect(lastWeeks(TODAY, sales, 2)).toEqual([
    { from: '2026-11-16', orders: 4, total: 40 },
    { from: '2026-11-23', orders: 3, total: 30.5 },
  ])
  expect(daysOfWeeks(TODAY, 2)).toBe(12)
  expect(daysOfWeeks('2026-11-23', 1)).toBe(0)
  expect(daysOfWeeks('2026-11-29', 1)).toBe(6)
})
