import { Suspense } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { OrdersScreen } from './screens.ts'

/**
 * The orders' modal in its place over the catalogue, which stays usable when the modal can't be fetched. One for the
 * list and for an order: from one to the other the modal stays open.
 */
export function OrdersOverlay() {
  return (
    <ErrorBoundary beforeRetry={OrdersScreen.preload}>
      <Suspense fallback={null}>
        <OrdersScreen />
      </Suspense>
    </ErrorBoundary>
  )
}
