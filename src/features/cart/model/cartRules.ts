import { stockOf, type Product, type Specification } from '@dukani/contracts'
import { limitOf } from './cartLine.ts'
import type { CartNotice } from './cartNotice.ts'

/**
 * Why so many of a choice can't be added, null when they can (CART-07): stock first, then the specification, then the
 * limit over what the cart holds already.
 */
export function addRefusal(
  product: Product,
  specification: Specification | null,
  quantity: number,
  inCart: number,
): CartNotice | null {
  if (stockOf(product, specification) <= 0) return { kind: 'outOfStock' }
  const chosen = specification !== null && specification.price !== null
  if (product.specifications.length > 0 && !chosen) return { kind: 'specificationNeeded' }
  const n = limitOf({ product, specification })
  return inCart + quantity > n ? { kind: 'maximum', n } : null
}
