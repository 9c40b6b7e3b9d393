import type { Product } from '@dukani/contracts'
import type { CartLine } from '#shared/api/adapters/cart.ts'
import type { MergeApi } from './cartCalls.ts'
import { lineKey, limitOf } from './cartLine.ts'

/** A line of something that can be bought. */
export type BuyableLine = CartLine & { product: Product }

/** The lines of a cart that are of the same thing as another line. */
function sameThing(lines: readonly CartLine[], { product, specificationId }: BuyableLine): BuyableLine[] {
  const wanted = lineKey(product.id, specificationId)
  return lines.filter(
    (line): line is BuyableLine =>
      line.product !== null && lineKey(line.product.id, line.specificationId) === wanted,
  )
}

/** How many of a line's thing a cart holds. */
export function quantityHeld(lines: readonly CartLine[], of: BuyableLine): number {
  return sameThing(lines, of).reduce((sum, line) => sum + line.quantity, 0)
}

/**
 * Brings a customer's cart down to the limit of a line's thing, where a server holds none (CART-13).
 * @throws ApiError
 */
export async function enforceLimit(
  lines: readonly CartLine[],
  of: BuyableLine,
  api: Pick<MergeApi, 'setCustomerLine'>,
): Promise<void> {
  let room = limitOf(of)
  for (const { id, product, specificationId, quantity } of sameThing(lines, of)) {
    const fits = Math.min(room, quantity)
    room -= fits
    if (fits === quantity || id === null) continue
    await api.setCustomerLine({ id, product: product.id, specification: specificationId, quantity: fits })
  }
}
