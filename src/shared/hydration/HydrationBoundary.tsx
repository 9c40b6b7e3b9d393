import { Suspense, use, useEffect, useState, type ReactNode } from 'react'
import { HydrationContext } from './HydrationContext.ts'
import { HydratingPart } from './HydrationProvider.tsx'

export interface HydrationBoundaryProps {
  /** Shown while something in it suspends. */
  fallback?: ReactNode
  /** It hydrates after all other parts, when the page is idle; or before, when React needs it. */
  isLast?: boolean
  children: ReactNode
}

/**
 * A Suspense boundary: a part of a page that hydrates on its own. A tap in a part that hasn't hydrated yet hydrates only
 * that part before it is handled, not the whole page.
 */
export function HydrationBoundary({ fallback = null, isLast = false, children }: HydrationBoundaryProps) {
  const around = use(HydrationContext)
  // It hydrates if what is around it does: that is known now, and may be over when its own turn comes.
  const [hydration] = useState(() => around.part(isLast))
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
