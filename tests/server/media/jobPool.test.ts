import { expect, test } from 'vitest'
import { createJobPool, PoolBusyError, PoolClosedError } from '../../../server/src/jobPool.ts'

/** Work that ends when it is told to. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { open: resolve, work: async (result: string) => promise.then(() => result) }
}

test('never more jobs at once than its size', async () => {
  const pool = createJobPool({ size: 2, queue: 100, retryAfterSeconds: 2 })
  let running = 0
  let most = 0
  const done = Array.from({ length: 30 }, (_, at) =>
    pool.run(`${at}`, async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise(setImmediate)
      running -= 1
      return at
    }),
  )
  expect(await Promise.all(done)).toEqual(Array.from({ length: 30 }, (_, at) => at))
  expect(most).toBe(2)
})

test('one key is made once at a time, and again afterwards', async () => {
  const pool = createJobPool({ size: 2, queue: 100, retryAfterSeconds: 2 })
  let made = 0
  const make = async () => ++made
  expect(await Promise.all([pool.run('a', make), pool.run('a', make), pool.run('b', make)])).toEqual([
    1, 1, 2,
  ])
  expect(await pool.run('a', make)).toBe(3)
})

test('a full queue refuses, and has room again later', async () => {
  const pool = createJobPool({ size: 1, queue: 1, retryAfterSeconds: 2 })
  const slow = gate()
  const first = pool.run('a', () => slow.work('a'))
  const second = pool.run('b', async () => 'b')
  await expect(pool.run('c', async () => 'c')).rejects.toThrow(PoolBusyError)
  slow.open()
  expect(await Promise.all([first, second])).toEqual(['a', 'b'])
  expect(await pool.run('c', async () => 'c')).toBe('c')
})

test('a job ahead of time waits for all requested ones, unless it is requested itself', async () => {
  const pool = createJobPool({ size: 1, queue: 10, retryAfterSeconds: 2 })
  const order: string[] = []
  const slow = gate()
  const note = (name: string) => async () => void order.push(name)
  const all = [
    pool.run('first', () => slow.work('')),
    pool.run('ahead', note('ahead'), 'idle'),
    pool.run('ahead too', note('ahead too'), 'idle'),
    pool.run('now', note('now')),
    pool.run('ahead too', note('never: it is the same job')),
  ]
  slow.open()
  await Promise.all(all)
  expect(order).toEqual(['now', 'ahead too', 'ahead'])
})

test('a job that fails reports it to all that wait for it, and frees its place', async () => {
  const pool = createJobPool({ size: 1, queue: 10, retryAfterSeconds: 2 })
  const fail = async () => Promise.reject(new Error('broken'))
  const both = [pool.run('a', fail), pool.run('a', fail)]
  for (const one of both) await expect(one).rejects.toThrow('broken')
  expect(await pool.run('a', async () => 'whole')).toBe('whole')
})

test('closing ends what runs and refuses what waits', async () => {
  const pool = createJobPool({ size: 1, queue: 10, retryAfterSeconds: 2 })
  const slow = gate()
  const running = pool.run('a', () => slow.work('a'))
  const waiting = [pool.run('b', async () => 'b'), pool.run('c', async () => 'c', 'idle')]
  const refused = waiting.map((one) => expect(one).rejects.toThrow(PoolClosedError))
  const closed = pool.close()
  await Promise.all(refused)
  slow.open()
  await closed
  expect(await running).toBe('a')
  await expect(pool.run('d', async () => 'd')).rejects.toThrow(PoolClosedError)
})
