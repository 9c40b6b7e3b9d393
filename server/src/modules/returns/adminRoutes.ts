import {
  RETURN_FILTERS,
  refundReturnSchema,
  refuseReturnSchema,
  returnStepSchema,
  shopReturnDetailsSchema,
  shopReturnPartSchema,
  type ShopReturnDetails,
} from '@dukani/contracts'
import * as z from 'zod/mini'
import { notFound } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { actorOf } from '../../plugins/backOffice.ts'
import type { Result } from '../../result.ts'
import type { ReturnAdminService, ReturnChangeRefusal } from './adminService.ts'
import { changeRefusal } from './httpErrors.ts'

const params = z.object({ id: z.string() })
const PATH = '/v1/admin/returns/'
const description =
  '409 when the return is no longer in the state that was seen, or can’t be changed like this.'
const response = { 200: shopReturnDetailsSchema }

/** `/v1/admin/returns/`: the returns of all customers, for staff. */
export function addReturnAdminRoutes(app: App, { returns }: { returns: ReturnAdminService }): void {
  app.get(
    PATH,
    {
      schema: {
        summary: 'The returns of all customers, newest first',
        description: '`state` `open` is all that are neither refused nor refunded.',
        querystring: z.object({ state: z.optional(z.enum(RETURN_FILTERS)), after: z.optional(z.string()) }),
        response: { 200: shopReturnPartSchema },
      },
    },
    (request) => returns.list(request.query),
  )

  app.get(
    `${PATH}:id/`,
    { schema: { summary: 'A return, with its items and pictures', params, response } },
    async (request) => {
      const details = await returns.show(request.params.id)
      if (details === null) throw notFound()
      return details
    },
  )

  app.post(
    `${PATH}:id/accept/`,
    { schema: { summary: 'Accepts a return', description, params, body: returnStepSchema, response } },
    async (request) => changed(await returns.accept(actorOf(request), request.params.id, request.body)),
  )

  app.post(
    `${PATH}:id/refuse/`,
    {
      schema: {
        summary: 'Refuses a return, with a reason for the customer',
        description,
        params,
        body: refuseReturnSchema,
        response,
      },
    },
    async (request) => changed(await returns.refuse(actorOf(request), request.params.id, request.body)),
  )

  app.post(
    `${PATH}:id/receive/`,
    {
      schema: {
        summary: 'Records that the items of a return have arrived',
        description,
        params,
        body: returnStepSchema,
        response,
      },
    },
    async (request) => changed(await returns.receive(actorOf(request), request.params.id, request.body)),
  )

  app.post(
    `${PATH}:id/refund/`,
    {
      schema: {
        summary: 'Refunds the items of a return, in the way they were paid',
        description,
        params,
        body: refundReturnSchema,
        response,
      },
    },
    async (request) => changed(await returns.refund(actorOf(request), request.params.id, request.body)),
  )
}

function changed(result: Result<ShopReturnDetails, ReturnChangeRefusal>): ShopReturnDetails {
  if (result.ok) return result.value
  throw changeRefusal(result.error)
}
