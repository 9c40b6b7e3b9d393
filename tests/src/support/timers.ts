import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Watches the timers that are set from now on, so that nobody has to wait for one. */
export function watchTimers() {
  const set = vi.spyOn(globalThis, 'setTimeout')
  const clear = vi.spyOn(globalThis, 'clearTimeout')
  const of = (ms: number) =>
    set.mock.calls.flatMap(([callback, delay], index) =>
      delay === ms ? [{ callback, timer: set.mock.results[index]?.value as unknown }] : [],
    )
  return {
    /** how many were set for so long (ms) */
    count: (ms: number) => of(ms).length,
    /** Lets the time of those be over now. */
    ring: (ms: number) =>
      act(async () => {
        for (const { callback } of of(ms)) callback()
      }),
    /** whether all of them were taken back */
    areCleared: (ms: number) => of(ms).every(({ timer }) => clear.mock.calls.some(([one]) => one === timer)),
  }
}
