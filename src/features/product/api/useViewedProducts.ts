import type { Id, Product } from '@dukani/contracts'
import { useCallback, useSyncExternalStore } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { asApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { sameId } from '#shared/api/adapters/values.ts'
import { inTurns } from '../model/inTurns.ts'
import { productFailure } from '../model/productFailure.ts'
import type { View } from '../model/viewedList.ts'
import { viewedStore } from '../model/viewedStore.ts'
import { fetchProduct } from './fetchProduct.ts'
import { productKey } from './productKeys.ts'

/** So many are asked for at once: what is looked at needs the connection more. */
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
  const views = useSyncExternalStore(viewedStore.subscribe, viewedStore.views, () => NONE)
  const ids = views.flatMap(({ id }) => (sameId(id, open) ? [] : [id]))

  const fetchOne = useCallback(
    async (id: string): Promise<Product | null> => {
      try {
        // What is known already is the answer.
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
    () => inTurns(ids, AT_ONCE, fetchOne),
    // One more, or one less, doesn't take the others away.
    { keepPreviousData: true, revalidateIfStale: false },
  )
  const products = ids.flatMap((id) => data?.find((one) => one !== null && sameId(one.id, id)) ?? [])
  return {
    products,
    loading: data === undefined ? ids.length : 0,
    clear: viewedStore.clear,
  }
}
