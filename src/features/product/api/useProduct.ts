import type { Id, Product } from '@dukani/contracts'
import useSWR from 'swr'
import { sameId } from '#shared/api/adapters/values.ts'
import { asApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { useArrivedWithPage } from '#shared/hydration/useArrivedWithPage.ts'
import { chosenOf } from '../model/chosenSpecification.ts'
import { isProductId } from '../model/productId.ts'
import { productFailure, type ProductFailure } from '../model/productFailure.ts'
import { fetchProduct } from './fetchProduct.ts'
import { takePrefetched } from './productPrefetch.ts'
import { productKey } from './productKeys.ts'

export interface ShownProduct {
  product: Product | null
  /** nothing can be shown yet */
  isLoading: boolean
  /** only what a list knew is shown: the product's own answer isn't here yet */
  isPreview: boolean
  /** an answer is on its way, whatever is shown meanwhile */
  isRefreshing: boolean
  /** why nothing can be shown, or nothing but what a list knew (PROD-13) */
  failure: ProductFailure | null
  /** why the chosen specification's own answer isn't here, while the product is shown as it was known */
  choiceFailure: ProductFailure | null
  retry: () => void
}

/**
 * A product by its id, and once more with the chosen specification (PROD-04): what that answers is shown from then on.
 * Each answer belongs to its own product and choice, so one that comes late never shows as another's (PROD-12).
 * @param id as it stands in the address
 * @param specificationId asked for only if the product has it
 * @param card the product as a list had it: shown until the answer is here
 */
export function useProduct(
  id: string,
  specificationId: Id | null = null,
  card: Product | null = null,
): ShownProduct {
  const client = useApi()
  const valid = isProductId(id)
  const hasArrived = useArrivedWithPage()
  const { data, error, isValidating, mutate } = useSWR<Product | null, unknown>(
    valid ? productKey(id) : null,
    () => takePrefetched(client, id) ?? fetchProduct(client, id),
    { revalidateIfStale: !hasArrived },
  )
  const requested = chosenOf(data ?? null, specificationId)?.id ?? null
  const chosen = useSWR<Product, unknown>(requested === null ? null : productKey(id, requested), () =>
    fetchProduct(client, id, requested),
  )
  // An answer is the address's, however that writes the id: a server may know capitals of a UUID as its own.
  const known = chosen.data ?? data ?? (card && sameId(card.id, id) ? card : null)
  // While only a list's data is shown, the failure stays visible during a retry.
  const failed = valid && error !== undefined && (known !== null || !isValidating)
  // Null in the server's first render means that there is no such product.
  const missing = valid && data === null
  const failure: ProductFailure | null = missing
    ? { kind: 'notFound' }
    : failed
      ? productFailure(asApiError(error))
      : null
  const gone = failure?.kind === 'notFound'
  const product = valid && !gone ? known : null
  const isPreview = product !== null && data === undefined
  return {
    product,
    isLoading: valid && product === null && failure === null,
    isPreview,
    isRefreshing: isValidating || chosen.isValidating,
    failure: !valid ? { kind: 'invalidId' } : product === null || isPreview ? failure : null,
    choiceFailure:
      chosen.error === undefined || chosen.isValidating
        ? null
        : { kind: 'failed', error: asApiError(chosen.error) },
    retry: () => void Promise.all([mutate(), chosen.mutate()]),
  }
}
