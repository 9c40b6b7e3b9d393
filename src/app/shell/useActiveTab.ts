import { matchPath, useLocation } from 'react-router'
import { useOverlays } from '#shared/history/useEntry.ts'
import { ROUTES } from '#shared/routing/routes.ts'
import { useSidebarOpen } from './Sidebar/useSidebar.tsx'
import { useCartInView } from './useCartInView.ts'

/** The items of the bottom navigation, in their order (NAV-01). */
export const TABS = ['home', 'cart', 'menu', 'orders', 'profile'] as const
export type Tab = (typeof TABS)[number]

/** Which of them the shopper is at; null on a page that none of them leads to. */
export function useActiveTab(): Tab | null {
  const { pathname } = useLocation()
  const { overlay } = useOverlays()
  const isSidebarOpen = useSidebarOpen()
  const isAt = (pattern: string) => matchPath(pattern, pathname) !== null
  const isCatalogue = isAt(ROUTES.Catalog) || isAt(ROUTES.ProductModal)
  const isCartInView = useCartInView(isCatalogue)
  if (overlay === 'profile') return 'profile'
  if (isSidebarOpen) return 'menu'
  if (isAt(`${ROUTES.Orders}/*`)) return 'orders'
  if (!isCatalogue) return null
  return isCartInView ? 'cart' : 'home'
}
