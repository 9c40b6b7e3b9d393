import type { PublicSettings } from '@dukani/contracts'
import { matchPath } from 'react-router'
import { CatalogueScreen } from '#pages/CatalogPage/CatalogueScreen.ts'
import { ProductScreen } from '#pages/ProductPage/ProductScreen.ts'
import { lazyPart } from '#shared/lazy/lazyPart.tsx'
import { ROUTES } from '#shared/routing/routes.ts'
import { LazyNotice } from './shell/LazyNotice.ts'

/** The orders' modal, a chunk of its own. */
export const OrdersScreen = lazyPart(
  async () => (await import('#pages/OrdersPage/OrdersPage.tsx')).OrdersPage,
)

/** The screen for a new password, loaded lazily (ROUTE-04). */
export const ResetPasswordScreen = lazyPart(
  async () => (await import('#pages/ResetPasswordPage/ResetPasswordPage.tsx')).ResetPasswordPage,
)

/** The result of a payment, loaded lazily (ROUTE-03). */
export const PaymentScreen = lazyPart(
  async () => (await import('#pages/PaymentPage/PaymentPage.tsx')).PaymentPage,
)

/** What any unknown address shows, loaded lazily (ROUTE-06). */
export const NotFoundScreen = lazyPart(
  async () => (await import('#pages/NotFoundPage/NotFoundPage.tsx')).NotFoundPage,
)

const SCREENS = [
  { pattern: ROUTES.Catalog, screen: CatalogueScreen },
  { pattern: ROUTES.ProductModal, screen: ProductScreen },
  { pattern: ROUTES.Orders, screen: OrdersScreen },
  { pattern: ROUTES.OrdersPage, screen: OrdersScreen },
  { pattern: ROUTES.PaymentSuccess, screen: PaymentScreen },
  { pattern: ROUTES.ResetPassword, screen: ResetPasswordScreen },
]

/**
 * Fetches what an address needs before it can be rendered at once.
 * @param settings those that the page is rendered with
 * @throws when a chunk can't be fetched
 */
export async function preloadScreen(pathname: string, { notice }: PublicSettings): Promise<void> {
  const { screen } = SCREENS.find(({ pattern }) => matchPath(pattern, pathname)) ?? { screen: NotFoundScreen }
  await Promise.all([screen.preload(), notice && LazyNotice.preload()])
}
