import type { Id } from '@dukani/contracts'
import { useCallback } from 'react'
import { askAhead } from '#features/product/api/productAhead.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { ProductScreen } from './ProductScreen.ts'

/** Fetches ahead what a product's opening needs: the modal's chunk and the product. */
export function useProductAhead(): (id: Id) => void {
  const client = useApi()
  return useCallback(
    (id) => {
      askAhead(client, id)
      ProductScreen.prefetch()
    },
    [client],
  )
}
