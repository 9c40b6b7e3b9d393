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
   * @param isLast it hydrates after all parts that aren't last
   */
  part: (isLast?: boolean) => Hydration
  /**
   * What a last part waits for; null for other parts and on the server. Only the first attempt to hydrate it waits. At any
   * later one its turn has come, or React needs it now: it was tapped, or a context above it has changed.
   */
  turn: () => Promise<void> | null
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
  const create = (isLast: boolean): Hydration => {
    let hasBegun = false
    let isDone = false
    let isFirst = true
    return {
      isDone: () => isDone,
      begin() {
        if (isDone || hasBegun || isLast) return
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
      part: (isPartLast = false) => (isDone ? DONE : create(isPartLast)),
      turn() {
        if (!isLast || whenIdle === undefined) return null
        const isWaiting = isFirst
        isFirst = false
        return isWaiting ? idle.promise : NOW
      },
    }
  }
  const page = create(false)
  page.begin()
  return page
}

/** The hydration of the part that a component is in. Done where nothing is hydrated, as in tests. */
export const HydrationContext = createContext(DONE)
