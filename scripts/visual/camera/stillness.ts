/** When the pictures are taken: a working day's noon in Tbilisi. */
export const NOW = Date.UTC(2026, 4, 20, 8)

declare global {
  interface Window {
    /** From now on what was put off for a second or longer doesn't come any more: a message stays, a page doesn't leave. */
    __holdTimers: () => void
    /** Whether something that was put off for less than a second is still to come. */
    __isSomethingSoon: () => boolean
    /** Storybook's own */
    __STORYBOOK_HIGHLIGHT_INITIALIZED?: boolean
  }
}

/**
 * Makes one visit like the other, before anything else runs in the page: the time is always the same, chance throws the
 * same dice, and nothing is left of who was here before.
 */
export function makeStill(now: number): void {
  // At about:blank there is no storage.
  if (location.protocol === 'http:') {
    localStorage.clear()
    sessionStorage.clear()
  }

  // Storybook's frames around what a panel points out aren't asked for, and would measure the whole page at each change.
  window.__STORYBOOK_HIGHLIGHT_INITIALIZED = true

  // Not one of a moment either, which reduced motion leaves: its first frame may stay, a sheet that isn't there or lies
  // between two pixels.
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
