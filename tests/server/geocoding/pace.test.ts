import { expect, test } from 'vitest'
import { createPace, type Clock } from '../../../server/src/gateways/geocoder/pace.ts'

/** A clock that a wait puts forward by `error` ms more or less than it was asked for. */
function clockWith(error: number): Clock {
  let now = 0
  return {
    now: () => now,
    wait: async (ms) => {
      now += Math.max(0.5, ms + error)
    },
  }
}

test.each([
  ['in time', 0],
  ['early', -1],
  ['late', 30],
])('MAP-03 requests keep their distance also when a timer fires %s', async (_, error) => {
  const clock = clockWith(error)
  const inTurn = createPace(25, clock)
  const starts: number[] = []
  await Promise.all(Array.from({ length: 6 }, () => inTurn(async () => starts.push(clock.now()))))
  for (const [place, start] of starts.entries())
    expect(start - (starts[place - 1] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(40)
})

test('MAP-03 a request that would wait longer than four seconds is refused at once', async () => {
  let open = (): void => undefined
  const inTurn = createPace(1, { now: () => 0, wait: () => new Promise<void>((resolve) => (open = resolve)) })
  const order: number[] = []
  const jobs = Array.from({ length: 6 }, (_, number) => inTurn(async () => order.push(number)))
  for (const accepted of jobs.slice(0, 5)) accepted.catch(() => undefined)
  await expect(jobs[5]).rejects.toThrow('too many requests are waiting')
  expect(order).toEqual([0])
  open()
})
