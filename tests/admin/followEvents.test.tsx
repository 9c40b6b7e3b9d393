import type { StaffEvent } from '@dukani/contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followEvents } from '#admin/shared/live/followEvents.ts'
import { SILENCE_MS } from '#admin/shared/live/readEvents.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const ended = (text: string) => new Response(text, { headers: { 'content-type': 'text/event-stream' } })
const EVENT: StaffEvent = { kind: 'orderPlaced', id: 'a' }
const DATA = `data: ${JSON.stringify(EVENT)}\n\n`

/** Follows streams that these calls open, one after another; the last one is repeated. */
function follow(...opens: readonly (() => Promise<Response>)[]) {
  let calls = 0
  const seen: (StaffEvent | boolean | 'refused')[] = []
  const stop = followEvents({
    open: () => (opens[Math.min(calls++, opens.length - 1)] ?? (() => Promise.reject(new Error('none'))))(),
    onEvent: (event) => seen.push(event),
    onConnected: (isConnected) => seen.push(isConnected),
    onRefused: () => seen.push('refused'),
  })
  return { seen, stop, calls: () => calls }
}

const refusing = (status: number) => () => Promise.resolve(new Response('', { status }))
const broken = () => Promise.reject(new TypeError('Failed to fetch'))

test('a stream that ended is opened again, and its events are passed on', async () => {
  const { seen, stop, calls } = follow(
    () => Promise.resolve(ended(DATA)),
    () => new Promise(() => undefined),
  )
  await vi.advanceTimersByTimeAsync(1_000)
  stop()
  expect(seen).toEqual([true, EVENT])
  expect(calls()).toBe(2)
})

test('while the server is away it is asked ever more rarely, at most every 30 s, and the page knows', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  const { seen, stop, calls } = follow(broken)
  await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000 + 8_000 + 16_000)
  expect(calls()).toBe(6)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls()).toBe(8)
  stop()
  expect(new Set(seen)).toEqual(new Set([false]))
})

test('an attempt without an answer is given up, and another one is made', async () => {
  const { stop, calls } = follow(() => new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(SILENCE_MS - 1)
  expect(calls()).toBe(1)
  await vi.advanceTimersByTimeAsync(1 + 1_000)
  expect(calls()).toBe(2)
  stop()
})

test('a page that is back online asks at once', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  const { stop, calls } = follow(broken)
  await vi.advanceTimersByTimeAsync(7_000)
  const before = calls()
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(calls()).toBe(before + 1)
  stop()
})

test('an account without the right, or without its second factor, does not ask again, and the page knows', async () => {
  const { seen, calls } = follow(refusing(403))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(calls()).toBe(1)
  expect(seen).toEqual([false, 'refused'])
})

test('a stopped one asks no more', async () => {
  const { stop, calls } = follow(broken)
  await vi.advanceTimersByTimeAsync(0)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls()).toBe(1)
})
