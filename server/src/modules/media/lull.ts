import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

const WINDOW_MS = 50
// One shopper who turns pages keeps the main thread at a third and more; a shop that nobody asks stays below a tenth.
const MOST_BUSY = 0.2

/**
 * Resolves after a moment in which the process had little to do, or once `stop` is aborted. Work that waits for one
 * before each of its steps makes nobody wait: it rests while the API is asked, and half of the time when it isn't.
 */
export async function lull(stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const before = performance.eventLoopUtilization()
    await pause(WINDOW_MS, undefined, { signal: stop }).catch(() => undefined)
    if (performance.eventLoopUtilization(before).utilization < MOST_BUSY) return
  }
}
