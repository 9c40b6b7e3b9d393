import type { NavigateHandler } from '@dukani/design-system'
import { useLocation } from 'react-router'
import { ANCHORS, paths } from '#shared/routing/routes.ts'
import { sectionLink } from '#shared/routing/scrollToSection.ts'
import { useFollow } from '#shared/routing/useFollow.ts'

/** Where the cart's section is on the page that is shown, or else at home (HEAD-04, NAV-01). */
export interface CartLink {
  href: string
  onNavigate: NavigateHandler
}

/** The link to the cart's section. */
export function useCartLink(): CartLink {
  const follow = useFollow()
  const { pathname } = useLocation()
  const here = sectionLink(ANCHORS.cart)
  if (pathname === paths.catalog) return here
  const href = `${paths.catalog}${here.href}`
  return { href, onNavigate: follow(href) }
}
