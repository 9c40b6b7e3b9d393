import type { OrderAgain } from '@dukani/contracts'
import type { Transaction } from '../../db/database.ts'
import { addToCart, CartChangeRefusedError } from '../cart/changes.ts'
import { lockOwnerCart } from '../cart/cartRepository.ts'
import { linesOf, type LineRow } from '../cart/lineRepository.ts'
import type { WholeOrder } from './repository.ts'

/**
 * Puts the items of an order into the customer's cart again, as many as the stock and the cart's rules allow (CART-07).
 * @returns how many pieces were put in, and what wasn't
 */
export async function orderAgain(
  transaction: Transaction,
  { userId, items }: Pick<WholeOrder, 'userId' | 'items'>,
): Promise<OrderAgain> {
  const held = await lockOwnerCart(transaction, userId)
  const before = held === null ? [] : await linesOf(transaction, held)
  const had = new Map(before.map(({ id, quantity }) => [id, quantity]))
  const again: OrderAgain = { added: 0, left_out: [] }
  for (const item of items) {
    const { productId, specificationId, productName, productNameEn, specificationValue, quantity } = item
    // Without its specification it would be a different product.
    const isGone = productId === null || (specificationValue !== null && specificationId === null)
    const line = isGone
      ? null
      : await asMuchAsFits(transaction, userId, { productId, specificationId }, quantity)
    const added = line === null ? 0 : line.quantity - (had.get(line.id) ?? 0)
    if (line !== null) had.set(line.id, line.quantity)
    again.added += Math.max(0, added)
    if (added < quantity)
      again.left_out.push({
        product_name: productName,
        ...(productNameEn !== '' && { product_name_en: productNameEn }),
        specification: specificationValue,
        quantity: Math.min(quantity, quantity - added),
      })
  }
  return again
}

async function asMuchAsFits(
  transaction: Transaction,
  ownerId: string,
  choice: { productId: string; specificationId: string | null },
  quantity: number,
): Promise<LineRow | null> {
  try {
    return await addToCart(transaction, { ownerId }, { choice, quantity, fit: 'upToLimit' })
  } catch (error) {
    if (error instanceof CartChangeRefusedError && error.refusal.reason !== 'cartFull') return null
    throw error
  }
}
