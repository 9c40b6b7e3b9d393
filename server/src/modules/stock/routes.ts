import { stockMovementPartSchema } from '@dukani/contracts'
import * as z from 'zod/mini'
import { notFound } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import type { StockService } from './service.ts'

/** The calls of staff about the stock of products. */
export function addStockRoutes(app: App, { stock }: { stock: StockService }): void {
  app.get(
    '/v1/admin/products/:id/stock/',
    {
      schema: {
        summary: 'The changes of a product’s stock in the last year, latest first',
        params: z.object({ id: z.string() }),
        querystring: z.object({ after: z.optional(z.string()) }),
        response: { 200: stockMovementPartSchema },
      },
    },
    async ({ params, query }) => {
      const movements = await stock.movements(params.id, query.after)
      if (movements === null) throw notFound()
      return movements
    },
  )
}
