import { Suspense } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { ResetPasswordScreen } from './screens.ts'

/** The screen for a new password in its place over the catalogue, which stays usable when it can't be fetched. */
export function ResetPasswordOverlay() {
  return (
    <ErrorBoundary beforeRetry={ResetPasswordScreen.preload}>
      <Suspense fallback={null}>
        <ResetPasswordScreen />
      </Suspense>
    </ErrorBoundary>
  )
}
