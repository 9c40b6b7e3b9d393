import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isDatabaseUnavailable } from '../../../server/src/db/databaseErrors.ts'
import { createWorkQueue, type WorkQueueOptions } from '../../../server/src/workQueue.ts'

const MAX_WAIT = 20_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A queue, the works that have begun, and the ends of those. */
function testQueue(options: Partial<WorkQueueOptions> = {}) {
  const queue = createWorkQueue({ size: 2, queue: 10, maxWait: MAX_WAIT, ...options })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    come: (work: string, names: readonly string[] = []) =>
      queue.run(names, () => {
        begun.push(work)
        return new Promise<void>((resolve) => ends.set(work, resolve))
      }),
    async end(work: string) {
      ends.get(work)?.()
      await settled()
    },
  }
}

const settled = () => vi.advanceTimersByTimeAsync(0)

test('API-07 as many works run at once as there are connections, the others in order of arrival', async () => {
  const { begun, come, end } = testQueue()
  for (const work of ['first', 'second', 'third', 'fourth']) void come(work)
  await settled()
  expect(begun).toEqual(['first', 'second'])
  await end('second')
  expect(begun).toEqual(['first', 'second', 'third'])
  await end('first')
  expect(begun).toEqual(['first', 'second', 'third', 'fourth'])
})

test('API-07 works on the same row run one after another and leave the other connections to others', async () => {
  const { begun, come, end } = testQueue()
  for (const work of ['wine', 'wine 2', 'wine 3']) void come(work, ['product wine'])
  void come('cheese', ['product cheese'])
  void come('login')
  await settled()
  expect(begun).toEqual(['wine', 'cheese'])
  await end('cheese')
  expect(begun).toEqual(['wine', 'cheese', 'login'])
  await end('wine')
  expect(begun).toEqual(['wine', 'cheese', 'login', 'wine 2'])
})

test('API-07 a work on two rows gets both in turn, however many others want one of them', async () => {
  const { begun, come, end } = testQueue({ size: 5 })
  void come('wine', ['product wine'])
  void come('both', ['product wine', 'product cheese'])
  void come('cheese', ['product cheese'])
  await settled()
  expect(begun).toEqual(['wine'])
  await end('wine')
  expect(begun).toEqual(['wine', 'both'])
  await end('both')
  expect(begun).toEqual(['wine', 'both', 'cheese'])
})

test('API-07 a full queue refuses, and has room again when a work has left it', async () => {
  const { begun, come, end } = testQueue({ size: 1, queue: 1 })
  void come('first')
  void come('second')
  await expect(come('third')).rejects.toSatisfy(isDatabaseUnavailable)
  await end('first')
  void come('fourth')
  await end('second')
  expect(begun).toEqual(['first', 'second', 'fourth'])
})

test('API-07 a work that has waited too long is refused and blocks no other', async () => {
  const { begun, come } = testQueue()
  void come('wine', ['product wine'])
  const refused = expect(come('both', ['product wine', 'product cheese'])).rejects.toSatisfy(
    isDatabaseUnavailable,
  )
  await vi.advanceTimersByTimeAsync(MAX_WAIT - 1)
  void come('cheese', ['product cheese'])
  await settled()
  expect(begun).toEqual(['wine'])
  await vi.advanceTimersByTimeAsync(1)
  await refused
  expect(begun).toEqual(['wine', 'cheese'])
})

test('API-07 after a work that fails the next one runs', async () => {
  const queue = createWorkQueue({ size: 1, queue: 1, maxWait: MAX_WAIT })
  const failed = queue.run(['row'], () => Promise.reject(new Error('gone')))
  const next = queue.run(['row'], () => Promise.resolve('done'))
  await expect(failed).rejects.toThrow('gone')
  expect(await next).toBe('done')
})
