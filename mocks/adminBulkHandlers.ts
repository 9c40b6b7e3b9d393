import type { BulkRow, BulkState } from '@dukani/contracts'
import { http, HttpResponse, type HttpHandler } from 'msw'

/** What a change does to a product: its price goes up. */
export function bulkRow(overrides: Partial<BulkRow> = {}): BulkRow {
  return {
    id: '0199a1b2-0000-7000-8000-000000000001',
    name: 'საფერავი, ქვევრის ღვინო',
    specifications: 0,
    before: { price: 38.5, stock: 14, category: 'ღვინო', published: true },
    after: { price: 40.9, stock: 14, category: 'ღვინო', published: true },
    state: 'waiting',
    ...overrides,
  }
}

const CREATED = 201

/** Handlers for changes of many products, each time with a state of their own. @param given the rows of the preview */
export function adminBulkHandlers(given: readonly BulkRow[] = [bulkRow()]): HttpHandler[] {
  let rows = given
  const state = (): BulkState => ({
    id: 'b1',
    counts: {
      waiting: count('waiting'),
      applied: count('applied'),
      changed: count('changed'),
      undone: count('undone'),
      kept: count('kept'),
    },
  })
  const count = (each: BulkRow['state']) => rows.filter((row) => row.state === each).length
  const move = (from: BulkRow['state'], to: BulkRow['state']) => {
    const next = rows.findIndex((row) => row.state === from)
    rows = rows.map((row, index) => (index === next ? { ...row, state: to } : row))
    return HttpResponse.json(state())
  }
  return [
    http.post('*/v1/admin/bulk-changes/', () => HttpResponse.json(state(), { status: CREATED })),
    http.get('*/v1/admin/bulk-changes/:id/', () => HttpResponse.json(state())),
    http.get('*/v1/admin/bulk-changes/:id/rows/', () => HttpResponse.json({ next: null, results: rows })),
    http.post('*/v1/admin/bulk-changes/:id/apply/', () => move('waiting', 'applied')),
    http.post('*/v1/admin/bulk-changes/:id/undo/', () => move('applied', 'undone')),
  ]
}
