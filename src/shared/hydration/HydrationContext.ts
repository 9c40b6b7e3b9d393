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
   * @param isLast it waits for all parts that aren't last, and until the page is idle
   */
  part: (isLast?: boolean) => Hydration
  /** What a part waits for that is last: nothing on the server. */
  turn: Promise<void> | null
}

const DONE: Hydration = {
  isDone: () => true,
  begin: () => {},
  finish: () => {},
  part: () => DONE,
  turn: null,
}

/**
 * The hydration of a page.
 * @param onDone called when all its parts have hydrated
 * @param whenIdle calls back when the page has nothing else to do; none on the server
 */
export function createHydration(onDone: () => void, whenIdle?: (work: () => void) => void): Hydration {
  const last = whenIdle ? Promise.withResolvers<void>() : null
  const unfinished = { others: 0, last: 0 }
  const create = (kind: keyof typeof unfinished): Hydration => {
    let hasBegun = false
    let isDone = false
    return {
      isDone: () => isDone,
      begin() {
        if (isDone || hasBegun) return
        hasBegun = true
        unfinished[kind] += 1
      },
      finish() {
        if (isDone) return
        isDone = true
        if (!hasBegun) return
        unfinished[kind] -= 1
        if (unfinished.others > 0) return
        if (unfinished.last === 0) onDone()
        else if (last) whenIdle?.(last.resolve)
      },
      part: (isLast = false) => (isDone ? DONE : create(isLast ? 'last' : 'others')),
      turn: kind === 'last' ? (last?.promise ?? null) : null,
    }
  }
  const page = create('others')
  page.begin()
  return page
}

/** The hydration of the part that a component is in. Done where nothing is hydrated, as in tests. */
export const HydrationContext = createContext(DONE)
