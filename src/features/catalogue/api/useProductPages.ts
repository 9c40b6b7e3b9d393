import type { Product } from '@dukani/contracts'
import { useCallback, useMemo, useRef } from 'react'
import useSWRInfinite from 'swr/infinite'
import type { CataloguePage } from '#shared/api/adapters/lists.ts'
import { asApiError, type ApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import type { ApiClient } from '#shared/api/client.ts'
import { catalogueSearch, parseCatalogueQuery, type CatalogueQuery } from '#shared/routing/routes.ts'
import { useDebouncedText } from '#shared/hooks/useDebouncedText.ts'
import { flattenPages } from '../model/flattenPages.ts'
import { catalogueKeys, type PageKey } from './catalogueKeys.ts'
import { requestSearch, LIST_FRESH_MS } from './searchRequests.ts'
import { fetchCataloguePage } from './fetchCatalogue.ts'

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
  count: number | null
  /** why the list, or its next page, isn't there: only logged (CAT-08), for the sentence and the retry in its place */
  error: ApiError | null
  /** asks for the next page; does nothing while anything is loading, or when there is no more (CAT-05) */
  loadMore: () => void
  /** asks again for the page that failed */
  retry: () => void
}

const NO_PAGES: readonly CataloguePage[] = []

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
  const { data, error, isValidating, setSize } = useSWRInfinite<CataloguePage, unknown, SWRPages>(
    catalogueKeys.pages(settledQuery, visit),
    ([, listed, , page]: PageKey) => fetchListPage(client, listed, page),
    {
      revalidateFirstPage: false,
      // What is cached was asked for in this very visit, or came with the page.
      revalidateIfStale: false,
      onError: (failure) => console.warn('the products could not be loaded', failure),
    },
  )

  const pages = settling || data === undefined ? NO_PAGES : data
  const joined = useMemo(() => flattenPages(pages), [pages])
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
  const next = pages.length + 1
  const resting = !settling && !isValidating && pages.length > 0 && !noMoreProducts

  return {
    ...joined,
    isLoading,
    isLoadingMore: pages.length > 0 && isValidating && !noMoreProducts,
    noMoreProducts,
    error: failed ? asApiError(error) : null,
    loadMore: () => {
      if (resting) void ask(next)
    },
    retry: () => {
      if (failed) void ask(next)
    },
  }
}

/** A search that was only typed, without an order or filters. */
function isPlainSearch(query: CatalogueQuery): query is { search: string } {
  return query.search !== undefined && catalogueSearch(query) === catalogueSearch({ search: query.search })
}

/** A search's first page may have been asked for by the suggestions a moment ago. */
function fetchListPage(client: ApiClient, query: CatalogueQuery, page: number): Promise<CataloguePage> {
  if (page > 1 || !isPlainSearch(query)) return fetchCataloguePage(client, query, page)
  return requestSearch(client, query.search, LIST_FRESH_MS).page
}

type SWRPages = ReturnType<typeof catalogueKeys.pages>
