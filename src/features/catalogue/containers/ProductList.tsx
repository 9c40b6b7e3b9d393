import { PAGE_SIZE, type Product } from '@dukani/contracts'
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  LoadMore,
  ProductGrid,
  Stack,
} from '@dukani/design-system'
import type { ReactNode, RefObject } from 'react'
import { errorText } from '#shared/api/errorText.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { ANCHORS, isFiltered, paths, withoutFilters, type CatalogueQuery } from '#shared/routing/routes.ts'
import { useFollow } from '#shared/routing/useFollow.ts'
import type { ProductPages } from '../api/useProductPages.ts'
import { useInfiniteScroll } from '../model/useInfiniteScroll.ts'
import { useScrollAnchoring } from '../model/useScrollAnchoring.ts'

export interface ProductListProps {
  list: ProductPages
  /** what the list is of */
  query: CatalogueQuery
  /** draws one product; its place in the list decides how soon its picture comes */
  renderCard: (product: Product, index: number) => ReactNode
  /** the cart's section: while the pointer is over it nothing loads (CAT-03) */
  cart: RefObject<HTMLElement | null>
  /** false while something is in front of the list */
  enabled: boolean
}

/** The products of a category or a search, page by page (CAT-02 to CAT-05, CAT-08, CAT-09). */
export function ProductList({ list, query, renderCard, cart, enabled }: ProductListProps) {
  const t = useText()
  const { products, isLoading, isLoadingMore, noMoreProducts, error } = list
  useInfiniteScroll({
    hasMore: !noMoreProducts && !error,
    isLoading: isLoading || isLoadingMore,
    cart,
    enabled,
    onLoadMore: list.loadMore,
  })
  useScrollAnchoring(cart, products.length)

  if (error && products.length === 0) {
    return (
      <ErrorState
        drawing="plug"
        title={t('catalogue.failed')}
        text={errorText(error, t, '')}
        action={<Button onClick={list.retry}>{t('shell.retry')}</Button>}
      />
    )
  }
  if (!isLoading && products.length === 0) return <NothingHere query={query} />
  return (
    <Stack gap={32}>
      <ProductGrid label={t('catalogue.title')} skeletons={isLoading || isLoadingMore ? PAGE_SIZE : 0}>
        {products.map(renderCard)}
      </ProductGrid>
      {!isLoading && (
        <LoadMore
          labels={{
            more: t('catalogue.loadMore'),
            failed: t('catalogue.moreFailed'),
            retry: t('shell.retry'),
            loaded: t('catalogue.loaded', { count: products.length }),
          }}
          status={error ? 'failed' : isLoadingMore ? 'loading' : noMoreProducts ? 'done' : 'idle'}
          onLoadMore={error ? list.retry : list.loadMore}
        />
      )}
    </Stack>
  )
}

function NothingHere({ query }: { query: CatalogueQuery }) {
  const t = useText()
  const follow = useFollow()
  if (isFiltered(query)) return <NothingMatches href={paths.catalogue(withoutFilters(query))} />
  const all = (
    <ButtonLink href={paths.catalog} onNavigate={follow(paths.catalog)}>
      {t('catalogue.showAll')}
    </ButtonLink>
  )
  return query.search ? (
    <EmptyState
      drawing="search"
      title={t('catalogue.nothingFound', { query: query.search })}
      text={t('catalogue.nothingFoundHint')}
      action={all}
      live
    />
  ) : (
    <EmptyState drawing="shelf" title={t('catalogue.empty')} action={query.category ? all : undefined} live />
  )
}

function NothingMatches({ href }: { href: string }) {
  const t = useText()
  const follow = useFollow()
  return (
    <EmptyState
      drawing="search"
      title={t('catalogue.nothingMatches')}
      text={t('catalogue.nothingMatchesHint')}
      action={
        <ButtonLink
          href={href}
          onNavigate={(event) => {
            // The link goes with the sentence: the focus stays with the list.
            document.getElementById(ANCHORS.catalogue)?.focus({ preventScroll: true })
            follow(href)(event)
          }}
        >
          {t('catalogue.clearFilters')}
        </ButtonLink>
      }
      live
    />
  )
}
