import type { CartItem } from '@dukani/contracts'
import type { Answer } from './browser.ts'
import type { CustomerCart } from './customerCart.ts'

/** What a line that is merged is sent as, always with the same key. */
function addOnce(cart: CustomerCart, { id, product, specification, quantity }: CartItem): Promise<Answer> {
  return cart.add(
    { product_id: product?.id, specification: specification?.id ?? null, quantity },
    { 'idempotency-key': `cart-merge:${cart.ownerId}:${String(id)}` },
  )
}

/**
 * Merges the guest's lines into the customer's cart as a tab of the storefront does: one after the other, each added
 * under its key, then taken out of the guest's cart.
 * @returns the answers to the additions
 */
export async function mergeGuest(cart: CustomerCart, lines: readonly CartItem[]): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const line of lines) {
    answers.push(await addOnce(cart, line))
    await cart.guest.remove(line.id)
  }
  return answers
}
