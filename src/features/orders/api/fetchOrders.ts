import type { Order } from '@dukani/contracts'
import { toOrder, toOrders, type OrdersPage } from '#shared/api/adapters/order.ts'
import { ApiError } from '#shared/api/ApiError.ts'
import type { ApiClient } from '#shared/api/client.ts'

/** `GET /v1/orders/`, a page of it. @throws ApiError */
export async function fetchOrders(client: ApiClient, page: number): Promise<OrdersPage> {
  // The first page is asked for as section 7 writes the call.
  const query = { page: page === 1 ? null : page }
  try {
    return await client.request({ path: '/v1/orders/', query, read: toOrders })
  } catch (error) {
    // Django's "Invalid page.": a list that got shorter meanwhile has come to its end.
    if (page > 1 && error instanceof ApiError && error.status === 404) return { orders: [], hasMore: false }
    throw error
  }
}

/**
 * `GET /v1/orders/{id}/`.
 * @param fresh asks past every cache
 * @throws ApiError
 */
export function fetchOrder(client: ApiClient, id: string, fresh = false): Promise<Order> {
  return client.request({ path: `/v1/orders/${encodeURIComponent(id)}/`, fresh, read: toOrder })
}
