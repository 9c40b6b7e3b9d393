import type { Id } from '@dukani/contracts'
import { useCallback } from 'react'
import { prefetchProduct } from '#features/product/api/productPrefetch.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { ProductScreen } from './ProductScreen.ts'

/** Fetches ahead what a product's opening needs: the modal's chunk and the product. */
export function usePrefetchProduct(): (id: Id) => void {
  const client = useApi()
  return useCallback(
    (id) => {
      prefetchProduct(client, id)
      ProductScreen.prefetch()
    },
    [client],
  )
}
