import { DEFAULT_SOCIAL_LINKS } from '@dukani/contracts'
import { ShopFooter, ShopHeader } from '@dukani/design-system'
import { Outlet, useLocation } from 'react-router'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { ANCHORS, paths } from '#shared/routing/routes.ts'
import { sectionLink } from '#shared/routing/scrollToSection.ts'
import { useFollow } from '#shared/routing/useFollow.ts'
import { AddressPromptProvider } from '#shared/address/AddressPrompt.tsx'
import { HydrationBoundary } from '#shared/hydration/HydrationBoundary.tsx'
import { OpenLayersProvider } from '#shared/history/openLayers.tsx'
import { AccountButton } from './AccountButton.tsx'
import { AddressLayer } from './AddressLayer.tsx'
import { AuthOverlay } from './AuthOverlay.tsx'
import { CustomerOverlay } from './CustomerOverlay.tsx'
import { Dock } from './Dock.tsx'
import { HeaderCart } from './HeaderCart.tsx'
import { HeaderSearch } from './HeaderSearch.tsx'
import { LazyNotice } from './LazyNotice.ts'
import { SidebarLayer } from './Sidebar/SidebarLayer.tsx'
import { SidebarProvider } from './Sidebar/useSidebar.tsx'
import { socialLinks } from './socialLinks.ts'
import { Toasts } from './Toasts.tsx'
import { WishlistSync } from './WishlistSync.tsx'

/** The frame of every page: header, footer, navigation and layers (ROUTE-07). */
export function Shell() {
  const t = useText()
  const follow = useFollow()
  const { pathname } = useLocation()
  const hasCart = pathname === paths.catalog
  const { settings } = useConfig()
  return (
    <OpenLayersProvider>
      <SidebarProvider>
        <AddressPromptProvider>
          <HydrationBoundary>
            <ShopHeader
              name={t('shop.name')}
              tagline={t('shop.tagline')}
              onNavigateHome={follow(paths.catalog)}
              search={<HeaderSearch />}
              actions={
                <>
                  <AccountButton />
                  <HeaderCart />
                </>
              }
              skipLinks={[
                { ...sectionLink(ANCHORS.main), label: t('shell.skipToContent') },
                ...(hasCart ? [{ ...sectionLink(ANCHORS.cart), label: t('shell.skipToCart') }] : []),
              ]}
            />
          </HydrationBoundary>
          {settings.notice && <LazyNotice notice={settings.notice} />}
          <main id={ANCHORS.main} tabIndex={-1}>
            <Outlet />
          </main>
          <ShopFooter
            name={t('shop.name')}
            tagline={t('shop.tagline')}
            rights={t('footer.rights')}
            socialLabel={t('footer.social')}
            newTab={t('footer.newTab')}
            social={socialLinks(settings.social ?? DEFAULT_SOCIAL_LINKS)}
          />
          <HydrationBoundary>
            <Dock />
          </HydrationBoundary>
          {/* Before the modals that it opens, which cover it while it closes. */}
          <SidebarLayer />
          <CustomerOverlay />
          {/* After the screens that ask for an address, so that the picker covers them. */}
          <AddressLayer />
          {/* After the screens, so that it covers a modal that asked for the login. */}
          <AuthOverlay />
          <Toasts />
          <WishlistSync />
        </AddressPromptProvider>
      </SidebarProvider>
    </OpenLayersProvider>
  )
}
