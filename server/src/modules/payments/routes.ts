import { paymentStartedSchema, walletSchema } from '@dukani/contracts'
import type { FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { notFound, refused, type ApiError } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { forCustomers, requireCustomer } from '../../plugins/customer.ts'
import type { NotPayable } from '../orders/orderPayments.ts'
import { payerOf } from '../orders/requests.ts'
import type { CallbackRejection, PaymentService } from './service.ts'

export interface PaymentRoutesOptions {
  payments: PaymentService
  publicUrl: string | undefined
}

/**
 * `POST /v1/orders/{id}/pay/` (API-10) and `GET /v1/wallet/` are for customers. `POST /v1/payments/flitt/callback/` is
 * for Flitt, and `POST /v1/payments/flitt/return/` for browsers that return from it, which send no cookies. These two
 * are verified only by their signature, so they need no csrf token, and may be forms.
 */
export async function addPaymentRoutes(
  app: App,
  { payments, publicUrl }: PaymentRoutesOptions,
): Promise<void> {
  app.post(
    '/v1/orders/:id/pay/',
    {
      preValidation: forCustomers,
      schema: {
        summary: 'Begins another payment of an unpaid order by card',
        description:
          "409 when nothing has to be paid, or a payment is being processed. 503 while the gateway can't be reached.",
        params: z.object({ id: z.string() }),
        response: { 200: paymentStartedSchema },
      },
    },
    async (request, reply) => {
      const { id } = requireCustomer(request)
      const page = await payments.ownPage(id, request.params.id, payerOf(request, publicUrl))
      if (!page.ok) throw page.error === 'notFound' ? notFound() : notPayable(page.error)
      return reply.header('cache-control', 'no-store').send({ checkout_url: page.value.url })
    },
  )

  app.get(
    '/v1/wallet/',
    {
      preValidation: forCustomers,
      schema: { summary: "The balance of the customer's wallet", response: { 200: walletSchema } },
    },
    async (request, reply) =>
      reply.header('cache-control', 'no-store').send(await payments.wallet(requireCustomer(request).id)),
  )

  // Forms are accepted only in this scope.
  await app.register(async (plain) => {
    const scope = plain.withTypeProvider<ZodTypeProvider>()
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    )
    addFlittRoutes(scope, payments)
  })
}

function addFlittRoutes(scope: App, payments: PaymentService): void {
  const open = { csrf: false, bearer: false }
  const consumes = ['application/json', 'application/x-www-form-urlencoded']

  scope.post(
    '/v1/payments/flitt/callback/',
    {
      config: open,
      schema: {
        summary: 'Flitt reports a payment. The server then asks Flitt for its status, and believes only that',
        consumes,
        response: { 200: z.object({}) },
      },
    },
    async (request, reply) => {
      const received = await payments.receiveCallback(request.body)
      if (!received.ok) throw rejected(request, received.error)
      return reply.send({})
    },
  )

  // If the order is unknown, the page says where to find the orders.
  scope.post(
    '/v1/payments/flitt/return/',
    {
      config: open,
      schema: {
        summary: 'Flitt redirects the browser here',
        consumes,
        response: { 303: z.undefined() },
      },
    },
    async (request, reply) => {
      const received = await payments.receiveCallback(request.body)
      if (!received.ok) logRejection(request, received.error)
      const query = received.ok ? `?order=${received.value.orderId}` : ''
      return reply.header('cache-control', 'no-store').redirect(`/payment/success${query}`, 303)
    },
  )
}

function notPayable(why: NotPayable): ApiError {
  switch (why) {
    case 'alreadyPaid':
      return refused(409, 'ordering.alreadyPaid')
    case 'underWay':
      return refused(409, 'ordering.paymentUnderWay')
    case 'tooLate':
      return refused(409, 'ordering.tooLateToPay')
    case 'notByCard':
      return refused(409, 'ordering.notPaidByCard')
    case 'tooMany':
      return refused(409, 'ordering.tooManyPayments')
    case 'unavailable':
      return refused(503, 'ordering.payLater', { 'retry-after': '10' })
  }
}

const STATUSES: Record<CallbackRejection, number> = {
  ...{ forged: 403, otherMerchant: 403, unreadable: 400, otherSum: 400, unknownOrder: 404 },
}

function logRejection(request: FastifyRequest, why: CallbackRejection): void {
  request.log.warn({ event: `payment: ${why}`, ip: request.ip }, 'security')
}

function rejected(request: FastifyRequest, why: CallbackRejection): ApiError {
  logRejection(request, why)
  return refused(STATUSES[why], 'ordering.callbackRefused')
}
