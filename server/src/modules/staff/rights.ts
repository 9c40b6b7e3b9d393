import type { StaffRole } from '@dukani/contracts'

const OWNER = ['owner'] as const
const MANAGERS = ['owner', 'manager'] as const
const EVERYBODY = ['owner', 'manager', 'courier'] as const

/**
 * The roles that may make each call of the back office. `/v1/admin/deliveries/` has only the caller's own. The server
 * doesn't start with a call that isn't listed.
 */
export const RIGHTS: Readonly<Record<string, readonly StaffRole[]>> = {
  'GET /v1/admin/me/': EVERYBODY,
  'GET /v1/admin/staff/': OWNER,
  'PUT /v1/admin/staff/': OWNER,
  'DELETE /v1/admin/staff/:id/': OWNER,
  'GET /v1/admin/audit/': OWNER,
  'GET /v1/admin/events/': MANAGERS,
  'GET /v1/admin/today/orders/': MANAGERS,
  'GET /v1/admin/today/sales/': MANAGERS,
  'GET /v1/admin/today/products/': MANAGERS,
  'GET /v1/admin/today/searches/': MANAGERS,
  'GET /v1/admin/orders/': MANAGERS,
  'GET /v1/admin/orders/:id/': MANAGERS,
  'POST /v1/admin/orders/:id/status/': MANAGERS,
  'POST /v1/admin/orders/:id/confirm-transfer/': MANAGERS,
  'POST /v1/admin/orders/:id/refund/': MANAGERS,
  'POST /v1/admin/orders/:id/hand-over/': MANAGERS,
  'POST /v1/admin/orders/:id/prepare/': MANAGERS,
  'POST /v1/admin/orders/:id/notes/': MANAGERS,
  'GET /v1/admin/products/': MANAGERS,
  'POST /v1/admin/products/': MANAGERS,
  'GET /v1/admin/products/:id/': MANAGERS,
  'PATCH /v1/admin/products/:id/': MANAGERS,
  'DELETE /v1/admin/products/:id/': MANAGERS,
  'GET /v1/admin/products/:id/stock/': MANAGERS,
  'GET /v1/admin/stock/lookup/': MANAGERS,
  'POST /v1/admin/stock/counts/': MANAGERS,
  'POST /v1/admin/bulk-changes/': MANAGERS,
  'GET /v1/admin/bulk-changes/:id/': MANAGERS,
  'GET /v1/admin/bulk-changes/:id/rows/': MANAGERS,
  'POST /v1/admin/bulk-changes/:id/apply/': MANAGERS,
  'POST /v1/admin/bulk-changes/:id/undo/': MANAGERS,
  'POST /v1/admin/pictures/': MANAGERS,
  'GET /v1/admin/couriers/': MANAGERS,
  'GET /v1/admin/promotion-codes/': MANAGERS,
  'POST /v1/admin/promotion-codes/': MANAGERS,
  'PATCH /v1/admin/promotion-codes/:id/': MANAGERS,
  'GET /v1/admin/deliveries/': EVERYBODY,
  'POST /v1/admin/deliveries/:id/deliver/': EVERYBODY,
  'GET /v1/admin/reviews/': MANAGERS,
  'POST /v1/admin/reviews/:id/hide/': MANAGERS,
  'POST /v1/admin/reviews/:id/show/': MANAGERS,
  'PUT /v1/admin/reviews/:id/answer/': MANAGERS,
  'GET /v1/admin/customers/': MANAGERS,
  'GET /v1/admin/customers/:id/': MANAGERS,
  'POST /v1/admin/customers/:id/block/': MANAGERS,
  'POST /v1/admin/customers/:id/unblock/': MANAGERS,
  'POST /v1/admin/customers/:id/export/': OWNER,
  'POST /v1/admin/customers/:id/erase/': OWNER,
  'GET /v1/admin/mails/': MANAGERS,
  'POST /v1/admin/mails/:id/retry/': MANAGERS,
}
