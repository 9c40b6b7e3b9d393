const LONGEST_WAIT_MS = 5_000

/**
 * Runs `work` in one tab at a time, by Web Locks. Without Web Locks, or if the lock isn't free within 5 s, it runs
 * anyway, so `work` must be safe without the lock.
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
