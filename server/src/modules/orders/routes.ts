import {
  orderCreatedSchema,
  orderCreateSchema,
  orderPageSchema,
  orderSchema,
  PAGE_SIZE,
  type OrderCreated,
} from '@dukani/contracts'
import { formatMoney, type Language } from '@dukani/i18n'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { notFound, refused, refusedWith, type ApiError } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { forCustomers, requireCustomer } from '../../plugins/customer.ts'
import { originOf } from '../../plugins/origin.ts'
import { idempotencyKeyOf, REPLAYED_HEADER } from '../idempotency/header.ts'
import { codeError } from '../promotionCodes/httpErrors.ts'
import { requestedRange, pageParameters, plainPageOf } from '../paging.ts'
import { itemName } from './itemName.ts'
import type { OrderPayments } from './orderPayments.ts'
import type { Refusal } from './refusal.ts'
import { payerOf } from './requests.ts'
import type { OrderService } from './service.ts'

export interface OrderRoutesOptions {
  orders: OrderService
  payments: Pick<OrderPayments, 'page'>
  /** the shop's own origin, for the addresses of other pages; undefined: the request's */
  publicUrl: string | undefined
}

const PATH = '/v1/orders/'

/**
 * `POST /v1/orders/create/`, `GET /v1/orders/` and `GET /v1/orders/{id}/` (CHECK-07, ORDER-04), for customers. Another
 * customer's order is not found (API-05); nothing is cached.
 */
export function addOrderRoutes(app: App, { orders, payments, publicUrl }: OrderRoutesOptions): void {
  app.post(
    '/v1/orders/create/',
    {
      preValidation: forCustomers,
      schema: {
        summary:
          'Creates an order from the cart. With an Idempotency-Key only once, however often it is sent',
        description:
          "400 for a payment method that isn't set up, or a promotion code that can't be used. 404 for an address that isn't the customer's. 409 when the cart, a price or the stock has changed, or the wallet's balance is too small. 422 for a key that was used for another request.",
        body: orderCreateSchema,
        response: { 201: orderCreatedSchema },
      },
    },
    async (request, reply) => {
      const key = idempotencyKeyOf(request) ?? null
      const placed = await orders.create(requireCustomer(request).id, request.body, key, request.language)
      if (!placed.ok) throw refusal(placed.error, request.language)
      const { order, replayed } = placed.value
      if (replayed) reply.header(REPLAYED_HEADER, 'true')
      const payment = await paymentOf(order, request)
      return reply
        .code(201)
        .header('cache-control', 'no-store')
        .send({ ...order, ...payment })
    },
  )

  app.get(
    PATH,
    {
      preValidation: forCustomers,
      schema: {
        summary: "The customer's orders, the newest first",
        querystring: z.object(pageParameters(PAGE_SIZE)),
        response: { 200: orderPageSchema },
      },
    },
    async (request, reply) => {
      const range = requestedRange(request.query)
      const list = await orders.list(requireCustomer(request).id, range)
      const place = { origin: originOf(request, publicUrl), path: PATH, standardSize: PAGE_SIZE }
      return reply.header('cache-control', 'no-store').send(plainPageOf(list, range, place))
    },
  )

  app.get(
    `${PATH}:id/`,
    {
      preValidation: forCustomers,
      schema: { summary: 'An order', params: z.object({ id: z.string() }), response: { 200: orderSchema } },
    },
    async (request, reply) => {
      const order = await orders.order(requireCustomer(request).id, request.params.id)
      if (order === null) throw notFound()
      return reply.header('cache-control', 'no-store').send(order)
    },
  )

  /** The payment page of an order paid by card, also when the request is repeated, as long as the order isn't paid. */
  async function paymentOf({ id, payment_method }: OrderCreated, request: FastifyRequest) {
    if (payment_method !== 'flitt') return {}
    const page = await payments.page(String(id), payerOf(request, publicUrl))
    if (page.ok) return { checkout_url: page.value.url }
    return page.error === 'unavailable' ? { detail: request.t('ordering.paymentAway') } : {}
  }
}

function refusal(why: Refusal, language: Language): ApiError {
  switch (why.reason) {
    case 'emptyCart':
      return refused(409, 'ordering.emptyCart')
    case 'cartChanged':
      return refused(409, 'ordering.cartChanged')
    case 'totalChanged': {
      const total = formatMoney(why.total, language)
      return refusedWith(409, (t) => t('ordering.totalChanged', { total }))
    }
    case 'short':
    case 'gone': {
      const name = itemName(why.item, language)
      return refusedWith(409, (t) => t(`ordering.${why.reason}`, { name }))
    }
    case 'methodNotSetUp':
      return refused(400, 'ordering.methodNotSetUp')
    case 'walletShort': {
      const balance = formatMoney(why.balance, language)
      const total = formatMoney(why.total, language)
      return refusedWith(409, (t) => t('ordering.walletShort', { balance, total }))
    }
    case 'unknownAddress':
      return refused(404, 'ordering.unknownAddress')
    case 'keyReused':
      return refused(422, 'ordering.keyReused')
    case 'codeInvalid':
    case 'codeMinimum':
      return codeError('promotion_code', why, language)
  }
}
