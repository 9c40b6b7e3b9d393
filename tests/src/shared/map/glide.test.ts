// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { between, glide } from '#shared/map/engines/glide.ts'
import type { Point } from '#shared/map/model/engine.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
const point = fc.record<Point>({ latitude: degrees(85), longitude: degrees(180) })
const part = fc.double({ min: 0, max: 1, noNaN: true })

test('ORDER-07 the courier drives straight and steadily, and ends exactly where they are', () => {
  fc.assert(
    fc.property(point, point, part, fc.double({ min: 1, max: 5, noNaN: true }), (from, to, at, late) => {
      for (const axis of ['latitude', 'longitude'] as const)
        expect(between(from, to, at)[axis]).toBeCloseTo(from[axis] + (to[axis] - from[axis]) * at, 6)
      expect(between(from, to, late)).toBe(to)
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
