import { ShopFooter, ShopHeader } from '@dukani/design-system'
import { Outlet, useLocation } from 'react-router'
import { useCart } from '#features/cart/model/useCart.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { ANCHORS, paths } from '#shared/routes.ts'
import { useFollow } from '#shared/useFollow.ts'
import { AccountButton } from './AccountButton.tsx'
import { AuthOverlay } from './AuthOverlay.tsx'
import { CustomerOverlay } from './CustomerOverlay.tsx'
import { HeaderSearch } from './HeaderSearch.tsx'
import { scrollToSection } from '#shared/scrollToSection.ts'
import { SidebarProvider } from './Sidebar/useSidebar.tsx'
import { SOCIAL_LINKS } from './socialLinks.ts'
import { Toasts } from './Toasts.tsx'

/** What stands around every screen (ROUTE-07). */
export function Shell() {
  const t = useText()
  const follow = useFollow()
  const { pathname } = useLocation()
  const { count } = useCart()
  const hasCart = pathname === paths.catalog
  const cartHref = hasCart ? `#${ANCHORS.cart}` : `${paths.catalog}#${ANCHORS.cart}`
  return (
    <SidebarProvider>
      <ShopHeader
        name={t('shop.name')}
        tagline={t('shop.tagline')}
        onNavigateHome={follow(paths.catalog)}
        search={<HeaderSearch />}
        actions={<AccountButton />}
        skipLinks={[
          { href: `#${ANCHORS.main}`, label: t('shell.skipToContent') },
          ...(hasCart ? [{ href: `#${ANCHORS.cart}`, label: t('shell.skipToCart') } as const] : []),
        ]}
        cart={{
          count,
          label: count > 0 ? t('header.cartWithCount', { count }) : t('header.cart'),
          href: cartHref,
          onNavigate: hasCart
            ? (event) => {
                event.preventDefault()
                scrollToSection(ANCHORS.cart)
              }
            : follow(cartHref),
        }}
      />
      <main id={ANCHORS.main} tabIndex={-1}>
        <Outlet />
      </main>
      <ShopFooter
        name={t('shop.name')}
        tagline={t('shop.tagline')}
        rights={t('footer.rights')}
        socialLabel={t('footer.social')}
        social={SOCIAL_LINKS}
      />
      <CustomerOverlay />
      {/* After the screens: a modal of theirs may have asked for it, and it lies over that. */}
      <AuthOverlay />
      <Toasts />
    </SidebarProvider>
  )
}
