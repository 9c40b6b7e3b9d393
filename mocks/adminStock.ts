import type { StockCount, StockCounted, StockItem, StockMovement } from '@dukani/contracts'
import { serverKa } from '@dukani/i18n'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { refusal } from './catalogueHandlers.ts'
import { picturePath } from './pictures.ts'

/** A product that is counted. */
export function stockItem(overrides: Partial<StockItem> = {}): StockItem {
  return {
    ...{ product_id: 'p1', specification_id: null, name: 'საფერავი, ქვევრის ღვინო', specification: null },
    ...{ image: picturePath('bottle', 1), stock: 14 },
    ...overrides,
  }
}

/** A change of a stock: a sale. */
export function stockMovement(overrides: Partial<StockMovement> = {}): StockMovement {
  return {
    ...{ id: 'v1', specification: null, size: null, change: -2, stock: 12, reason: 'order' },
    ...{ order: { id: 'o1', number: '261120-48213' }, author: null },
    created_at: '2026-11-20T12:30:00.000Z',
    ...overrides,
  }
}

export interface MockStock {
  /** what codes belong to */
  items?: Readonly<Record<string, StockItem>>
  movements?: readonly StockMovement[]
  /** how many movements are in one answer. @default 50 */
  part?: number
  /** what a count does to each thing; by its place. @default it is applied */
  states?: readonly StockCounted['results'][number]['state'][]
}

/** Handlers for the stock of the back office. */
export function stockHandlers(mock: MockStock = {}): HttpHandler[] {
  const { items = {}, movements = [stockMovement()], part = 50, states = [] } = mock
  return [
    http.get('*/v1/admin/products/:id/stock/', ({ request }) => {
      const after = new URL(request.url).searchParams.get('after')
      const start = movements.findIndex(({ id }) => id === after) + 1
      const results = movements.slice(start, start + part)
      return HttpResponse.json({ next: start + part < movements.length ? results.at(-1)?.id : null, results })
    }),
    http.get('*/v1/admin/stock/lookup/', ({ request }) => {
      const item = items[new URL(request.url).searchParams.get('code') ?? '']
      return item === undefined ? refusal(serverKa['server.unknownCode'], 404) : HttpResponse.json(item)
    }),
    http.post('*/v1/admin/stock/counts/', async ({ request }) => {
      const { lines } = (await request.json()) as StockCount
      const results = lines.map(({ product_id, specification_id, counted }, index) => {
        const state = states[index] ?? 'applied'
        const isApplied = state === 'applied'
        return {
          ...{ product_id, specification_id, state },
          ...{ stock: isApplied ? counted : 0, missing: state === 'short' ? 2 : 0 },
        }
      })
      return HttpResponse.json({ results } satisfies StockCounted)
    }),
  ]
}
