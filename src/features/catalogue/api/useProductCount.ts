import useSWR from 'swr'
import { toCataloguePage, type ProductCount } from '#shared/api/adapters/lists.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { catalogueSearch, parseCatalogueQuery, type CatalogueQuery } from '#shared/routing/routes.ts'
import { useDebouncedText } from '#shared/hooks/useDebouncedText.ts'
import { CATEGORY_DEBOUNCE_MS } from './useProductPages.ts'

/** Key when there is no query. */
const NO_LIST = 'none'

/**
 * How many products a list has before it is shown, asked for once the choice has settled; the former number until then.
 * null while nothing is known of it: before the first answer, after a failure, from a server that doesn't say it, and
 * for a choice that is no list.
 */
export function useProductCount(query: CatalogueQuery | null): ProductCount | null {
  const client = useApi()
  const { value: address } = useDebouncedText(
    query === null ? NO_LIST : catalogueSearch(query),
    CATEGORY_DEBOUNCE_MS,
  )
  const { data, error } = useSWR<ProductCount | null, unknown>(
    address === NO_LIST ? null : ['productCount', address],
    () =>
      client.request({
        path: '/v1/products/',
        // The smallest page, since only the count is needed.
        query: { page: 1, page_size: 1, ...parseCatalogueQuery(new URLSearchParams(address)) },
        isPublic: true,
        once: true,
        read: (answer) => toCataloguePage(answer).count,
      }),
    { keepPreviousData: true },
  )
  return query === null || error !== undefined || data === undefined ? null : data
}
