import { bulkStateSchema, type BulkChange, type BulkState, type Id } from '@dukani/contracts'
import type { ApiClient } from '#shared/api/client.ts'

const PATH = '/v1/admin/bulk-changes/'

/** The path of a change of many products. */
export const bulkPath = (id: Id): string => `${PATH}${encodeURIComponent(String(id))}/`

/** Finds what a bulk edit would do. Nothing is changed yet. */
export function previewBulk(client: ApiClient, body: BulkChange): Promise<BulkState> {
  return client.request({ path: PATH, method: 'POST', body, read: (raw) => bulkStateSchema.parse(raw) })
}

/** Changes the next products, or takes their change back. */
export function proceedBulk(client: ApiClient, id: Id, way: 'apply' | 'undo'): Promise<BulkState> {
  return client.request({
    path: `${bulkPath(id)}${way}/`,
    method: 'POST',
    read: (raw) => bulkStateSchema.parse(raw),
  })
}
