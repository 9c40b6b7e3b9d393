import type { Product } from '@dukani/contracts'
import { sameId } from '#shared/api/adapters/values.ts'

/** How many related products are shown (PROD-11). */
export const MOST_RELATED = 5

/**
 * What of a category's products is shown beside one of them: never itself, none twice, and none that says it is of
 * another category, as a server sends that doesn't filter.
 */
export function relatedTo(product: Pick<Product, 'id' | 'category'>, listed: readonly Product[]): Product[] {
  const related: Product[] = []
  for (const one of listed) {
    const isOfAnother = one.category !== null && one.category.id !== product.category?.id
    const isKnown = sameId(one.id, product.id) || related.some(({ id }) => sameId(id, one.id))
    if (!isOfAnother && !isKnown) related.push(one)
  }
  return related.slice(0, MOST_RELATED)
}
