import { customerExportSchema, shopCustomerDetailsSchema, type ShopCustomerDetails } from '@dukani/contracts'
import type { ApiClient } from '#shared/api/client.ts'

/** What can be changed about a customer. */
export type CustomerChange = 'block' | 'unblock' | 'erase'

const pathOf = (id: string, call: string) => `/v1/admin/customers/${encodeURIComponent(id)}/${call}/`

/** `POST /v1/admin/customers/{id}/…/`. @returns the customer after it. @throws ApiError 409 when it can't be done */
export function changeCustomer(
  client: ApiClient,
  id: string,
  change: CustomerChange,
): Promise<ShopCustomerDetails> {
  return client.request({
    path: pathOf(id, change),
    method: 'POST',
    read: (raw) => shopCustomerDetailsSchema.parse(raw),
  })
}

/** `POST /v1/admin/customers/{id}/export/`: all personal data. @throws ApiError */
export function exportCustomer(client: ApiClient, id: string): Promise<Record<string, unknown>> {
  return client.request({
    path: pathOf(id, 'export'),
    method: 'POST',
    read: (raw) => customerExportSchema.parse(raw),
  })
}
