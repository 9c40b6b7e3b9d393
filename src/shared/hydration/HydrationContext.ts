import { createContext } from 'react'

/**
 * Whether a part of the page has hydrated. It is always the same object: a new value of a context makes React hydrate at
 * once what is below it, wherever that is.
 */
export interface Hydration {
  isDone: () => boolean
  finish: () => void
}

/** The hydration of a part of the page. */
export function createHydration(isDoneFromTheStart: boolean): Hydration {
  let isDone = isDoneFromTheStart
  return {
    isDone: () => isDone,
    finish: () => {
      isDone = true
    },
  }
}

/** The hydration of the part that a component is in. Done where nothing is hydrated, as in tests. */
export const HydrationContext = createContext(createHydration(true))
