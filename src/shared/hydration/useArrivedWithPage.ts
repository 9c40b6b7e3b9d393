import { useState } from 'react'
import { useHydrated } from './useHydrated.ts'

/**
 * Whether what a component shows first has just come with the page, so that it needn't be asked for. False when the
 * browser has taken the page from its history, where it may be old.
 */
export function useArrivedWithPage(): boolean {
  const isHydrated = useHydrated()
  const [hasArrived] = useState(() => !isHydrated && !isFromHistory())
  return hasArrived
}

function isFromHistory(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'back_forward'
}
