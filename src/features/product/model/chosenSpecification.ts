import type { Id, Product, Specification } from '@dukani/contracts'
import { sameId } from '#shared/api/adapters/values.ts'

/** The specification that a choice means: null for none, and for one that is gone or has no price (PROD-03). */
export function chosenOf(product: Product | null, choice: Id | null): Specification | null {
  if (product === null || choice === null) return null
  const found = product.specifications.find((one) => sameId(one.id, choice))
  return found && found.price !== null ? found : null
}

/** Why a product can't be added as it is chosen now (PROD-08), null when it can. */
export function addObstacle(
  product: Product,
  specification: Specification | null,
  stock: number,
): 'outOfStock' | 'chooseSpecification' | null {
  if (stock <= 0) return 'outOfStock'
  return product.specifications.length > 0 && specification === null ? 'chooseSpecification' : null
}
