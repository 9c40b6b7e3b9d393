import { returnDeadline } from '@dukani/contracts'
import { expect, test } from 'vitest'

test('the 14 days of a return begin on the day after the delivery, and end with the last day in Tbilisi', () => {
  const end = (at: string) => returnDeadline(new Date(at)).toISOString()
  // 1 November in Tbilisi, from its first to its last second.
  expect(end('2026-10-31T20:00:00Z')).toBe('2026-11-15T20:00:00.000Z')
  expect(end('2026-11-01T19:59:59Z')).toBe('2026-11-15T20:00:00.000Z')
  expect(end('2026-11-01T20:00:00Z')).toBe('2026-11-16T20:00:00.000Z')
})
