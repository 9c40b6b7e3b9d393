import { stockOf } from '@dukani/contracts'
import type { CartLine } from '#shared/api/adapters/cart.ts'
import { productNames } from '#shared/product/productTexts.ts'
import type { CartNotice } from './cartNotice.ts'
import type { BuyableLine } from './lineLimit.ts'

/** What a reloaded cart has to be brought to (CART-12). */
export interface CleanUp {
  /** what stays, with the quantities that it stays with */
  lines: BuyableLine[]
  /** lines that the server is to drop */
  removals: CartLine[]
  /** lines that the server is to lower, as they will be */
  reductions: BuyableLine[]
  warnings: CartNotice[]
}

/**
 * Cleans a reloaded cart (CART-12): lines with no product, no quantity, a specification that is gone or no stock are
 * dropped, lines above their stock are lowered to it. Both are said in a warning.
 */
export function cleanUp(lines: readonly CartLine[]): CleanUp {
  const cleaned: CleanUp = { lines: [], removals: [], reductions: [], warnings: [] }
  for (const line of lines) {
    const { product, specification, specificationId, quantity } = line
    const isGone = specificationId !== null && specification === null
    const stock = product === null ? 0 : stockOf(product, specification)
    if (product === null || quantity <= 0 || isGone || stock <= 0) {
      cleaned.removals.push(line)
      // A line without a quantity is one that the shopper took out.
      if (quantity > 0)
        cleaned.warnings.push({
          kind: 'gone',
          ...(product === null ? { name: null } : productNames(product)),
        })
    } else if (stock < quantity) {
      const lowered = { ...line, product, quantity: stock }
      cleaned.lines.push(lowered)
      cleaned.reductions.push(lowered)
      cleaned.warnings.push({ kind: 'reduced', ...productNames(product), n: stock })
    } else {
      cleaned.lines.push({ ...line, product })
    }
  }
  return cleaned
}
