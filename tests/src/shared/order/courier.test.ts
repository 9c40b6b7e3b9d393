import { createTranslate, ka } from '@dukani/i18n'
import { expect, test } from 'vitest'
import {
  agoText,
  courierDelay,
  glideTo,
  isOnItsWay,
  placeOfOrder,
  sightingOf,
} from '#shared/order/courier.ts'

const t = createTranslate(ka)
const HERE = { latitude: 41.7, longitude: 44.8 }
const THERE = { latitude: 41.8, longitude: 44.9 }
const NOW = Date.parse('2026-11-20T12:00:00Z')
const iso = (ms: number) => new Date(ms).toISOString()

test('ORDER-07 at once, and then every 10 s', () => {
  expect([0, 1, 2, 50].map(courierDelay)).toEqual([0, 10_000, 10_000, 10_000])
})

test('ORDER-02 an order is on its way while it is confirmed or shipped, and its place is there with both degrees', () => {
  const isShown = (status: string) => isOnItsWay({ status })
  expect(['pending', 'confirmed', 'shipped', 'delivered', 'cancelled', ''].filter(isShown)).toEqual([
    'confirmed',
    'shipped',
  ])
  expect(placeOfOrder(HERE)).toEqual(HERE)
  expect(placeOfOrder({ latitude: 0, longitude: 0 })).toEqual({ latitude: 0, longitude: 0 })
  expect(placeOfOrder({ latitude: 41.7, longitude: null })).toBeNull()
  expect(placeOfOrder({ latitude: null, longitude: 44.8 })).toBeNull()
})

test('ORDER-07 a sighting: its moment, how long after the last, and the same place is the same object', () => {
  const first = sightingOf({ ...HERE, recorded_at: iso(NOW) }, null, NOW + 400)
  expect(first).toEqual({ place: HERE, at: NOW, after: null })
  const second = sightingOf({ ...THERE, recorded_at: iso(NOW + 9_000) }, first, NOW + 10_000)
  expect(second).toEqual({ place: THERE, at: NOW + 9_000, after: 9_000 })
  const third = sightingOf({ ...THERE, recorded_at: iso(NOW + 19_000) }, second, NOW + 20_000)
  expect(third.place).toBe(second.place)
  const east = { ...THERE, longitude: 45 }
  expect(sightingOf(east, third, NOW).place).toEqual(east)
})

test('ORDER-07 an answer without a moment counts from when the courier came there', () => {
  const first = sightingOf(HERE, null, NOW)
  const still = sightingOf(HERE, first, NOW + 60_000)
  expect(still.at).toBe(NOW)
  expect(sightingOf(THERE, still, NOW + 70_000).at).toBe(NOW + 70_000)
})

test('ORDER-07 the marker moves until the next request, and catches up after a gap', () => {
  expect(glideTo({ after: 10_000 })).toBe(10_000)
  expect(glideTo({ after: 30_000 })).toBe(10_000)
  expect(glideTo({ after: 30_001 })).toBe(1_000)
  expect(glideTo({ after: null })).toBe(1_000)
})

test('ORDER-07 how long ago the courier was there, in words', () => {
  for (const [ms, text] of [
    [-5_000, 'ახლახან'],
    [59_999, 'ახლახან'],
    [60_000, '1 წუთის წინ'],
    [120_000, '2 წუთის წინ'],
    [59 * 60_000, '59 წუთის წინ'],
    [60 * 60_000, '1 საათის წინ'],
    [120 * 60_000, '2 საათის წინ'],
    [23.9 * 3_600_000, '23 საათის წინ'],
    [24 * 3_600_000, '19 ნოე. 2026, 16:00'],
  ] as const)
    expect(agoText(NOW - ms, NOW, t, 'ka')).toBe(text)
  expect(agoText(NaN, NOW, t, 'ka')).toBe(t('orders.unknownDate'))
})
