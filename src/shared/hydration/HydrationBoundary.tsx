import { Suspense, type ReactNode } from 'react'

/**
 * A part of a page that hydrates on its own. A tap in a part that hasn't hydrated yet hydrates only that part before it
 * is handled, not the whole page.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>
}
