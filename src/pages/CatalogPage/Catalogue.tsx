import { AboutPanel, Box, ButtonLink, SectionHeading, Stack } from '@dukani/design-system'
import { startTransition, useEffect, useRef, useState } from 'react'
import { useLocation, useMatch } from 'react-router'
import { useProductPages } from '#features/catalogue/api/useProductPages.ts'
import { Categories } from '#features/catalogue/containers/Categories.tsx'
import { ChosenFilters } from '#features/catalogue/containers/ChosenFilters.tsx'
import { LazyFilters } from '#features/catalogue/containers/LazyFilters.tsx'
import { ListControls } from '#features/catalogue/containers/ListControls.tsx'
import { ProductList } from '#features/catalogue/containers/ProductList.tsx'
import { Cart } from '#features/cart/containers/Cart.tsx'
import { HydrationBoundary } from '#shared/hydration/HydrationBoundary.tsx'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { ANCHORS, ROUTES } from '#shared/routing/routes.ts'
import { scrollToSection } from '#shared/routing/scrollToSection.ts'
import { useCatalogueQuery } from '#shared/routing/useCatalogueQuery.ts'
import { CatalogueCard } from './CatalogueCard.tsx'
import { CatalogueHeading } from './CatalogueHeading.tsx'
import { CatalogueHead } from './CatalogueHead.tsx'
import { LazyCartWithCheckout } from './LazyCartWithCheckout.tsx'
import { useAbout } from './useAbout.ts'

/** The catalogue, the cart and what the shop is about (ROUTE-01). */
export function Catalogue() {
  const t = useText()
  const query = useCatalogueQuery()
  const list = useProductPages(query)
  const cart = useRef<HTMLElement>(null)
  const filtersButton = useRef<HTMLButtonElement>(null)
  const [isFiltering, setFiltering] = useState(false)
  const isAlone = useMatch(ROUTES.Catalog) !== null
  // They don't open by themselves when the shopper comes back.
  if (isFiltering && !isAlone) setFiltering(false)
  const about = useAbout()
  const { arrangement } = useConfig()
  const toProducts = <ButtonLink href={`#${ANCHORS.catalogue}`}>{t('cart.toProducts')}</ButtonLink>
  useAnchorOfAddress()

  return (
    <>
      {isAlone && <CatalogueHead query={query} />}
      <Box paddingY={{ xs: 12, md: 24 }}>
        <Stack gap={{ xs: 48, md: 64 }}>
          <Stack
            as="section"
            gap={{ xs: 12, md: 24 }}
            id={ANCHORS.catalogue}
            tabIndex={-1}
            aria-label={t('catalogue.title')}
          >
            <Stack direction="row" justify="between" align={{ xs: 'center', md: 'end' }} gap={16}>
              <CatalogueHeading query={query} count={list.count} />
              {arrangement && (
                <ListControls
                  query={query}
                  filtersButton={filtersButton}
                  isFiltering={isFiltering}
                  onFilter={() => startTransition(() => setFiltering(true))}
                />
              )}
            </Stack>
            <HydrationBoundary>
              <Categories query={query} />
            </HydrationBoundary>
            {arrangement && <ChosenFilters query={query} onNoneLeft={() => filtersButton.current?.focus()} />}
            <HydrationBoundary>
              <ProductList
                list={list}
                query={query}
                cart={cart}
                enabled={isAlone}
                renderCard={(product, index) => (
                  <CatalogueCard key={String(product.id)} product={product} index={index} />
                )}
              />
            </HydrationBoundary>
          </Stack>
          <Stack
            as="section"
            gap={24}
            id={ANCHORS.cart}
            tabIndex={-1}
            ref={cart}
            aria-label={t('cart.title')}
          >
            <SectionHeading>{t('cart.title')}</SectionHeading>
            <HydrationBoundary>
              <Cart
                toProducts={toProducts}
                filled={<LazyCartWithCheckout toProducts={toProducts} query={query} />}
              />
            </HydrationBoundary>
          </Stack>
          <AboutPanel {...about} />
        </Stack>
      </Box>
      <LazyFilters query={query} open={isFiltering && isAlone} onClose={() => setFiltering(false)} />
    </>
  )
}

/** Goes to the section that the address names when the page is opened with it: `/#cart`. */
function useAnchorOfAddress(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === `#${ANCHORS.cart}`) scrollToSection(ANCHORS.cart)
  }, [hash])
}
