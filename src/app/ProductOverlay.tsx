import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { ProductScreen } from './screens.ts'

/** The product's modal in its place over the catalogue, which stays usable when the modal can't be fetched. */
export function ProductOverlay() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary key={pathname} beforeRetry={ProductScreen.preload}>
      <Suspense fallback={null}>
        <ProductScreen />
      </Suspense>
    </ErrorBoundary>
  )
}
