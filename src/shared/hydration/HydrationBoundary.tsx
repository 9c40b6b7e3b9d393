import { Suspense, use, useEffect, useState, type ReactNode } from 'react'
import { HydrationContext, type LastPart } from './HydrationContext.ts'
import { HydratingPart } from './HydrationProvider.tsx'

export interface HydrationBoundaryProps {
  /** Shown while something in it suspends. */
  fallback?: ReactNode
  /** Given for a part that hydrates after all others, when the page is idle, or at the first navigation. */
  last?: LastPart
  children: ReactNode
}

/**
 * A Suspense boundary: a part of a page that hydrates on its own. A tap in a part that hasn't hydrated yet hydrates only
 * that part before it is handled, not the whole page.
 */
export function HydrationBoundary({ fallback = null, last, children }: HydrationBoundaryProps) {
  const around = use(HydrationContext)
  // It hydrates if what is around it does: that is known now, and may be over when its own turn comes.
  const [hydration] = useState(() => around.part(last))
  useEffect(() => {
    hydration.begin()
    return () => hydration.finish()
  }, [hydration])
  return (
    <Suspense fallback={fallback}>
      <HydratingPart hydration={hydration}>{children}</HydratingPart>
    </Suspense>
  )
}
