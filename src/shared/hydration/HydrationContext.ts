import { createContext } from 'react'

/**
 * Whether a part of the page has hydrated. It is always the same object: a new value of a context makes React hydrate at
 * once what is below it, wherever that is.
 */
export interface Hydration {
  isDone: () => boolean
  /** Its place in the page has hydrated; its own turn comes. */
  begin: () => void
  /** It has hydrated, or is gone: what is mounted in it from now on isn't hydrated. */
  finish: () => void
  /**
   * A part within it that hydrates on its own, if it hydrates at all.
   * @param last given for a part that hydrates after all others
   */
  part: (last?: LastPart) => Hydration
  /**
   * What a last part waits for, at each attempt to hydrate it; null for other parts and on the server. React attempts it
   * whenever it renders what is around it.
   */
  turn: () => Promise<void> | null
}

/** A part of the page that hydrates after all others. */
export interface LastPart {
  /** Fetches the part's code before it is needed. After a failure what the server rendered stays until it is needed. */
  preloadAhead: () => Promise<unknown>
  /** Fetches it once it is needed: after a navigation, which React finishes only with all parts that it may change. */
  preload: () => Promise<unknown>
}

const DONE: Hydration = {
  isDone: () => true,
  begin: () => {},
  finish: () => {},
  part: () => DONE,
  turn: () => null,
}

/** React's `use` doesn't suspend for a promise with this status. */
const NOW = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

/**
 * The hydration of a page.
 * @param onDone called when all its parts have hydrated that aren't last
 * @param whenIdle calls back when the page has nothing else to do; none on the server, where no part waits
 */
export function createHydration(onDone: () => void, whenIdle?: (work: () => void) => void): Hydration {
  const idle = Promise.withResolvers<void>()
  let unfinished = 0
  let isOver = false
  const create = (last?: LastPart): Hydration => {
    let hasBegun = false
    let isDone = false
    const turn = last && whenIdle ? turnOf(last, idle.promise) : () => null
    return {
      isDone: () => isDone,
      begin() {
        if (isDone || hasBegun || last) return
        hasBegun = true
        unfinished += 1
      },
      finish() {
        if (isDone) return
        isDone = true
        if (!hasBegun) return
        unfinished -= 1
        if (unfinished > 0 || isOver) return
        isOver = true
        onDone()
        whenIdle?.(idle.resolve)
      },
      part: (lastPart) => (isDone ? DONE : create(lastPart)),
      turn,
    }
  }
  const page = create()
  page.begin()
  return page
}

function turnOf({ preloadAhead, preload }: LastPart, idle: Promise<void>): () => Promise<void> {
  const first = { href: location.href, state: history.state as unknown }
  let isReady = false
  let waiting: Promise<void> | null = null
  let fetching: Promise<void> | null = null
  const ready = () => {
    isReady = true
  }
  return () => {
    if (isReady) return NOW
    const isNeeded = location.href !== first.href || history.state !== first.state
    if (isNeeded) return (fetching ??= preload().then(ready, ready))
    return (waiting ??= idle.then(preloadAhead).then(ready, () => new Promise<never>(() => {})))
  }
}

/** The hydration of the part that a component is in. Done where nothing is hydrated, as in tests. */
export const HydrationContext = createContext(DONE)
