import { createContext, startTransition, useEffect, useState, type ReactNode } from 'react'

/** Whether the page that the server rendered has hydrated. True where nothing is hydrated, as in tests. */
export const HydratedContext = createContext(true)

/**
 * The first render below matches the server's; a second one, in a transition, shows what only the browser knows. So
 * neither blocks the page.
 */
export function HydrationProvider({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>
}
