import type { Product } from '@dukani/contracts'
import type { KnownProduct } from './knownProducts.ts'

/** Whether all fields that the product's page needs are known, as they are from a list. */
export function isWhole(known: KnownProduct | null): known is KnownProduct & Product {
  return known?.specifications !== undefined && known.price !== undefined && known.images !== undefined
}
