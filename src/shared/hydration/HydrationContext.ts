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
  /** A part within it that hydrates on its own, if it hydrates at all. */
  part: () => Hydration
}

const DONE: Hydration = { isDone: () => true, begin: () => {}, finish: () => {}, part: () => DONE }

/** The hydration of a page. @param onDone called when all its parts have hydrated */
export function createHydration(onDone: () => void): Hydration {
  let unfinished = 0
  const create = (): Hydration => {
    let hasBegun = false
    let isDone = false
    return {
      isDone: () => isDone,
      begin() {
        if (isDone || hasBegun) return
        hasBegun = true
        unfinished += 1
      },
      finish() {
        if (isDone) return
        isDone = true
        if (!hasBegun) return
        unfinished -= 1
        if (unfinished === 0) onDone()
      },
      part: () => (isDone ? DONE : create()),
    }
  }
  const page = create()
  page.begin()
  return page
}

/** The hydration of the part that a component is in. Done where nothing is hydrated, as in tests. */
export const HydrationContext = createContext(DONE)
