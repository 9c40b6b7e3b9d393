import type { Id, RuntimeConfig } from '@dukani/contracts'

/** `GET /v1/orders/{id}/invoice/`, for a tab of its own: the cookie of the access token goes with it (ORDER-03). */
export function invoiceHref(id: Id, { apiBase }: Pick<RuntimeConfig, 'apiBase'>): string {
  return `${apiBase}/v1/orders/${encodeURIComponent(String(id))}/invoice/`
}
