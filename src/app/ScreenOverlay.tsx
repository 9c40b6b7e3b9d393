import { Suspense } from 'react'
import type { LazyScreen } from '#shared/lazy/lazyScreen.tsx'
import { ErrorBoundary } from '#shared/lazy/ErrorBoundary.tsx'

export interface ScreenOverlayProps {
  screen: LazyScreen<object>
}

/** A screen in its place over the catalogue, which stays usable when the screen can't be fetched. */
export function ScreenOverlay({ screen: Screen }: ScreenOverlayProps) {
  return (
    <ErrorBoundary beforeRetry={Screen.preload}>
      <Suspense fallback={null}>
        <Screen />
      </Suspense>
    </ErrorBoundary>
  )
}
