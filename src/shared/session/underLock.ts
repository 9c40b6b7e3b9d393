const NAME = 'auth-refresh'
const LONGEST_WAIT_MS = 5_000

/**
 * Does a piece of work while no other tab does its own, where the browser has Web Locks. Where it has none, or the lock
 * is not free within 5 s (a tab that was frozen while it held it), the work is done anyway: the server makes that safe.
 */
export async function underLock<Result>(
  locks: Pick<LockManager, 'request'> | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (locks === undefined) return work()
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), LONGEST_WAIT_MS)
  let once: Promise<Result> | null = null
  const begin = () => (once ??= work())
  try {
    await locks.request(NAME, { signal: waiting.signal }, () => {
      clearTimeout(timer)
      return begin()
    })
  } catch {
    // Not free in time, or refused to this page (a sandbox): it begins now. Or it has failed, which is said below.
  } finally {
    clearTimeout(timer)
  }
  return begin()
}
