import type { Product } from '@dukani/contracts'
import { useCallback, useMemo, useRef } from 'react'
import useSWRInfinite from 'swr/infinite'
import type { CataloguePage, ProductCount } from '#shared/api/adapters/lists.ts'
import { asApiError, type ApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { catalogueSearch, parseCatalogueQuery, type CatalogueQuery } from '#shared/routing/routes.ts'
import { useDebouncedText } from '#shared/hooks/useDebouncedText.ts'
import { flattenPages } from '../model/flattenPages.ts'
import { catalogueKeys, type PageKey } from './catalogueKeys.ts'
import { fetchCataloguePage } from './fetchCatalogue.ts'
import { logFailure, useFirstPage } from './useFirstPage.ts'

/** How long a change of the category, the order or the filters settles before its list is asked for (CAT-04). */
export const CATEGORY_DEBOUNCE_MS = 300

export interface ProductPages {
  products: readonly Product[]
  /** the list's first page is on its way: nothing is shown yet */
  isLoading: boolean
  /** a further page is on its way */
  isLoadingMore: boolean
  /** the last page is there, nothing further is asked (CAT-05) */
  noMoreProducts: boolean
  /** how many the list has in all, where the server says so */
  count: ProductCount | null
  /** why the list, or its next page, isn't there: only logged (CAT-08), for the sentence and the retry in its place */
  error: ApiError | null
  /** asks for the next page; does nothing while anything is loading, or when there is no more (CAT-05) */
  loadMore: () => void
  /** asks again for the page that failed */
  retry: () => void
}

const NO_PAGES: CataloguePage[] = []

/**
 * The products of a category or a search, in pages. Another query clears the list and begins at page 1; a list is
 * kept by its query, so an older answer never takes a newer one's place.
 */
export function useProductPages(query: CatalogueQuery): ProductPages {
  const client = useApi()
  // A search has waited for the typing to stop already; it begins without an order or filters.
  const delay = isPlainSearch(query) ? 0 : CATEGORY_DEBOUNCE_MS
  const { value: address, times: visit, settling } = useDebouncedText(catalogueSearch(query), delay)
  const settledQuery = parseCatalogueQuery(new URLSearchParams(address))
  // A search shares its first page with the suggestions; visited again, it is asked for again.
  const first = useFirstPage(catalogueKeys.page(settledQuery, 1, isPlainSearch(settledQuery) ? 0 : visit), {
    revalidateIfStale: visit > 0,
  })
  const more = useSWRInfinite<CataloguePage, unknown, MorePages>(
    (index, previous) =>
      (previous ?? first.data)?.hasMore ? catalogueKeys.page(settledQuery, index + 2, visit) : null,
    ([, listed, page]) => fetchCataloguePage(client, listed, page),
    {
      initialSize: 0,
      fallbackData: NO_PAGES,
      revalidateFirstPage: false,
      // What is cached was asked for in this very visit.
      revalidateIfStale: false,
      onError: logFailure,
    },
  )

  const { data: firstPage } = first
  const { data: morePages = NO_PAGES, setSize } = more
  const pages = useMemo(
    () => (settling || firstPage === undefined ? NO_PAGES : [firstPage, ...morePages]),
    [settling, firstPage, morePages],
  )
  const joined = useMemo(() => flattenPages(pages), [pages])
  const { error, isValidating } = firstPage === undefined ? first : more
  const failed = error !== undefined && !isValidating && !settling
  const isLoading = pages.length === 0 && !failed
  const noMoreProducts = !isLoading && joined.noMoreProducts

  // Two calls in one tick would both see an idle list, and SWR would fetch twice.
  const asking = useRef<number | null>(null)
  const ask = useCallback(
    async (size: number) => {
      if (asking.current === visit) return
      asking.current = visit
      try {
        await setSize(size)
      } finally {
        if (asking.current === visit) asking.current = null
      }
    },
    [setSize, visit],
  )
  const resting = !settling && !isValidating && pages.length > 0 && !noMoreProducts

  return {
    ...joined,
    isLoading,
    isLoadingMore: pages.length > 0 && isValidating && !noMoreProducts,
    noMoreProducts,
    error: failed ? asApiError(error) : null,
    loadMore: () => {
      if (resting) void ask(pages.length)
    },
    retry: () => {
      if (failed) void (firstPage === undefined ? first.mutate() : ask(pages.length))
    },
  }
}

/** A search that was only typed, without an order or filters. */
function isPlainSearch(query: CatalogueQuery): query is { search: string } {
  return query.search !== undefined && catalogueSearch(query) === catalogueSearch({ search: query.search })
}

type MorePages = (index: number, previous: CataloguePage | null) => PageKey | null
