import { matchPath } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { lazyScreen } from './lazyScreen.tsx'

/** The product's modal, a chunk of its own. */
export const ProductScreen = lazyScreen(
  async () => (await import('#pages/ProductPage/ProductPage.tsx')).ProductPage,
)

/** The orders' modal, too. */
export const OrdersScreen = lazyScreen(
  async () => (await import('#pages/OrdersPage/OrdersPage.tsx')).OrdersPage,
)

/** The screen for a new password, loaded lazily (ROUTE-04). */
export const ResetPasswordScreen = lazyScreen(
  async () => (await import('#pages/ResetPasswordPage/ResetPasswordPage.tsx')).ResetPasswordPage,
)

const LAZY_SCREENS = [
  { pattern: ROUTES.ProductModal, screen: ProductScreen },
  { pattern: ROUTES.Orders, screen: OrdersScreen },
  { pattern: ROUTES.OrdersPage, screen: OrdersScreen },
  { pattern: ROUTES.ResetPassword, screen: ResetPasswordScreen },
]

/** Fetches what an address needs before it can be rendered at once. @throws when its chunk can't be fetched */
export async function preloadScreen(pathname: string): Promise<void> {
  const wanted = LAZY_SCREENS.find(({ pattern }) => matchPath(pattern, pathname))
  await wanted?.screen.preload()
}
