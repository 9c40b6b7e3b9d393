import { courierLocationSchema } from '@dukani/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { courierLocation } from '#mocks/courier.ts'
import { toCourierLocation } from '#shared/api/adapters/courier.ts'
import { ApiError } from '#shared/api/ApiError.ts'

const at = { recorded_at: '2026-11-20T12:00:00.000Z' }

test('ORDER-07 a place as our server sends it passes unchanged, with and without its moment', () => {
  expect(toCourierLocation(courierLocation(at))).toEqual(courierLocation(at))
  expect(toCourierLocation(courierLocation())).toEqual(courierLocation())
})

test('ORDER-07 degrees may be texts; an invalid time counts as missing', () => {
  const texts = { latitude: '41.7151', longitude: '44.8271' }
  expect(toCourierLocation({ ...texts, recorded_at: 'just now' })).toEqual(courierLocation())
})

test('ORDER-07 anything that isn’t a place on the earth is rejected', () => {
  const none = [null, 'here', [], {}, { latitude: 91, longitude: 44 }, { latitude: 41 }]
  for (const raw of none) expect(() => toCourierLocation(raw)).toThrow(ApiError)
  const degrees = fc.oneof(fc.double(), fc.double({ min: -200, max: 200 }), fc.anything())
  const almost = fc.record({ latitude: degrees, longitude: degrees, recorded_at: fc.anything() })
  fc.assert(
    fc.property(fc.oneof(fc.anything(), almost), (raw) => {
      try {
        expect(courierLocationSchema.safeParse(toCourierLocation(raw)).success).toBe(true)
      } catch (error) {
        expect(error).toBeInstanceOf(ApiError)
      }
    }),
  )
})
