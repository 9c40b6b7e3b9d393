import { Container } from '@dukani/design-system'
import { useState } from 'react'
import { Outlet, useMatch } from 'react-router'
import { HydrationBoundary } from '#shared/hydration/HydrationBoundary.tsx'
import { ROUTES } from '#shared/routing/routes.ts'
import { CatalogueScreen } from './CatalogueScreen.ts'

/** Home, and what opens over it: a product (ROUTE-02), orders, the result of a payment. */
export function CatalogPage() {
  const isAlone = useMatch(ROUTES.Catalog) !== null
  // The same element for good: React would hydrate it at once if its props changed, such as with the address.
  const [catalogue] = useState(() => (
    <HydrationBoundary last={isAlone ? undefined : CatalogueScreen}>
      <CatalogueScreen />
    </HydrationBoundary>
  ))
  return (
    <Container>
      {catalogue}
      <HydrationBoundary>
        <Outlet />
      </HydrationBoundary>
    </Container>
  )
}
