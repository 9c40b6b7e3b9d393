import type { Product, Specification } from '../product.ts'
import { MAX_PER_LINE } from './limits.ts'

/**
 * The stock of a choice (CART-16): the chosen specification's, else the product's effective_inventory if the server
 * sends it, else its inventory.
 */
export function stockOf(
  product: Pick<Product, 'inventory' | 'effective_inventory'>,
  specification: Pick<Specification, 'inventory'> | null,
): number {
  return specification?.inventory ?? product.effective_inventory ?? product.inventory
}

/** The most pieces of one line of a cart: the smaller of its stock and five (CART-05). */
export function quantityLimit(stock: number): number {
  return Math.max(0, Math.min(stock, MAX_PER_LINE))
}
