import type { Id } from '@dukani/contracts'
import { isRecord, textOf } from '#shared/api/adapters/values.ts'
import { parseError } from '#shared/api/ApiError.ts'
import type { ApiClient } from '#shared/api/client.ts'

/** `POST /v1/orders/{id}/pay/`: the address where an unpaid order is paid (API-10). @throws ApiError */
export function startPayment(client: ApiClient, id: Id): Promise<string> {
  return client.request({
    path: `/v1/orders/${encodeURIComponent(String(id))}/pay/`,
    method: 'POST',
    read: (raw) => {
      const url = isRecord(raw) ? textOf(raw['checkout_url']) : null
      if (url === null) throw parseError('a payment page')
      return url
    },
  })
}
