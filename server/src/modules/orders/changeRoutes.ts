import { orderAgainSchema, orderSchema } from '@dukani/contracts'
import * as z from 'zod/mini'
import { notFound, refused, type ApiError } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { forCustomers, requireCustomer } from '../../plugins/customer.ts'
import { idempotencyKeyOf, REPLAYED_HEADER } from '../idempotency/header.ts'
import type { OrderService } from './service.ts'

const params = z.object({ id: z.string() })

/**
 * `POST /v1/orders/{id}/cancel/` returns the cancelled order, or 409 when it is no longer pending.
 * `POST /v1/orders/{id}/again/` adds its items to the cart. Both have no body and are for customers: another customer's
 * order is not found (API-05).
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
          "Adds an order's items to the cart again, as far as they are in stock; takes an Idempotency-Key",
        description: '409 when the cart is full. 422 for a key that was used for another request.',
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
      return refused(422, 'server.keyReused')
  }
}
