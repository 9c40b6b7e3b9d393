import type { Tetri } from '@dukani/contracts'
import { productNames, type ProductNames } from '#shared/product/productTexts.ts'
import type { CartLineView } from './cartLine.ts'
import type { SavedCart } from './savedCart.ts'

/** A product of the cart that costs more or less than when the cart was last seen. */
export interface ChangedPrice extends ProductNames {
  key: string
  /** of one piece */
  before: Tetri
  /** of one piece */
  now: Tetri
}

/** What became dearer or cheaper since this browser kept the cart; nothing where it kept none. */
export function changedPrices(
  kept: SavedCart | null,
  lines: readonly Pick<CartLineView, 'key' | 'product' | 'specification' | 'quantity' | 'price'>[],
): readonly ChangedPrice[] {
  return lines.flatMap(({ key, product, specification, quantity, price }) => {
    const old = kept?.lines.find(
      (line) =>
        line.productId === String(product.id) && line.specification === (specification?.value ?? null),
    )
    if (old?.price == null || price === null) return []
    const before = old.price / old.quantity
    const now = price.price / quantity
    return before === now ? [] : [{ key, ...productNames(product), before, now }]
  })
}
