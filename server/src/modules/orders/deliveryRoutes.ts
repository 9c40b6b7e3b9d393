import { deliveryListSchema } from '@dukani/contracts'
import * as z from 'zod/mini'
import { notFound, refused } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { actorOf } from '../../plugins/backOffice.ts'
import type { DeliveryService } from './deliveryService.ts'

/** `/v1/admin/deliveries/`: the orders that are assigned to the caller. */
export function addDeliveryRoutes(app: App, { deliveries }: { deliveries: DeliveryService }): void {
  app.get(
    '/v1/admin/deliveries/',
    {
      schema: {
        summary: 'The caller’s shipped orders, oldest first',
        response: { 200: deliveryListSchema },
      },
    },
    async (request) => ({ results: await deliveries.list(actorOf(request).id) }),
  )

  app.post(
    '/v1/admin/deliveries/:id/deliver/',
    {
      schema: {
        summary: 'Records that an order of the caller was delivered',
        description: '409 when it is not shipped.',
        params: z.object({ id: z.string() }),
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const delivered = await deliveries.deliver(actorOf(request), request.params.id)
      if (delivered.ok) return reply.code(204).send(undefined)
      throw delivered.error === 'notFound' ? notFound() : refused(409, 'server.notNextStatus')
    },
  )
}
