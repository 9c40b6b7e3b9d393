import {
  stockCountedSchema,
  stockCountSchema,
  stockItemSchema,
  stockMovementPartSchema,
} from '@dukani/contracts'
import * as z from 'zod/mini'
import { notFound, refused } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { actorOf } from '../../plugins/backOffice.ts'
import { idempotencyKeyOf } from '../idempotency/header.ts'
import type { StockService } from './service.ts'

/** In characters. */
const LONGEST_CODE = 200

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

  app.get(
    '/v1/admin/stock/lookup/',
    {
      schema: {
        summary: 'The product or specification with a barcode, else with an SKU or a handle',
        description: '404 when there is none; 409 when several have this SKU.',
        querystring: z.object({
          code: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_CODE)),
        }),
        response: { 200: stockItemSchema },
      },
    },
    async ({ query }) => {
      const found = await stock.lookup(query.code)
      if (found.ok) return found.value
      throw found.error === 'several' ? refused(409, 'server.severalOfCode') : notFound('server.unknownCode')
    },
  )

  app.post(
    '/v1/admin/stock/counts/',
    {
      schema: {
        summary: 'Sets stocks to what was counted',
        description:
          'The difference between what was counted and what was seen is added to the stock as it is now, so that an order ' +
          'since then isn’t lost. With an `Idempotency-Key` it is done once, however often it is sent.',
        body: stockCountSchema,
        response: { 200: stockCountedSchema },
      },
    },
    async (request) => {
      const done = await stock.count(actorOf(request), request.body, idempotencyKeyOf(request))
      if (!done.ok) throw refused(422, 'server.keyReused')
      return done.value
    },
  )
}
