import type { Product } from '@dukani/contracts'
import { useEffect, useState } from 'react'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { searchText } from '#shared/routing/routes.ts'
import { useDebouncedText } from '#shared/hooks/useDebouncedText.ts'
import { SEARCH_DEBOUNCE_MS } from '../model/useSearchText.ts'
import { requestSearch, SUGGESTED_FRESH_MS } from './searchRequests.ts'

/** How many products are suggested. */
const MOST_PRODUCTS = 5

export interface SuggestedProducts {
  /** those of the text before, while the newer ones are on their way */
  products: readonly Product[]
  /** whether they are what was found for the text as it stands */
  isCurrent: boolean
}

const NONE: readonly Product[] = []
const NOTHING = { search: '', products: NONE, isFailed: false }

/**
 * The best products for a text, once typing has stopped for as long as before a search (HEAD-02): the beginning of the
 * list that the text is searched with. The answer to an older text never takes a newer one's place, and is not waited
 * for. A failure suggests nothing, until the connection is back: what is typed is asked for again then.
 * @param isWanted false: nothing is fetched
 */
export function useSuggestedProducts(text: string, isWanted: boolean): SuggestedProducts {
  const client = useApi()
  const typed = searchText(text)
  const { value: search } = useDebouncedText(typed, SEARCH_DEBOUNCE_MS, '')
  const [found, setFound] = useState(NOTHING)
  const [timesBack, setTimesBack] = useState(0)

  useEffect(() => {
    if (search === '' || !isWanted) return
    let isLatest = true
    const request = requestSearch(client, search, SUGGESTED_FRESH_MS)
    const show = (products: readonly Product[], isFailed: boolean) => {
      if (isLatest) setFound({ search, products, isFailed })
    }
    request.page.then(
      ({ products }) => show(products.slice(0, MOST_PRODUCTS), false),
      () => show(NONE, true),
    )
    return () => {
      isLatest = false
      request.release()
    }
  }, [client, search, isWanted, timesBack])

  const { isFailed } = found
  useEffect(() => {
    if (!isFailed) return
    const comeBack = () => setTimesBack((times) => times + 1)
    window.addEventListener('online', comeBack)
    return () => window.removeEventListener('online', comeBack)
  }, [isFailed])

  if (typed === '') return { products: NONE, isCurrent: true }
  return { products: found.products, isCurrent: found.search === typed }
}
