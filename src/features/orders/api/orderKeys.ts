import type { Id } from '@dukani/contracts'
import { unstable_serialize } from 'swr/infinite'
import type { OrdersPage } from '#shared/api/adapters/order.ts'

/** How long an answer about orders counts: within it the same is not asked for again, unless forced (ORDER-05). */
export const ORDERS_CACHE_MS = 60_000

/** The key of one page of a customer's orders. */
export type OrdersPageKey = readonly ['orders', customer: string, page: number]

/** The key of one order, with whose it is. Ids `5` and `"5"` are one. */
export type OrderKey = readonly ['order', customer: string, id: string]

/** The keys under which orders are kept: a customer's own, so that no customer sees another's. None for a guest. */
export const orderKeys = {
  /** The pages of the list, each while the one before has a next. */
  pages:
    (customer: Id | null) =>
    (index: number, previous: OrdersPage | null): OrdersPageKey | null =>
      customer === null || (previous !== null && !previous.hasMore)
        ? null
        : ['orders', String(customer), index + 1],
  order: (customer: Id | null, id: Id): OrderKey | null =>
    customer === null ? null : ['order', String(customer), String(id)],
}

/** Under which SWR keeps all pages of a customer's list. */
export function orderListKey(customer: Id): string {
  return unstable_serialize(orderKeys.pages(customer))
}
