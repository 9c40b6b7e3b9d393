import {
  ORDER_STAGES,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  toTetri,
  addNoteSchema,
  confirmTransferSchema,
  courierListSchema,
  createRefundSchema,
  handOverSchema,
  prepareOrderSchema,
  refundOrderSchema,
  setOrderStatusSchema,
  shopOrderDetailsSchema,
  shopOrderPartSchema,
} from '@dukani/contracts'
import * as z from 'zod/mini'
import { notFound } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { actorOf } from '../../plugins/backOffice.ts'
import { idempotencyKeyOf } from '../idempotency/header.ts'
import type { OrderAdminService } from './adminService.ts'
import { changed } from './httpErrors.ts'

const params = z.object({ id: z.string() })
/** an amount in GEL, as tetri */
const amount = z.pipe(
  z.string().check(z.regex(/^\d{1,9}(?:\.\d{1,2})?$/)),
  z.transform((gel) => toTetri(gel)),
)
const PATH = '/v1/admin/orders/'
const CHANGE = '409 when the order is no longer in the state that was seen, or can’t be changed like this.'

/** `/v1/admin/orders/`: the orders of all customers, for staff. */
export function addOrderAdminRoutes(app: App, { orders }: { orders: OrderAdminService }): void {
  app.get(
    PATH,
    {
      schema: {
        summary: 'The orders of all customers, newest first; those of a stage oldest first',
        description:
          '`search` is an order’s number, or its customer’s e-mail or phone number. `from` and `to` are days in Tbilisi, both included; totals are in GEL.',
        querystring: z.object({
          status: z.optional(z.enum(ORDER_STATUSES)),
          payment_status: z.optional(z.enum(PAYMENT_STATUSES)),
          stage: z.optional(z.enum(ORDER_STAGES)),
          city: z.optional(z.string().check(z.maxLength(200))),
          total_from: z.optional(amount),
          total_to: z.optional(amount),
          from: z.optional(z.iso.date()),
          to: z.optional(z.iso.date()),
          search: z.optional(z.string().check(z.maxLength(200))),
          after: z.optional(z.string()),
        }),
        response: { 200: shopOrderPartSchema },
      },
    },
    ({ query: { payment_status, total_from, total_to, city, search, ...query } }) =>
      orders.list({
        ...query,
        paymentStatus: payment_status,
        totalFrom: total_from,
        totalTo: total_to,
        city: city?.trim() || undefined,
        text: search?.trim() || undefined,
      }),
  )

  app.get(
    `${PATH}:id/`,
    { schema: { summary: 'An order', params, response: { 200: shopOrderDetailsSchema } } },
    async (request) => {
      const order = await orders.show(request.params.id)
      if (order === null) throw notFound()
      return order
    },
  )

  app.post(
    `${PATH}:id/status/`,
    {
      schema: {
        summary: 'Sets an order’s status; cancelling it returns the goods and the money',
        description: CHANGE,
        params,
        body: setOrderStatusSchema,
        response: { 200: shopOrderDetailsSchema },
      },
    },
    async (request) => changed(await orders.setStatus(actorOf(request), request.params.id, request.body)),
  )

  app.post(
    `${PATH}:id/confirm-transfer/`,
    {
      schema: {
        summary: 'Records that an order’s transfer has arrived',
        description: CHANGE,
        params,
        body: confirmTransferSchema,
        response: { 200: shopOrderDetailsSchema },
      },
    },
    async (request) =>
      changed(await orders.confirmTransfer(actorOf(request), request.params.id, request.body)),
  )

  app.post(
    `${PATH}:id/refund/`,
    {
      schema: {
        summary: 'Returns the money of a shipped, delivered or cancelled order',
        description: CHANGE,
        params,
        body: refundOrderSchema,
        response: { 200: shopOrderDetailsSchema },
      },
    },
    async (request) => changed(await orders.refund(actorOf(request), request.params.id, request.body)),
  )

  app.post(
    `${PATH}:id/refunds/`,
    {
      schema: {
        summary: 'Refunds items of an order, or an amount, in the way it was paid',
        description: `With an \`Idempotency-Key\` once, however often it is sent. ${CHANGE} 422 for a key that was used for another request.`,
        params,
        body: createRefundSchema,
        response: { 200: shopOrderDetailsSchema },
      },
    },
    async (request) => {
      const { id } = request.params
      return changed(await orders.refundPart(actorOf(request), id, request.body, idempotencyKeyOf(request)))
    },
  )

  app.post(
    `${PATH}:id/hand-over/`,
    {
      schema: {
        summary: 'Assigns an order to a courier, and ships it',
        description: `400 when it isn’t a courier. ${CHANGE}`,
        params,
        body: handOverSchema,
        response: { 200: shopOrderDetailsSchema },
      },
    },
    async (request) => changed(await orders.handOver(actorOf(request), request.params.id, request.body)),
  )

  app.post(
    `${PATH}:id/prepare/`,
    {
      schema: {
        summary: 'Records that a paid order is packed, and confirms it',
        description: CHANGE,
        params,
        body: prepareOrderSchema,
        response: { 200: shopOrderDetailsSchema },
      },
    },
    async (request) => changed(await orders.prepare(actorOf(request), request.params.id, request.body)),
  )

  app.post(
    `${PATH}:id/notes/`,
    {
      schema: {
        summary: 'Notes something about an order, for the staff only',
        params,
        body: addNoteSchema,
        response: { 200: shopOrderDetailsSchema },
      },
    },
    async (request) => {
      const order = await orders.addNote(actorOf(request), request.params.id, request.body)
      if (order === null) throw notFound()
      return order
    },
  )

  app.get(
    '/v1/admin/couriers/',
    { schema: { summary: 'All couriers', response: { 200: courierListSchema } } },
    async () => ({ results: await orders.couriers() }),
  )
}
