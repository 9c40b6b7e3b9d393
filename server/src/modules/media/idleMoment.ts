import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

const WINDOW_MS = 50
// With one client that asks for lists without a pause, the main thread is usually busier than this; without requests, far less.
const MOST_BUSY = 0.2

/**
 * Resolves after 50 ms in which the main thread was busy for less than a fifth, or once `stop` is aborted. Background work
 * that awaits it before each step gives way to requests.
 */
export async function idleMoment(stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const before = performance.eventLoopUtilization()
    await pause(WINDOW_MS, undefined, { signal: stop }).catch(() => undefined)
    if (performance.eventLoopUtilization(before).utilization < MOST_BUSY) return
  }
}
