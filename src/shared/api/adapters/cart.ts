import { stockOf, type Id, type Product, type Specification } from '@dukani/contracts'
import { parseError } from '../ApiError.ts'
import { toProduct, toSpecification } from './product.ts'
import { idOf, isRecord, listOf, numberOf, readable, sameId, type Json } from './values.ts'

/** A line of the cart as a server has it. */
export interface CartLine {
  /** the line's id; null for a line that was just made by a server that didn't say */
  id: Id | null
  /** null when there is no product any more (CART-12) */
  product: Product | null
  quantity: number
  specification: Specification | null
  /**
   * the specification that the line names. When it is given and `specification` is null, the product no longer has it
   * (CART-12)
   */
  specificationId: Id | null
}

/**
 * Reads the lines of a cart: `{cart: {cartitems}}`, `{cartitems}`, `{results}` or a bare list; a specification as
 * object or id. A line whose product is there but can't be read is left out: what we can't read, we don't delete.
 * @throws ApiError (parse) when it is no cart, or none of its lines can be read (CART-11)
 */
export function toCartLines(raw: Json): CartLine[] {
  return readable(itemsOf(raw), toCartLine)
}

/** Reads what a write answered, if it is the line: section 7 doesn't say what it answers. */
export function toWrittenLine(raw: Json): { id: Id } | null {
  if (!isRecord(raw) || 'cartitems' in raw) return null
  const id = idOf(raw['id'])
  return id !== null && ('quantity' in raw || 'product' in raw) ? { id } : null
}

function itemsOf(raw: Json): readonly unknown[] {
  const inner = isRecord(raw) && 'cart' in raw ? raw['cart'] : raw
  if (inner === null && inner !== raw) return []
  if (Array.isArray(inner)) return inner
  const list = isRecord(inner) ? ['cartitems', 'items', 'results'].find((name) => name in inner) : undefined
  const items = list !== undefined && isRecord(inner) ? listOf(inner[list]) : null
  if (items === null) throw parseError('a cart')
  return items
}

function toCartLine(raw: Json): CartLine {
  if (!isRecord(raw)) throw parseError('a line of the cart')
  const id = idOf(raw['id'])
  if (id === null) throw parseError('a line of the cart')
  const quantity = Math.trunc(numberOf(raw['quantity']) ?? 0)
  const product = productOf(raw['product'])
  const named = isRecord(raw['specification']) ? idOf(raw['specification']['id']) : idOf(raw['specification'])
  if (product === null) return { id, product, quantity, specification: null, specificationId: named }
  if (named === null) return { id, product, quantity, specification: null, specificationId: null }
  const listed = product.specifications.find((one) => sameId(one.id, named))
  const given = isRecord(raw['product']) && Array.isArray(raw['product']['specifications'])
  // A server that gives a short product, without its specifications, has not said that this one is gone.
  const specification = listed ?? (given ? null : specificationBeside(raw['specification'], named, product))
  return { id, product, quantity, specification, specificationId: named }
}

/** No product at all is null; one that is there but can't be read throws. */
function productOf(raw: Json): Product | null {
  if (raw === null || raw === undefined) return null
  if (isRecord(raw) && idOf(raw['id']) === null) return null
  return toProduct(raw)
}

function specificationBeside(raw: Json, id: Id, product: Product): Specification {
  const stock = stockOf(product, null)
  const { price, old_price, discount_price } = product
  const read = toSpecification(raw, stock)
  if (read === null) return { id, value: '', price, old_price, discount_price, inventory: stock }
  // Its own object without a price: the short form again, so the product's counts.
  return read.price === null && isRecord(raw) && !('price' in raw)
    ? { ...read, price, old_price, discount_price }
    : read
}
