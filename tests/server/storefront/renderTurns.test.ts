import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renders } from '../../../server/src/observations.ts'
import { QueueBusyError } from '../../../server/src/workQueue.ts'
import { createRenderTurns } from '../../../server/src/plugins/storefront/renderTurns.ts'

const RENDER_MS = 50

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Renders that take a while, and what came of them. */
function testTurns(perMinute: number) {
  const turns = createRenderTurns({ perMinute, now: () => Date.now() })
  const begun: number[] = []
  const outcomes: string[] = []
  const render = async () => {
    begun.push(Date.now())
    await new Promise((resolve) => setTimeout(resolve, RENDER_MS))
    return 'rendered'
  }
  const ask = (address: string | null) =>
    turns.run(address, render).then(
      (page) => void outcomes.push(page),
      (error: unknown) => void outcomes.push(error instanceof QueueBusyError ? 'refused' : 'failed'),
    )
  return { ask, begun, outcomes }
}

test('one page is rendered at a time, with a pause of the same length after it', async () => {
  const { ask, begun, outcomes } = testTurns(0)
  for (let count = 0; count < 3; count += 1) void ask('10.0.0.1')
  await vi.advanceTimersByTimeAsync(RENDER_MS)
  // The page is there before the rest is over.
  expect(outcomes).toEqual(['rendered'])
  await vi.advanceTimersByTimeAsync(10 * RENDER_MS)
  const [first = 0] = begun
  expect(begun.map((at) => at - first)).toEqual([0, 2 * RENDER_MS, 4 * RENDER_MS])
})

test('the number of waiting renders is limited for all addresses together', async () => {
  const { ask, outcomes } = testTurns(120)
  for (let address = 0; address < 100; address += 1) void ask(`10.0.0.${address}`)
  await vi.advanceTimersByTimeAsync(0)
  expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(79)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(outcomes.filter((outcome) => outcome === 'rendered')).toHaveLength(21)
})

test('one address has at most three waiting renders, and its share grows again with time', async () => {
  const { ask, outcomes } = testTurns(12)
  for (let count = 0; count < 5; count += 1) void ask('10.0.0.1')
  await vi.advanceTimersByTimeAsync(1_000)
  // Two at once are its share of ten seconds.
  expect(outcomes.toSorted()).toEqual(['refused', 'refused', 'refused', 'rendered', 'rendered'])
  await vi.advanceTimersByTimeAsync(4_000)
  await Promise.all([ask('10.0.0.1'), vi.advanceTimersByTimeAsync(RENDER_MS)])
  expect(outcomes.at(-1)).toBe('rendered')
  await ask('10.0.0.1')
  expect(outcomes.at(-1)).toBe('refused')
})

test('one address can’t fill the queue, and the shop’s own renders count for no address', async () => {
  const { ask, outcomes } = testTurns(6_000)
  for (let count = 0; count < 50; count += 1) void ask('10.0.0.1')
  void ask('10.0.0.2')
  void ask(null)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(outcomes.filter((outcome) => outcome === 'rendered')).toHaveLength(5)
})

test('each render’s duration and outcome are published', async () => {
  const turns = createRenderTurns({ perMinute: 0, now: () => Date.now() })
  const published: object[] = []
  const unsubscribe = renders.subscribe((render) => published.push(render))
  const renderFor = async (error?: Error) => {
    await new Promise((resolve) => setTimeout(resolve, RENDER_MS))
    if (error) throw error
  }
  void turns.run(null, () => renderFor())
  const failed = expect(turns.run(null, () => renderFor(new Error('away')))).rejects.toThrow('away')
  await vi.advanceTimersByTimeAsync(10 * RENDER_MS)
  await failed
  unsubscribe()
  const seconds = RENDER_MS / 1000
  expect(published).toEqual([
    { seconds, outcome: 'rendered' },
    { seconds, outcome: 'failed' },
  ])
})
