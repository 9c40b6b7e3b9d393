import { shopOrderDetailsSchema, type CreateRefund, type ShopOrderDetails } from '@dukani/contracts'
import type { ApiClient } from '#shared/api/client.ts'

/**
 * `POST /v1/admin/orders/{id}/refunds/`.
 * @param key the same for each attempt, so that it is made once
 * @returns the order after it
 * @throws ApiError 409 when it has changed meanwhile
 */
export function createRefund(
  client: ApiClient,
  id: string,
  body: CreateRefund,
  key: string,
): Promise<ShopOrderDetails> {
  return client.request({
    path: `/v1/admin/orders/${encodeURIComponent(id)}/refunds/`,
    method: 'POST',
    body,
    idempotencyKey: key,
    read: (raw) => shopOrderDetailsSchema.parse(raw),
  })
}
