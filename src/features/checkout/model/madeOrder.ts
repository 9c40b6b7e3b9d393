import { toTetri, type Order, type OrderCreate } from '@dukani/contracts'
import type { OrderAttempt } from './orderAttempt.ts'

/** How far the clocks of a server and a browser may differ (ms). */
const CLOCKS_DIFFER_MS = 5 * 60 * 1000

/** The order that an attempt has made, among those of the customer; null when there is none (CHECK-12). */
export function madeOrder(
  orders: readonly Order[],
  body: OrderCreate,
  { known, at }: OrderAttempt,
): Order | null {
  const isNew = ({ id, created_at }: Order) =>
    known === null ? Date.parse(created_at) > at - CLOCKS_DIFFER_MS : !known.includes(String(id))
  return orders.find((order) => isNew(order) && isOf(order, body)) ?? null
}

/** Whether an order is of these goods; where its list doesn't name them, of this total. */
function isOf(
  { items, total_price }: Order,
  { order_items_data_input: wanted, subtotal }: OrderCreate,
): boolean {
  const ordered = items.map(({ product, quantity }) => `${product.id} ${quantity}`)
  const areNamed = items.length > 0 && items.every(({ product }) => product.id !== null)
  if (!areNamed) return toTetri(total_price) === toTetri(subtotal)
  const sent = wanted.map(({ product_id, quantity }) => `${product_id} ${quantity}`)
  return ordered.toSorted().join() === sent.toSorted().join()
}
