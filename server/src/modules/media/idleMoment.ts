import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

const WINDOW_MS = 50
// One client that requests lists without a pause keeps the main thread busier than this.
const MOST_BUSY = 0.2

/**
 * Resolves after 50 ms in which the main thread was mostly idle, or once `stop` is aborted. Background work awaits it
 * before each step, so that requests go first.
 */
export async function idleMoment(stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const before = performance.eventLoopUtilization()
    await pause(WINDOW_MS, undefined, { signal: stop }).catch(() => undefined)
    if (performance.eventLoopUtilization(before).utilization < MOST_BUSY) return
  }
}
