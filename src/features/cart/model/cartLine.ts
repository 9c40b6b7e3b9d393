import {
  linePrice,
  quantityLimit,
  stockOf,
  type Id,
  type Product,
  type ShownPrice,
  type Specification,
} from '@dukani/contracts'
import type { CartLine } from '#shared/api/adapters/cart.ts'

/** The product and specification of a line. */
export interface LineSubject {
  key: string
  product: Product
  specification: Specification | null
}

/** A line as the server has it, by its key. */
export interface SettledLine extends LineSubject {
  /** null while a server that didn't tell it has not been asked */
  id: Id | null
  quantity: number
}

/** A line as it is shown: the server's state with what is under way. */
export interface CartLineView extends LineSubject {
  /** null until the server sends it */
  id: Id | null
  quantity: number
  /** the most that the cart may hold of it (CART-05) */
  limit: number
  /** what the line costs; null when it has no price any more */
  price: ShownPrice | null
  /** a change of it is under way */
  isPending: boolean
}

/** The key of a line: a cart holds one line of a product and specification. */
export function lineKey(productId: Id, specificationId: Id | null = null): string {
  return JSON.stringify([String(productId), specificationId === null ? null : String(specificationId)])
}

/** How many pieces of a choice the cart may hold (CART-05, CART-16). */
export function limitOf({ product, specification }: Pick<LineSubject, 'product' | 'specification'>): number {
  return quantityLimit(stockOf(product, specification))
}

/** Gives the lines their keys. Of two lines of one thing, as a careless server may have, the second gets its own. */
export function keyed(lines: readonly (CartLine & { product: Product })[]): SettledLine[] {
  const taken = new Set<string>()
  return lines.map(({ id, product, specification, specificationId, quantity }) => {
    const plain = lineKey(product.id, specificationId)
    const key = taken.has(plain) ? `${plain}#${String(id)}` : plain
    taken.add(key)
    return { key, id, product, specification, quantity }
  })
}

/** A line as it is shown: with its price and the limit of its quantity. */
export function viewOf(line: SettledLine, isPending: boolean): CartLineView {
  const { key, id, product, specification, quantity } = line
  return {
    key,
    id,
    product,
    specification,
    quantity,
    limit: limitOf(line),
    price: linePrice(line),
    isPending,
  }
}
