import {
  shopOrderDetailsSchema,
  type ConfirmTransfer,
  type HandOver,
  type PrepareOrder,
  type RefundOrder,
  type SetOrderStatus,
  type ShopOrder,
  type ShopOrderDetails,
} from '@dukani/contracts'
import type { ApiClient } from '#shared/api/client.ts'

/** The state as it was read: one that only a newer server has is known to it. */
type Seen<Body> = Omit<Body, 'seen'> & { seen: Pick<ShopOrder, 'status' | 'payment_status'> }

/** A change of an order, with the state that was seen. */
export type OrderChange =
  | { call: 'status'; body: Seen<SetOrderStatus> }
  | { call: 'confirm-transfer'; body: Seen<ConfirmTransfer> }
  | { call: 'prepare'; body: Seen<PrepareOrder> }
  | { call: 'refund'; body: Seen<RefundOrder> }
  | { call: 'hand-over'; body: Seen<HandOver> }

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
