import { pricedBy, type OrderCreate, type Tetri } from '@dukani/contracts'
import type { LineRow } from '../cart/lineRepository.ts'
import { storedUuid } from '../uuid.ts'
import type { NamedItem } from './itemName.ts'

/** A product in an order. */
export interface OrderedLine {
  productId: string
  /** null: the product has no specifications */
  specificationId: string | null
  quantity: number
}

/** Whether and how a product can be bought, as it is in the database now. */
export interface ProductFacts {
  id: string
  name: string
  /** empty: none */
  nameEn: string
  priceTetri: number
  inventory: number
  published: boolean
  hasSpecifications: boolean
  /** the path of its first picture */
  image: string | null
}

/** A line of a new order, with the current names and price. */
export interface PricedLine extends OrderedLine, NamedItem {
  productImage: string | null
  /** of one piece */
  unitPrice: Tetri
  /** pieces in stock when it was read */
  stock: number
}

/** The lines of an order as it was sent. */
export function requestedLines({ order_items_data_input }: OrderCreate): OrderedLine[] {
  return order_items_data_input.map(({ product_id, specification_id, quantity }) => ({
    // An invalid id matches nothing in the cart.
    productId: storedUuid(product_id) ?? '',
    specificationId: specification_id === null ? null : (storedUuid(specification_id) ?? ''),
    quantity,
  }))
}

/** Whether two lists of lines have the same quantity of each product, in any order and however split up. */
export function sameLines(some: readonly OrderedLine[], others: readonly OrderedLine[]): boolean {
  const all = quantities(some)
  const rest = quantities(others)
  return all.size === rest.size && [...all].every(([thing, quantity]) => rest.get(thing) === quantity)
}

function quantities(lines: readonly OrderedLine[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { productId, specificationId, quantity } of lines) {
    const thing = `${productId} ${specificationId}`
    sums.set(thing, (sums.get(thing) ?? 0) + quantity)
  }
  return sums
}

/**
 * A line at today's price, as the storefront shows it (API-06): the chosen specification's, else the product's.
 * @returns only the name when it can no longer be bought
 */
export function priceLine(
  line: OrderedLine,
  product: ProductFacts,
  specification: LineRow['specification'],
): PricedLine | { gone: NamedItem } {
  const names = {
    productName: product.name,
    productNameEn: product.nameEn,
    specificationValue: specification?.value ?? null,
  }
  const { priceTetri } = pricedBy(product, specification)
  const sold =
    specification === null
      ? !product.hasSpecifications
      : specification.active && specification.productId === product.id
  if (!product.published || !sold || priceTetri === null) return { gone: names }
  return {
    ...line,
    ...names,
    productImage: product.image,
    unitPrice: priceTetri,
    stock: specification?.inventory ?? product.inventory,
  }
}

/** The total of the lines. */
export function totalOf(lines: readonly PricedLine[]): Tetri {
  return lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
}
