import { useCallback, useState, useSyncExternalStore } from 'react'
import { useHydrated } from './useHydrated.ts'

/**
 * `useSyncExternalStore` for state that the server doesn't know. Its first value in the browser comes with the
 * transition after hydration (`HydrationProvider`), not in a render that blocks the page. A change before that, such as
 * a choice of the shopper, is shown at once.
 * @param initial returns what the server renders
 */
export function useBrowserState<State>(
  subscribe: (listener: () => void) => () => void,
  get: () => State,
  initial: () => State,
): State {
  const isHydrated = useHydrated()
  const [changes] = useState(() => ({ any: false }))
  const listen = useCallback(
    (listener: () => void) =>
      subscribe(() => {
        changes.any = true
        listener()
      }),
    [subscribe, changes],
  )
  return useSyncExternalStore(listen, () => (isHydrated || changes.any ? get() : initial()), initial)
}
