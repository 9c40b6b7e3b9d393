import { useSyncExternalStore } from 'react'

/**
 * Whether the first render is over. In it a page has to look as the server rendered it, who knows nothing of the history
 * entry's state or of storage.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no)
}

const never = () => () => {}
const yes = () => true
const no = () => false
