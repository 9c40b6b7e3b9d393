import { useSyncExternalStore } from 'react'
import { useHydrated } from './useHydrated.ts'

/**
 * `useSyncExternalStore` for state that the server doesn't know. Its first value in the browser comes with the
 * transition after hydration (`HydrationProvider`), not in a render that blocks the page.
 * @param initial returns what the server renders
 */
export function useBrowserState<State>(
  subscribe: (listener: () => void) => () => void,
  get: () => State,
  initial: () => State,
): State {
  const isHydrated = useHydrated()
  return useSyncExternalStore(subscribe, isHydrated ? get : initial, initial)
}
