import type { Product } from '@dukani/contracts'
import { useMemo } from 'react'
import useSWR from 'swr'
import { toCataloguePage } from '#shared/api/adapters/lists.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import type { ApiClient } from '#shared/api/client.ts'
import { MOST_RELATED, relatedTo } from '../model/relatedProducts.ts'

/** How long the products of a category count as fresh (ms). */
const FRESH_MS = 60_000

/**
 * `GET /v1/products/` of one category, by its title (CAT-11): one more than is shown, since the product itself may be
 * among them. A server that pages otherwise may send more.
 * @throws ApiError
 */
async function fetchOfCategory(client: ApiClient, category: string): Promise<Product[]> {
  const query = { page: 1, page_size: MOST_RELATED + 1, category }
  return (await client.request({ path: '/v1/products/', query, isPublic: true, read: toCataloguePage }))
    .products
}

/** What a product's category has besides it. */
export interface Related {
  products: readonly Product[]
  isLoading: boolean
}

/**
 * Up to five other products of a product's category (PROD-11); none without a category. Kept by category, so that a
 * late answer never shows beside a product of another one. A failure is only logged (CAT-08).
 */
export function useRelated(product: Pick<Product, 'id' | 'category'>): Related {
  const client = useApi()
  const category = product.category?.id.trim() || null
  const { data, isLoading } = useSWR<Product[], unknown>(
    category === null ? null : ['related', category],
    () => fetchOfCategory(client, category ?? ''),
    {
      dedupingInterval: FRESH_MS,
      onError: (failure) => console.warn('the related products could not be loaded', failure),
    },
  )
  return { products: useMemo(() => relatedTo(product, data ?? []), [product, data]), isLoading }
}
