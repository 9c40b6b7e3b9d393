import {
  stockCountedSchema,
  stockItemSchema,
  type Id,
  type StockCount,
  type StockCounted,
  type StockItem,
} from '@dukani/contracts'
import type { ApiClient } from '#shared/api/client.ts'

/** The path of the changes of a product's stock. */
export const movementsPath = (productId: Id): string =>
  `/v1/admin/products/${encodeURIComponent(String(productId))}/stock/`

/** Finds what a barcode, an SKU or a handle belongs to. @throws ApiError 404, or 409 when several have it */
export function lookupCode(client: ApiClient, code: string): Promise<StockItem> {
  return client.request({
    path: '/v1/admin/stock/lookup/',
    query: { code },
    fresh: true,
    read: (raw) => stockItemSchema.parse(raw),
  })
}

/** Sets stocks to what was counted. @param key the same for each attempt, so that it is done once */
export function sendCount(client: ApiClient, body: StockCount, key: string): Promise<StockCounted> {
  return client.request({
    path: '/v1/admin/stock/counts/',
    method: 'POST',
    body,
    idempotencyKey: key,
    read: (raw) => stockCountedSchema.parse(raw),
  })
}
