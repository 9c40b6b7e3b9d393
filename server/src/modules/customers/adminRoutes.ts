import {
  customerExportSchema,
  shopCustomerDetailsSchema,
  shopCustomerPartSchema,
  type ShopCustomerDetails,
} from '@dukani/contracts'
import * as z from 'zod/mini'
import { notFound, refused, type ApiError } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { actorOf } from '../../plugins/backOffice.ts'
import type { Result } from '../../result.ts'
import type { CustomerAdminService, CustomerRefusal } from './adminService.ts'
import type { StillOpen } from './eraseRepository.ts'

const params = z.object({ id: z.string() })
const PATH = '/v1/admin/customers/'
const STAFF = '409 for a member of the staff.'
const response = { 200: shopCustomerDetailsSchema }

/** `/v1/admin/customers/`: all customers, for staff. */
export function addCustomerAdminRoutes(app: App, { customers }: { customers: CustomerAdminService }): void {
  app.get(
    PATH,
    {
      schema: {
        summary: 'All customers, newest first',
        description:
          '`search` is an order’s number, a phone number, or a part of the name or e-mail of at least 3 characters.',
        querystring: z.object({
          search: z.optional(z.string().check(z.maxLength(200))),
          after: z.optional(z.string()),
        }),
        response: { 200: shopCustomerPartSchema },
      },
    },
    (request) => customers.list(request.query),
  )

  app.get(
    `${PATH}:id/`,
    {
      schema: {
        summary: 'A customer with their latest orders, wallet entries, addresses and changes',
        params,
        response,
      },
    },
    async (request) => {
      const customer = await customers.show(request.params.id)
      if (customer === null) throw notFound()
      return customer
    },
  )

  for (const [action, blocked, summary] of [
    ['block', true, 'Blocks a customer: they can neither log in nor order, and their sessions end'],
    ['unblock', false, 'Unblocks a customer'],
  ] as const)
    app.post(
      `${PATH}:id/${action}/`,
      { schema: { summary, description: STAFF, params, response } },
      async (request) => changed(await customers.setBlocked(actorOf(request), request.params.id, blocked)),
    )

  app.post(
    `${PATH}:id/export/`,
    {
      schema: {
        summary: 'All personal data of a customer; the audit log says that they were exported',
        params,
        response: { 200: customerExportSchema },
      },
    },
    async (request) => {
      const data = await customers.exportData(actorOf(request), request.params.id)
      if (data === null) throw notFound()
      return data
    },
  )

  app.post(
    `${PATH}:id/erase/`,
    {
      schema: {
        summary: 'Erases the personal data of a customer for ever; orders keep their numbers and sums',
        description: `${STAFF} 409 also while an order, a refund or a wallet balance is open.`,
        params,
        response,
      },
    },
    async (request) => changed(await customers.erase(actorOf(request), request.params.id)),
  )
}

function changed(result: Result<ShopCustomerDetails, CustomerRefusal | StillOpen>): ShopCustomerDetails {
  if (result.ok) return result.value
  throw refusal(result.error)
}

function refusal(why: CustomerRefusal | StillOpen): ApiError {
  switch (why) {
    case 'notFound':
      return notFound()
    case 'isStaff':
      return refused(409, 'backOffice.isStaff')
    case 'openOrder':
      return refused(409, 'backOffice.openOrder')
    case 'refundDue':
      return refused(409, 'backOffice.refundDue')
    case 'walletBalance':
      return refused(409, 'backOffice.walletBalance')
  }
}
