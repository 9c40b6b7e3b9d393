import { startTransition, use, useEffect, useState } from 'react'
import { HydrationContext } from './HydrationContext.ts'

/**
 * Whether the first render is over. That one has to match the server's, which knows neither the history
 * entry's state nor storage. The render with what only the browser knows is a transition, so that it doesn't block the
 * page.
 */
export function useHydrated(): boolean {
  const { isDone } = use(HydrationContext)
  const [isHydrated, setHydrated] = useState(isDone)
  useEffect(() => {
    if (!isHydrated) startTransition(() => setHydrated(true))
  }, [isHydrated])
  return isHydrated
}
