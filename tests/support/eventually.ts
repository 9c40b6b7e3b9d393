import { vi } from 'vitest'

/** For what hangs: `vi.waitFor` by itself gives up after a second, which a busy machine exceeds. */
const HANGS_AFTER_MS = 30_000

/**
 * Waits until nothing is thrown any more, also where time is faked.
 * @returns what the check returns then
 * @throws what it threw last
 */
export const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: HANGS_AFTER_MS })
