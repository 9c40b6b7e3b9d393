import {
  orderCreatedSchema,
  orderCreateSchema,
  orderPageSchema,
  orderSchema,
  PAGE_SIZE,
} from '@dukani/contracts'
import { formatMoney, type Language } from '@dukani/i18n'
import * as z from 'zod/mini'
import { notFound, refused, refusedWith, type ApiError } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { forCustomers, requireCustomer } from '../../plugins/customer.ts'
import { idempotencyKeyOf, REPLAYED_HEADER } from '../idempotency/header.ts'
import { lastPage, pageAddress, pageParameters, wirePageOf } from '../paging.ts'
import type { Refusal } from './refusal.ts'
import type { OrderService } from './service.ts'

export interface OrderRoutesOptions {
  orders: OrderService
  /** the shop's own origin, for the addresses of other pages; undefined: the request's */
  publicUrl: string | undefined
}

const PATH = '/v1/orders/'

/**
 * `POST /v1/orders/create/`, `GET /v1/orders/` and `GET /v1/orders/{id}/` (CHECK-07, ORDER-04), for customers. Another's
 * order is as one that doesn't exist (API-05); nothing of it is kept by caches.
 */
export function addOrderRoutes(app: App, { orders, publicUrl }: OrderRoutesOptions): void {
  app.post(
    '/v1/orders/create/',
    {
      preValidation: forCustomers,
      schema: { body: orderCreateSchema, response: { 201: orderCreatedSchema } },
    },
    async (request, reply) => {
      const key = idempotencyKeyOf(request) ?? null
      const outcome = await orders.create(requireCustomer(request).id, request.body, key)
      if ('refused' in outcome) throw refusal(outcome.refused, request.language)
      if (outcome.replayed) reply.header(REPLAYED_HEADER, 'true')
      return reply.code(201).header('cache-control', 'no-store').send(outcome.order)
    },
  )

  app.get(
    PATH,
    {
      preValidation: forCustomers,
      schema: { querystring: z.object(pageParameters(PAGE_SIZE)), response: { 200: orderPageSchema } },
    },
    async (request, reply) => {
      const range = { page: request.query.page, pageSize: request.query.page_size }
      const list = await orders.list(requireCustomer(request).id, range)
      if (range.page > lastPage(list.count, range.pageSize)) throw notFound('server.invalidPage')
      const origin = publicUrl ?? `${request.protocol}://${request.host}`
      const addressOf = (page: number) => pageAddress(origin, PATH, { ...range, page }, PAGE_SIZE)
      return reply.header('cache-control', 'no-store').send(wirePageOf(list, range, addressOf))
    },
  )

  app.get(
    `${PATH}:id/`,
    {
      preValidation: forCustomers,
      schema: { params: z.object({ id: z.string() }), response: { 200: orderSchema } },
    },
    async (request, reply) => {
      const order = await orders.order(requireCustomer(request).id, request.params.id)
      if (order === null) throw notFound()
      return reply.header('cache-control', 'no-store').send(order)
    },
  )
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
      return refusedWith(409, (t) => t('ordering.short', { name: why.name }))
    case 'gone':
      return refusedWith(409, (t) => t('ordering.gone', { name: why.name }))
    case 'methodNotSetUp':
      return refused(400, 'ordering.methodNotSetUp')
    case 'unknownAddress':
      return refused(404, 'ordering.unknownAddress')
    case 'keyReused':
      return refused(422, 'ordering.keyReused')
  }
}
