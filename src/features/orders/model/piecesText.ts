import type { Id, Order } from '@dukani/contracts'
import type { Language, Translate } from '@dukani/i18n'
import { orderedName } from '#shared/order/orderedName.ts'

/** Pieces of an order's items in words, each such as 'Honey × 2'. */
export function piecesText(
  order: Pick<Order, 'items'>,
  pieces: readonly { id: Id; quantity: number }[],
  t: Translate,
  language: Language,
): string[] {
  const names = new Map(order.items.map((item) => [item.id, orderedName(item, t, language)]))
  return pieces.map(({ id, quantity }) => `${names.get(id) ?? t('orders.product')} × ${quantity}`)
}
