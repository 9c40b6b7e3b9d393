import type { Product, Specification } from '../product.ts'
import { MAX_PER_LINE } from './limits.ts'

/**
 * The stock that counts for a choice (CART-16): the chosen specification's, else the product's
 * effective_inventory where the server gives one, else its inventory.
 */
export function stockOf(
  product: Pick<Product, 'inventory' | 'effective_inventory'>,
  specification: Pick<Specification, 'inventory'> | null,
): number {
  return specification?.inventory ?? product.effective_inventory ?? product.inventory
}

/** How many pieces of one thing a cart may hold: the smaller of its stock and five (CART-05). */
export function quantityLimit(stock: number): number {
  return Math.max(0, Math.min(stock, MAX_PER_LINE))
}
