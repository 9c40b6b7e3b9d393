/** The fixed time of all screenshots: noon on a working day in Tbilisi. */
export const NOW = Date.UTC(2026, 4, 20, 8)

declare global {
  interface Window {
    /** Cancels timers of a second or longer, so that a toast stays and a page doesn't navigate away. */
    __holdTimers: () => void
    /** Whether timers of less than a second are pending. */
    __isSomethingSoon: () => boolean
    /** Storybook's own */
    __STORYBOOK_HIGHLIGHT_INITIALIZED?: boolean
  }
}

/**
 * Makes visits reproducible, before anything else runs in the page: fixed time, seeded random numbers, and empty
 * storage.
 */
export function makeReproducible(now: number): void {
  // about:blank has no storage.
  if (location.protocol === 'http:') {
    localStorage.clear()
    sessionStorage.clear()
  }

  // Disables Storybook's highlighting, which would measure the whole page at each change.
  window.__STORYBOOK_HIGHLIGHT_INITIALIZED = true

  // Also removes very short animations, which reduced motion allows: their first frame might be captured.
  const unmoved = new CSSStyleSheet()
  unmoved.replaceSync('*, *::before, *::after { animation: none !important }')
  document.adoptedStyleSheets.push(unmoved)

  const { setTimeout: later, clearTimeout: never, setInterval: again, Date: RealDate } = window
  class StillDate extends RealDate {
    constructor(...given: [] | [string | number | Date]) {
      if (given.length === 0) super(now)
      else super(...given)
    }
    static override now = () => now
  }
  window.Date = StillDate as DateConstructor

  let seed = 1
  Math.random = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }

  const LONG_MS = 1000
  let isHeld = false
  window.__holdTimers = () => {
    isHeld = true
  }
  const unlessHeld = (work: TimerHandler, ms = 0) => {
    if (ms < LONG_MS || typeof work === 'string') return work
    return (...args: unknown[]) => {
      if (!isHeld) Reflect.apply(work, window, args)
    }
  }
  const soon = new Set<number | undefined>()
  window.__isSomethingSoon = () => soon.size > 0
  window.setTimeout = ((work: TimerHandler, ms = 0, ...args: unknown[]) => {
    const id = later(unlessHeld(work, ms), ms, ...args)
    if (ms > 0 && ms < LONG_MS) {
      soon.add(id)
      later(() => soon.delete(id), ms)
    }
    return id
  }) as typeof setTimeout
  window.clearTimeout = ((id?: number) => {
    soon.delete(id)
    never(id)
  }) as typeof clearTimeout
  window.setInterval = ((work: TimerHandler, ms?: number, ...args: unknown[]) =>
    again(unlessHeld(work, ms), ms, ...args)) as typeof setInterval
}
