const LONGEST_WAIT_MS = 5_000

/**
 * Does a piece of work while no other tab does its own, where the browser has Web Locks. Where it has none (plain http,
 * as in a shop's own network), or the lock is not free within 5 s (a tab that was frozen while it held it), the work is
 * done anyway: whoever calls this must be safe without it.
 * @param name the same for all tabs
 * @throws what `work` throws
 */
export async function withTabLock<Result>(
  name: string,
  work: () => Promise<Result>,
  locks: Pick<LockManager, 'request'> | undefined,
): Promise<Result> {
  if (locks === undefined) return work()
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), LONGEST_WAIT_MS)
  let once: Promise<Result> | null = null
  const begin = () => (once ??= work())
  try {
    await locks.request(name, { signal: waiting.signal }, () => {
      clearTimeout(timer)
      return begin()
    })
  } catch {
    // The lock isn't free in time, or a sandbox refuses it: start without it. A failure of `work` is rethrown below.
  } finally {
    clearTimeout(timer)
  }
  return begin()
}

/** `navigator.locks`, which is missing on insecure pages although its type says otherwise. */
export function browserLocks(): LockManager | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.locks
}
