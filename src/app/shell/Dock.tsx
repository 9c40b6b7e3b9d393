import { BottomNav } from '@dukani/design-system'
import { useLocation } from 'react-router'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { paths } from '#shared/routing/routes.ts'
import { scrollToBeginning } from '#shared/routing/scrollToSection.ts'
import { useLoginPrompt } from '#shared/session/LoginPrompt.tsx'
import { useSession } from '#shared/session/session.ts'
import type { PendingAction } from '#shared/session/pendingAction.ts'
import { useCatalogueQuery } from '#shared/routing/useCatalogueQuery.ts'
import { useFollow } from '#shared/routing/useFollow.ts'
import { OrdersScreen } from '../screens.ts'
import { AuthScreen, OVERLAY_SCREENS, SidebarScreen } from './layers.ts'
import { useSidebar } from './Sidebar/useSidebar.tsx'
import { TABS, useActiveTab } from './useActiveTab.ts'
import { useRunAction } from './useRunAction.ts'
import { useCartLink } from './useCartLink.ts'

/** The bottom navigation, on every screen (ROUTE-07, NAV-01, NAV-02). */
export function Dock() {
  const t = useText()
  const follow = useFollow()
  const { pathname } = useLocation()
  const { status } = useSession()
  const { ask } = useLoginPrompt()
  const sidebar = useSidebar()
  const runAction = useRunAction()
  const cart = useCartLink()
  const active = useActiveTab()
  const orders = paths.orders(useCatalogueQuery())

  // While the session is being restored the prompt stores the action; it is closed if there is a customer (NAV-03).
  const want = (wanted: PendingAction) => (status === 'customer' ? runAction(wanted) : ask(wanted))
  const nearing = (screen: typeof AuthScreen | typeof OrdersScreen) =>
    status === 'customer' ? screen.prefetch : AuthScreen.prefetch
  return (
    <BottomNav
      label={t('nav.label')}
      active={TABS.findIndex((tab) => tab === active)}
      items={[
        {
          label: t('nav.home'),
          icon: 'home',
          href: paths.catalog,
          onNavigate: (event) => {
            if (pathname !== paths.catalog) return follow(paths.catalog)(event)
            event.preventDefault()
            scrollToBeginning()
          },
        },
        { label: t('nav.cart'), icon: 'cart', ...cart },
        {
          label: t('nav.menu'),
          icon: 'menu',
          onIntent: SidebarScreen.prefetch,
          onPress: sidebar.open,
        },
        {
          label: t('nav.orders'),
          icon: 'box',
          href: orders,
          onIntent: nearing(OrdersScreen),
          onNavigate: (event) => {
            event.preventDefault()
            want({ type: 'visit', path: orders })
          },
        },
        {
          label: t('nav.profile'),
          icon: 'user',
          onIntent: nearing(OVERLAY_SCREENS.profile),
          onPress: () => want({ type: 'overlay', overlay: 'profile' }),
        },
      ]}
    />
  )
}
