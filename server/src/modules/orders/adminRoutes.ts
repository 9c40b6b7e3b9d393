import { ORDER_STATUSES, PAYMENT_STATUSES } from '@dukani/contracts'
import {
  confirmTransferSchema,
  courierListSchema,
  handOverSchema,
  refundOrderSchema,
  setOrderStatusSchema,
  shopOrderDetailsSchema,
  shopOrderPartSchema,
  type ShopOrderDetails,
} from '@dukani/contracts'
import * as z from 'zod/mini'
import { fieldErrors, notFound, refused, type ApiError } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import type { Result } from '../../result.ts'
import { actorOf } from '../../plugins/backOffice.ts'
import type { ChangeRefusal, OrderAdminService } from './adminService.ts'

const params = z.object({ id: z.string() })
const PATH = '/v1/admin/orders/'
const CHANGE = '409 when the order is no longer in the state that was seen, or can’t be changed like this.'

/** `/v1/admin/orders/`: the orders of all customers, for staff. */
export function addOrderAdminRoutes(app: App, { orders }: { orders: OrderAdminService }): void {
  app.get(
    PATH,
    {
      schema: {
        summary: 'The orders of all customers, newest first',
        description: '`search` is an order’s number, or its customer’s e-mail or phone number.',
        querystring: z.object({
          status: z.optional(z.enum(ORDER_STATUSES)),
          payment_status: z.optional(z.enum(PAYMENT_STATUSES)),
          search: z.optional(z.string().check(z.maxLength(200))),
          after: z.optional(z.string()),
        }),
        response: { 200: shopOrderPartSchema },
      },
    },
    (request) => orders.list(request.query),
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

  app.get(
    '/v1/admin/couriers/',
    { schema: { summary: 'All couriers', response: { 200: courierListSchema } } },
    async () => ({ results: await orders.couriers() }),
  )
}

function changed(result: Result<ShopOrderDetails, ChangeRefusal>): ShopOrderDetails {
  if (result.ok) return result.value
  throw refusal(result.error)
}

function refusal(why: ChangeRefusal): ApiError {
  switch (why) {
    case 'notFound':
      return notFound()
    case 'changedMeanwhile':
      return refused(409, 'server.changedMeanwhile')
    case 'notPaid':
      return refused(409, 'server.notPaidYet')
    case 'wrongStatus':
      return refused(409, 'server.notNextStatus')
    case 'notTransfer':
      return refused(409, 'server.notTransfer')
    case 'nothingToRefund':
      return refused(409, 'server.nothingToRefund')
    case 'stillOpen':
      return refused(409, 'server.refundByCancel')
    case 'notCourier':
      return fieldErrors((t) => ({ courier: [t('server.notCourier')] }))
  }
}
