import { useContext } from 'react'
import { HydratedContext } from './HydrationProvider.tsx'

/**
 * Whether the first render is over. That one has to match the server's, which knows neither the history
 * entry's state nor storage.
 */
export function useHydrated(): boolean {
  return useContext(HydratedContext)
}
