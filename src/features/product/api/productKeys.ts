import type { Id, Product } from '@dukani/contracts'
import { unstable_serialize } from 'swr'
import type { FirstAnswers } from '#shared/api/swr.ts'

/** The key under which a product is kept, with the specification that it was asked for. Ids `5` and `"5"` are one. */
export type ProductKey = readonly ['product', id: string, specificationId: string | null]

/** The SWR key of a product; null for none of its specifications. */
export function productKey(id: Id, specificationId: Id | null = null): ProductKey {
  return ['product', String(id), specificationId === null ? null : String(specificationId)]
}

/**
 * What the server inlines for the first render of a product: the answer under the key that the hook looks for.
 * @param product null when there is none
 */
export function productAnswers(id: Id, product: Product | null): FirstAnswers {
  return { [unstable_serialize(productKey(id))]: product }
}
