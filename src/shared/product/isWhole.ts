import type { Product } from '@dukani/contracts'
import type { KnownProduct } from './knownProducts.ts'

/** Whether what is known of a product is all of it, as lists have it. */
export function isWhole(known: KnownProduct | null): known is KnownProduct & Product {
  return known?.specifications !== undefined && known.price !== undefined && known.images !== undefined
}
