import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchTiles } from '#shared/map/model/tileWatch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watched() {
  const told: string[] = []
  let isSettled = false
  const watch = watchTiles({
    timeoutMs: 2500,
    areSettled: () => isSettled,
    onFirst: (outcome) => void told.push(outcome),
    onMissing: () => void told.push('missing'),
  })
  return { watch, told, settle: () => (isSettled = true) }
}

test('MAP-08 all first tiles refused, with or without an event: the source has failed', () => {
  for (const fail of [true, false]) {
    const { watch, told, settle } = watched()
    for (let n = 0; n < 4; n += 1) watch.asked()
    if (fail) watch.failed()
    vi.advanceTimersByTime(1500)
    expect(told).toEqual([])
    settle()
    vi.advanceTimersByTime(500)
    expect(told).toEqual(['failed'])
  }
})

test('MAP-08 a host that never answers has failed when its time is over, counted from the first question', () => {
  const { watch, told } = watched()
  vi.advanceTimersByTime(4000)
  watch.asked()
  vi.advanceTimersByTime(2000)
  // Others go on being asked for: the shopper moves the map.
  watch.asked()
  vi.advanceTimersByTime(499)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  expect(told).toEqual(['failed'])
  watch.asked()
  vi.advanceTimersByTime(60_000)
  expect(told).toEqual(['failed'])
  expect(vi.getTimerCount()).toBe(0)
})

test('MAP-08 a later tile is reported, once', () => {
  const { watch, told } = watched()
  watch.asked()
  vi.advanceTimersByTime(2500)
  watch.loaded()
  watch.loaded()
  expect(told).toEqual(['failed', 'loaded'])
})

test('MAP-08 some tiles missing among others, before or after the first one: said, and the source stays', () => {
  for (const early of [true, false]) {
    const { watch, told, settle } = watched()
    watch.asked()
    if (early) watch.failed()
    watch.loaded()
    if (!early) watch.failed()
    settle()
    vi.advanceTimersByTime(60_000)
    expect(told).toEqual(['loaded', 'missing'])
  }
})

test('MAP-08 a source that requests nothing fails only after the timeout; nothing is reported after the end', () => {
  const { watch, told, settle } = watched()
  settle()
  vi.advanceTimersByTime(9_999)
  expect(told).toEqual([])
  watch.stop()
  vi.advanceTimersByTime(60_000)
  expect(told).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
  const { told: later } = watched()
  vi.advanceTimersByTime(10_000)
  expect(later).toEqual(['failed'])
})
