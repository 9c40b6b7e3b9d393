import type { Id, Order, OrderAgain } from '@dukani/contracts'
import { toOrder } from '#shared/api/adapters/order.ts'
import { toOrderAgain } from '#shared/api/adapters/orderAgain.ts'
import type { ApiClient } from '#shared/api/client.ts'

/** `POST /v1/orders/{id}/cancel/`: the order as it is then. @throws ApiError */
export function cancelOrder(client: ApiClient, id: Id): Promise<Order> {
  return client.request({ path: pathOf(id, 'cancel'), method: 'POST', read: toOrder })
}

/**
 * `POST /v1/orders/{id}/again/`: what of it is in the cart once more.
 * @param idempotencyKey puts it there once, however often it is sent
 * @throws ApiError
 */
export function orderAgain(client: ApiClient, id: Id, idempotencyKey: string): Promise<OrderAgain> {
  return client.request({
    path: pathOf(id, 'again'),
    method: 'POST',
    idempotencyKey,
    read: toOrderAgain,
  })
}

function pathOf(id: Id, what: 'cancel' | 'again'): string {
  return `/v1/orders/${encodeURIComponent(String(id))}/${what}/`
}
