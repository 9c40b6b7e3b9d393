import {
  shopOrderDetailsSchema,
  type ConfirmTransfer,
  type HandOver,
  type PrepareOrder,
  type RefundOrder,
  type SetOrderStatus,
  type ShopOrderDetails,
} from '@dukani/contracts'
import type { ApiClient } from '#shared/api/client.ts'

/** A change of an order, with the state that was seen. */
export type OrderChange =
  | { call: 'status'; body: SetOrderStatus }
  | { call: 'confirm-transfer'; body: ConfirmTransfer }
  | { call: 'prepare'; body: PrepareOrder }
  | { call: 'refund'; body: RefundOrder }
  | { call: 'hand-over'; body: HandOver }

/** `POST /v1/admin/orders/{id}/…/`. @returns the order after it. @throws ApiError 409 when it has changed meanwhile */
export function changeOrder(
  client: ApiClient,
  id: string,
  { call, body }: OrderChange,
): Promise<ShopOrderDetails> {
  return client.request({
    path: `/v1/admin/orders/${encodeURIComponent(id)}/${call}/`,
    method: 'POST',
    body,
    read: (raw) => shopOrderDetailsSchema.parse(raw),
  })
}
