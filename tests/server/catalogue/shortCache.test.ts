import { expect, test, vi } from 'vitest'
import { shortCache } from '../../../server/src/modules/catalogue/shortCache.ts'

/** A clock that stands still until it is told to go on. */
function stoppedClock() {
  let time = 0
  return { now: () => time, pass: (milliseconds: number) => (time += milliseconds) }
}

test('a value is cached for twenty times its loading time, by key', async () => {
  const clock = stoppedClock()
  const keep = shortCache<string>(clock.now)
  const load = vi.fn(async () => {
    clock.pass(2)
    return 'loaded'
  })
  await keep('a', load)
  clock.pass(39)
  expect(await keep('a', load)).toBe('loaded')
  expect(load).toHaveBeenCalledTimes(1)
  await keep('b', load)
  expect(load).toHaveBeenCalledTimes(2)
  clock.pass(1)
  await keep('a', load)
  expect(load).toHaveBeenCalledTimes(3)
})

test('simultaneous requests share one load, also its failure, which is not cached', async () => {
  const keep = shortCache<number>()
  const load = vi.fn(() => Promise.reject(new Error('away')))
  const asked = [keep('', load), keep('', load)]
  for (const each of asked) await expect(each).rejects.toThrow('away')
  expect(load).toHaveBeenCalledTimes(1)
  expect(await keep('', () => Promise.resolve(7))).toBe(7)
})
