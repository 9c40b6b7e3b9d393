import type { OrderCreate, OrderCreated } from '@dukani/contracts'
import { idOf, isRecord, textOf, type Json } from '#shared/api/adapters/values.ts'
import { parseError } from '#shared/api/ApiError.ts'
import type { ApiClient } from '#shared/api/client.ts'

/** `POST /v1/orders/create/` under a key, so that it makes one order however often it is sent. @throws ApiError */
export function createOrder(
  client: ApiClient,
  body: OrderCreate,
  idempotencyKey: string,
): Promise<OrderCreated> {
  return client.request({
    path: '/v1/orders/create/',
    method: 'POST',
    body,
    idempotencyKey,
    read: (raw) => toOrderCreated(raw, body.payment_method),
  })
}

function toOrderCreated(raw: Json, method: string): OrderCreated {
  const id = isRecord(raw) ? idOf(raw['id']) : null
  if (!isRecord(raw) || id === null) throw parseError('the order that was made')
  const detail = textOf(raw['detail'])?.trim()
  return {
    id,
    payment_method: textOf(raw['payment_method']) ?? method,
    checkout_url: textOf(raw['checkout_url']),
    ...(detail && { detail }),
  }
}
