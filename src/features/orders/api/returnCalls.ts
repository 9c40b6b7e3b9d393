import type { Id, Order, ReturnCreate, ReturnPicture } from '@dukani/contracts'
import { toOrder } from '#shared/api/adapters/order.ts'
import { toReturnPicture } from '#shared/api/adapters/returns.ts'
import type { ApiClient } from '#shared/api/client.ts'

/** `POST /v1/orders/{id}/returns/`: the order as it is then. @throws ApiError 409 when it can't be returned */
export function askForReturn(client: ApiClient, id: Id, body: ReturnCreate): Promise<Order> {
  return client.request({ path: pathOf(id, 'returns'), method: 'POST', body, read: toOrder })
}

/** `POST /v1/orders/{id}/return-pictures/`, as a form. @throws ApiError 400 or 413 for an unusable file */
export function uploadReturnPicture(client: ApiClient, id: Id, file: File): Promise<ReturnPicture> {
  const body = new FormData()
  body.append('picture', file)
  return client.request({
    path: pathOf(id, 'return-pictures'),
    method: 'POST',
    body,
    read: toReturnPicture,
  })
}

function pathOf(id: Id, what: 'returns' | 'return-pictures'): string {
  return `/v1/orders/${encodeURIComponent(String(id))}/${what}/`
}
