import type { Order } from '@dukani/contracts'
import { sameId } from '#shared/api/adapters/values.ts'
import type { OrdersPage } from '#shared/api/adapters/order.ts'

/** The pages that are there, as one list. */
export interface FlattenedOrders {
  orders: Order[]
  hasMore: boolean
}

/**
 * Joins pages to one list, each order once: a new order pushes one onto the next page. A later page with nothing new
 * is the end, since a server that doesn't page gives the same list for ever.
 */
export function flattenOrders(pages: readonly OrdersPage[]): FlattenedOrders {
  const orders = new Map<string, Order>()
  let hasMore = true
  pages.forEach((page, index) => {
    const before = orders.size
    for (const order of page.orders) {
      const key = String(order.id)
      if (!orders.has(key)) orders.set(key, order)
    }
    hasMore &&= page.hasMore && (index === 0 || orders.size > before)
  })
  return { orders: [...orders.values()], hasMore }
}

/** Whether a list shows an order as it is now: not when it was placed, or went on, after the list was asked for. */
export function isUpToDate(pages: readonly OrdersPage[], order: Order): boolean {
  const known = pages.flatMap((page) => page.orders).find(({ id }) => sameId(id, order.id))
  return known?.status === order.status && known.payment_status === order.payment_status
}
