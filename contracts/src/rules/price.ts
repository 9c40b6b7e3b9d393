import type { CartItem } from '../cart.ts'
import type { Product, Specification } from '../product.ts'
import { toTetri, type Tetri } from './money.ts'

/** The shown price, which is paid, and the earlier one if that was higher (PROD-02). */
export interface ShownPrice {
  price: Tetri
  /** null when there is no higher old price */
  oldPrice: Tetri | null
  /** whole per cent, 0 without an old price */
  discountPercentage: number
}

type Priced = Pick<Product, 'price' | 'old_price'>

/**
 * The price of a product, or of its chosen specification.
 * null if the specification has none: it is shown as not available and can't be chosen (PROD-03).
 */
export function shownPrice(
  product: Priced,
  specification: Pick<Specification, 'price' | 'old_price'> | null,
): ShownPrice | null {
  const { price, old_price } = pricedBy(product, specification)
  if (price === null) return null
  return discounted(toTetri(price), old_price === null ? null : toTetri(old_price))
}

/** The source of the price: the chosen specification, even one without a price, otherwise the product. */
export const pricedBy = <P, S>(product: P, specification: S | null): P | S => specification ?? product

/** A price and the earlier one, if that was higher (PROD-02). */
export function discounted(price: Tetri, before: Tetri | null): ShownPrice {
  if (before === null || before <= price) return { price, oldPrice: null, discountPercentage: 0 }
  return { price, oldPrice: before, discountPercentage: Math.round(((before - price) / before) * 100) }
}

/** The price of a cart line, and what it would be at the old price. */
export function linePrice(line: Pick<CartItem, 'product' | 'specification' | 'quantity'>): ShownPrice | null {
  if (line.product === null) return null
  const one = shownPrice(line.product, line.specification)
  return (
    one && {
      ...one,
      price: one.price * line.quantity,
      oldPrice: one.oldPrice === null ? null : one.oldPrice * line.quantity,
    }
  )
}

/** The total of the cart. Lines without a price count as 0. */
export function cartTotal(lines: readonly Pick<CartItem, 'product' | 'specification' | 'quantity'>[]): Tetri {
  return lines.reduce((sum, line) => sum + (linePrice(line)?.price ?? 0), 0)
}

/** The number on the cart's badge: the sum of quantities (HEAD-03). */
export function cartCount(lines: readonly Pick<CartItem, 'quantity'>[]): number {
  return lines.reduce((sum, line) => sum + Math.max(0, line.quantity), 0)
}
