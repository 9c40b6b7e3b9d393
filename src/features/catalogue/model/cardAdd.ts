import { stockOf, type Product } from '@dukani/contracts'

/**
 * What tapping the add button of a card does: `outOfStock` is refused (CAT-06), `chooseSpecification` says CART-07's
 * sentence and opens the product, since a card has nothing to choose with.
 */
export type CardAdd = 'add' | 'outOfStock' | 'chooseSpecification'

/** Decides it by the product's stock and specifications. */
export function cardAdd(product: Product): CardAdd {
  if (stockOf(product, null) <= 0) return 'outOfStock'
  return product.specifications.length > 0 ? 'chooseSpecification' : 'add'
}
