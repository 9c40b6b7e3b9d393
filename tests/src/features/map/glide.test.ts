// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { between, glide } from '#features/map/engines/glide.ts'
import type { Point } from '#features/map/model/engine.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
const point = fc.record<Point>({ latitude: degrees(85), longitude: degrees(180) })
const part = fc.double({ min: 0, max: 1, noNaN: true })
const TINY = 1e-9

test('ORDER-07 the way begins where the courier was and ends exactly where they are', () => {
  fc.assert(
    fc.property(point, point, fc.double({ min: 1, max: 5, noNaN: true }), (from, to, late) => {
      expect(between(from, to, 0).latitude).toBeCloseTo(from.latitude, 9)
      expect(between(from, to, 0).longitude).toBeCloseTo(from.longitude, 9)
      expect(between(from, to, 1)).toBe(to)
      expect(between(from, to, late)).toBe(to)
    }),
  )
})

test('ORDER-07 it never leaves the straight way, nor turns back on it', () => {
  fc.assert(
    fc.property(point, point, part, part, (from, to, one, other) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)]
      for (const axis of ['latitude', 'longitude'] as const) {
        const low = Math.min(from[axis], to[axis]) - TINY
        const high = Math.max(from[axis], to[axis]) + TINY
        const [first, second] = [between(from, to, early)[axis], between(from, to, late)[axis]]
        expect(first).toBeGreaterThanOrEqual(low)
        expect(second).toBeLessThanOrEqual(high)
        const forward = Math.sign(to[axis] - from[axis])
        expect((second - first) * forward).toBeGreaterThanOrEqual(-TINY)
      }
    }),
  )
})

test('ORDER-07 equal times are equal distances: the courier drives steadily', () => {
  fc.assert(
    fc.property(point, point, part, (from, to, at) => {
      const { latitude } = between(from, to, at)
      expect(latitude).toBeCloseTo(from.latitude + (to.latitude - from.latitude) * at, 6)
    }),
  )
})

test('ORDER-07 a glide of any length ends at its end, and a stopped one stays where it was', () => {
  fc.assert(
    fc.property(point, point, fc.integer({ min: 1, max: 10_000 }), (from, to, ms) => {
      const seen: Point[] = []
      glide(from, to, ms, (at) => void seen.push(at))
      vi.advanceTimersByTime(ms + 100)
      expect(seen.at(-1)).toEqual(to)
      const count = seen.length
      vi.advanceTimersByTime(1_000)
      expect(seen).toHaveLength(count)

      const stop = glide(from, to, ms, (at) => void seen.push(at))
      stop()
      vi.advanceTimersByTime(ms + 100)
      expect(seen).toHaveLength(count)
    }),
    { numRuns: 20 },
  )
})
