import type { Id, Product } from '@dukani/contracts'
import { useCallback } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { asApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { sameId } from '#shared/api/adapters/values.ts'
import { useBrowserState } from '#shared/hydration/useBrowserState.ts'
import { mapConcurrently } from '../model/mapConcurrently.ts'
import { productFailure } from '../model/productFailure.ts'
import type { View } from '../model/viewedList.ts'
import { viewedStore } from '../model/viewedStore.ts'
import { fetchProduct } from './fetchProduct.ts'
import { productKey } from './productKeys.ts'

/** How many are fetched at once, so that the open product's own requests aren't delayed. */
const AT_ONCE = 4

/** The products that were looked at, as they are now. */
export interface ViewedProducts {
  /** newest first */
  products: readonly Product[]
  /** how many are on their way; none of them is shown before the others */
  loading: number
  clear: () => void
}

const NONE: readonly View[] = []

/**
 * The products that were looked at in this browser, without the one that is open. Each is asked for once a page load,
 * under its own key, so that it opens at once. One that is gone leaves the list; a failure is only logged (CAT-08).
 */
export function useViewedProducts(open: Id): ViewedProducts {
  const client = useApi()
  const { mutate } = useSWRConfig()
  const views = useBrowserState(viewedStore.subscribe, viewedStore.views, () => NONE)
  const ids = views.flatMap(({ id }) => (sameId(id, open) ? [] : [id]))

  const fetchOne = useCallback(
    async (id: string): Promise<Product | null> => {
      try {
        // A cached product is used as it is.
        const product = await mutate<Product | null>(
          productKey(id),
          (known) => known ?? fetchProduct(client, id),
          { revalidate: false },
        )
        return product ?? null
      } catch (error) {
        if (productFailure(asApiError(error)).kind === 'notFound') viewedStore.forget(id)
        else console.warn('a product that was looked at could not be loaded', error)
        return null
      }
    },
    [client, mutate],
  )
  const { data } = useSWR<(Product | null)[], unknown>(
    ids.length === 0 ? null : ['viewed', ...ids],
    () => mapConcurrently(ids, AT_ONCE, fetchOne),
    // The others stay visible while the list changes by one.
    { keepPreviousData: true, revalidateIfStale: false },
  )
  const products = ids.flatMap((id) => data?.find((one) => one !== null && sameId(one.id, id)) ?? [])
  return {
    products,
    loading: data === undefined ? ids.length : 0,
    clear: viewedStore.clear,
  }
}
