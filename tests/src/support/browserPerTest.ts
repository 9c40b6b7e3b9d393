import type { User } from '@dukani/contracts'
import { afterEach, beforeEach, vi } from 'vitest'
import { browser, settle, type TabOptions } from './browser.ts'

export type Browser = ReturnType<typeof browser>

/**
 * For a file's tests: each has a browser of its own, on faked timers, and what is said to the console is kept quiet.
 * @param keep takes the browser before each test
 */
export function browserPerTest(users: readonly User[], keep: (fresh: Browser) => void): void {
  let opened: Browser | null = null
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    opened = browser(users)
    keep(opened)
  })
  afterEach(() => {
    opened?.closeAll()
    vi.useRealTimers()
  })
}

/** A tab after so long (ms): without more, whatever it began is over. */
export async function settledTab(shop: Browser, options: TabOptions = {}, ms?: number) {
  const tab = shop.tab(options)
  await settle(ms)
  return tab
}
