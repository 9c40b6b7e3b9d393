import { savedSpecificationSchema, saveSpecificationSchema } from '@dukani/contracts'
import * as z from 'zod/mini'
import { refusedInError } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { forCustomers, requireCustomer } from '../../plugins/customer.ts'
import type { ChoiceService } from './service.ts'

const PATH = '/v1/save-specification/'

/**
 * `POST /v1/save-specification/` stores a customer's choice for a product (PROD-04) and returns it; `GET
 * /v1/save-specification/?product={id}`, our own, returns the stored one. Refusals are in `error`, as in section 7.
 */
export function addChoiceRoutes(app: App, { choices }: { choices: ChoiceService }): void {
  app.post(
    PATH,
    {
      preValidation: forCustomers,
      schema: {
        summary: 'Stores which specification of a product the customer chose',
        description: '400 with `error` for a specification without a price, 404 for a missing one.',
        body: saveSpecificationSchema,
        response: { 200: saveSpecificationSchema },
      },
    },
    async (request, reply) => {
      const stored = await choices.store(requireCustomer(request).id, request.body)
      if (!stored.ok) {
        throw stored.error === 'notFound'
          ? refusedInError(404, 'product.notFound')
          : refusedInError(400, 'product.priceUnavailable')
      }
      return reply.header('cache-control', 'no-store').send(request.body)
    },
  )

  app.get(
    PATH,
    {
      preValidation: forCustomers,
      schema: {
        summary: 'Which specification of a product the customer chose',
        querystring: z.object({ product: z.string() }),
        response: { 200: savedSpecificationSchema },
      },
    },
    async (request, reply) => {
      const specification = await choices.stored(requireCustomer(request).id, request.query.product)
      return reply.header('cache-control', 'no-store').send({ specification })
    },
  )
}
