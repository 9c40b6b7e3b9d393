import {
  bulkChangeSchema,
  bulkRowPartSchema,
  bulkStateSchema,
  MOST_BULK_PRODUCTS,
  type BulkState,
} from '@dukani/contracts'
import * as z from 'zod/mini'
import { fieldErrors, notFound, refusedWith } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { actorOf } from '../../plugins/backOffice.ts'
import type { BulkService } from './bulkService.ts'

const PATH = '/v1/admin/bulk-changes/'
const params = z.object({ id: z.string() })

/** `/v1/admin/bulk-changes/`: changes of many products at once, previewed, applied and undone. */
export function addBulkRoutes(app: App, { bulk }: { bulk: BulkService }): void {
  app.post(
    PATH,
    {
      schema: {
        summary: 'Finds the products of a filter, and what a change would do to each',
        description: `Nothing is changed yet. 409 for more than ${MOST_BULK_PRODUCTS} products.`,
        body: bulkChangeSchema,
        response: { 201: bulkStateSchema },
      },
    },
    async (request, reply) => {
      const previewed = await bulk.preview(actorOf(request), request.body)
      if (previewed.ok) return reply.code(201).send(previewed.value)
      if (previewed.error === 'tooMany')
        throw refusedWith(409, (t) => t('server.tooManyProducts', { most: MOST_BULK_PRODUCTS }))
      throw fieldErrors((t) => ({ category: [t('server.unknownCategory')] }))
    },
  )

  app.get(
    `${PATH}:id/`,
    {
      schema: { summary: 'How far a change of many products is', params, response: { 200: bulkStateSchema } },
    },
    async (request) => known(await bulk.state(request.params.id)),
  )

  app.get(
    `${PATH}:id/rows/`,
    {
      schema: {
        summary: 'What a change does to each product',
        params,
        querystring: z.object({ after: z.optional(z.string()) }),
        response: { 200: bulkRowPartSchema },
      },
    },
    async (request) => {
      const rows = await bulk.rows(request.params.id, request.query.after)
      if (rows === null) throw notFound()
      return rows
    },
  )

  app.post(
    `${PATH}:id/apply/`,
    {
      schema: {
        summary: 'Changes the next 25 products; to be called until none is waiting',
        description: 'A product that was edited since the preview isn’t changed. A sale is no edit.',
        params,
        response: { 200: bulkStateSchema },
      },
    },
    async (request) => known(await bulk.proceed(actorOf(request), request.params.id, 'apply')),
  )

  app.post(
    `${PATH}:id/undo/`,
    {
      schema: {
        summary: 'Takes back the change of the next 25 products; to be called until none is applied',
        description:
          'A product that was edited since stays as it is, as does one of which too few pieces are left.',
        params,
        response: { 200: bulkStateSchema },
      },
    },
    async (request) => known(await bulk.proceed(actorOf(request), request.params.id, 'undo')),
  )
}

function known(state: BulkState | null): BulkState {
  if (state === null) throw notFound()
  return state
}
