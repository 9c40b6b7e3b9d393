import { Suspense } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { ProductScreen } from './screens.ts'

/** The product's modal in its place over the catalogue, which stays usable when the modal can't be fetched. */
export function ProductOverlay() {
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <ProductScreen />
      </Suspense>
    </ErrorBoundary>
  )
}
