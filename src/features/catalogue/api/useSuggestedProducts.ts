import type { Product } from '@dukani/contracts'
import { useEffect } from 'react'
import { searchText } from '#shared/routing/routes.ts'
import { useDebouncedText } from '#shared/hooks/useDebouncedText.ts'
import { onReturn } from '#shared/state/onReturn.ts'
import { SEARCH_DEBOUNCE_MS } from '../model/useSearchText.ts'
import { catalogueKeys } from './catalogueKeys.ts'
import { useFirstPage } from './useFirstPage.ts'

/** How many products are suggested. */
const MOST_PRODUCTS = 5

export interface SuggestedProducts {
  /** those of the text before, while the newer ones are on their way */
  products: readonly Product[]
  /** whether they are what was found for the text as it stands */
  isCurrent: boolean
}

/**
 * The best products for a text, once typing has stopped for as long as before a search (HEAD-02): the beginning of the
 * list that the text is searched with. A failure suggests nothing, until the connection is back: what is typed is asked
 * for again then.
 * @param isWanted false: nothing is fetched
 */
export function useSuggestedProducts(text: string, isWanted: boolean): SuggestedProducts {
  const typed = searchText(text)
  const { value: search } = useDebouncedText(typed, SEARCH_DEBOUNCE_MS, '')
  const { data, error, isLoading, isValidating, mutate } = useFirstPage(
    search !== '' && isWanted ? catalogueKeys.page({ search }) : null,
    // The list asks for what is typed again.
    { keepPreviousData: true, revalidateIfStale: false },
  )
  const isFailed = error !== undefined && !isValidating
  useEffect(() => (isFailed ? onReturn(() => void mutate()) : undefined), [isFailed, mutate])

  if (typed === '') return { products: [], isCurrent: true }
  return {
    products: isFailed ? [] : (data?.products.slice(0, MOST_PRODUCTS) ?? []),
    isCurrent: search === typed && !isLoading,
  }
}
