import { useSyncExternalStore } from 'react'

/**
 * Whether the first render is over. That one has to match the server's, which knows neither the history
 * entry's state nor storage.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no)
}

const never = () => () => {}
const yes = () => true
const no = () => false
