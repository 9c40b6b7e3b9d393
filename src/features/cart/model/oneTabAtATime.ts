/** How long a tab waits for another before it goes on by itself: a lock of a dead page must not close the cart. */
const LONGEST_WAIT_MS = 5_000

/**
 * Does a piece of work in one tab of the browser at a time, where the browser has locks. Without them, or when the
 * lock doesn't come free, it is done all the same: whoever calls this must be safe without it.
 */
export async function oneTabAtATime<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  // The lock's callback never rejects, so that what fails here is the waiting alone.
  const begun: { work?: Promise<Result> } = {}
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
  // Missing on plain http, as in a shop's own network.
  if (locks !== undefined) {
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(), LONGEST_WAIT_MS)
    try {
      await locks.request(name, { signal: controller.signal }, async () => {
        clearTimeout(timer)
        begun.work = work()
        await begun.work.catch(() => {})
      })
    } catch (error) {
      console.warn('went on without the lock', error)
    } finally {
      clearTimeout(timer)
    }
  }
  return begun.work ?? work()
}
