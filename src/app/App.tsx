import { Route, Routes } from 'react-router'
import { CatalogPage } from '#pages/CatalogPage/CatalogPage.tsx'
import { ROUTES } from '#shared/routing/routes.ts'
import { ErrorBoundary } from '#shared/lazy/ErrorBoundary.tsx'
import { Providers, type ProvidersProps } from './Providers.tsx'
import { ProductOverlay } from './ProductOverlay.tsx'
import { NotFoundScreen, OrdersScreen, PaymentScreen, ResetPasswordScreen } from './screens.ts'
import { Shell } from './shell/Shell.tsx'

/** The storefront, below a router: the same tree on the server and in the browser. */
export function App(props: Omit<ProvidersProps, 'children'>) {
  return (
    <Providers {...props}>
      <ErrorBoundary>
        <Routes>
          <Route element={<Shell />}>
            {/* The catalogue stays mounted under the modal: its items and its place are there when it closes (ROUTE-02). */}
            <Route path={ROUTES.Catalog} element={<CatalogPage />}>
              <Route path={ROUTES.ProductModal} element={<ProductOverlay />} />
              {/* One for the list and for an order: from one to the other the modal stays open. */}
              <Route path={ROUTES.Orders} element={<OrdersScreen key="orders" />} />
              <Route path={ROUTES.OrdersPage} element={<OrdersScreen key="orders" />} />
              <Route path={ROUTES.PaymentSuccess} element={<PaymentScreen key="payment" />} />
              <Route path={ROUTES.ResetPassword} element={<ResetPasswordScreen key="reset" />} />
            </Route>
            <Route path="*" element={<NotFoundScreen />} />
          </Route>
        </Routes>
      </ErrorBoundary>
    </Providers>
  )
}
