import { orderAgainSchema, orderSchema } from '@dukani/contracts'
import * as z from 'zod/mini'
import { notFound, refused, type ApiError } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { forCustomers, requireCustomer } from '../../plugins/customer.ts'
import { idempotencyKeyOf, REPLAYED_HEADER } from '../idempotency/header.ts'
import type { OrderService } from './service.ts'

const params = z.object({ id: z.string() })

/**
 * Our own calls: `POST /v1/orders/{id}/cancel/` answers the cancelled order, and 409 once it is more than pending;
 * `POST /v1/orders/{id}/again/` puts what was ordered into the cart. Without a body, and for customers: another's order
 * is not found (API-05).
 */
export function addOrderChangeRoutes(app: App, { orders }: { orders: OrderService }): void {
  app.post(
    '/v1/orders/:id/cancel/',
    {
      preValidation: forCustomers,
      schema: {
        summary: 'Cancels a pending order; what was paid goes back',
        description: '409 once it is too late.',
        params,
        response: { 200: orderSchema },
      },
    },
    async (request, reply) => {
      const cancelled = await orders.cancel(requireCustomer(request).id, request.params.id)
      if (cancelled.ok) return reply.header('cache-control', 'no-store').send(cancelled.value)
      throw cancelled.error === 'notFound' ? notFound() : refused(409, 'ordering.tooLateToCancel')
    },
  )

  app.post(
    '/v1/orders/:id/again/',
    {
      preValidation: forCustomers,
      schema: {
        summary:
          'Puts what an order holds into the cart once more, as much as there is; takes an Idempotency-Key',
        description: '409 when the cart is full.',
        params,
        response: { 200: orderAgainSchema },
      },
    },
    async (request, reply) => {
      const key = idempotencyKeyOf(request) ?? null
      const again = await orders.again(requireCustomer(request).id, request.params.id, key)
      if (!again.ok) throw refusal(again.error)
      if (again.value.replayed) reply.header(REPLAYED_HEADER, 'true')
      return reply.header('cache-control', 'no-store').send(again.value.answer)
    },
  )
}

function refusal(why: 'notFound' | 'cartFull' | 'keyReused'): ApiError {
  switch (why) {
    case 'notFound':
      return notFound()
    case 'cartFull':
      return refused(409, 'ordering.againFull')
    case 'keyReused':
      return refused(422, 'ordering.keyReused')
  }
}
