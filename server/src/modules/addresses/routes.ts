import { addressPageSchema } from '@dukani/contracts'
import * as z from 'zod/mini'
import { notFound } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { forCustomers, requireCustomer } from '../../plugins/customer.ts'
import { lastPage, pageAddress, pageParameters, wirePageOf } from '../paging.ts'
import type { AddressService } from './service.ts'

export interface AddressRoutesOptions {
  addresses: AddressService
  /** the shop's own origin, for the addresses of other pages; undefined: the request's */
  publicUrl: string | undefined
}

const PATH = '/v1/customer/addresses/'
// An address book is shown whole; nobody has more than a handful.
const STANDARD_SIZE = 50

/** `GET /v1/customer/addresses/`: the asker's own address book (CHECK-01). A person's own: no cache keeps it. */
export function addAddressRoutes(app: App, { addresses, publicUrl }: AddressRoutesOptions): void {
  app.get(
    PATH,
    {
      preValidation: forCustomers,
      schema: {
        querystring: z.object(pageParameters(STANDARD_SIZE)),
        response: { 200: addressPageSchema },
      },
    },
    async (request, reply) => {
      const range = { page: request.query.page, pageSize: request.query.page_size }
      const list = await addresses.list(requireCustomer(request).id, range)
      if (range.page > lastPage(list.count, range.pageSize)) throw notFound('server.invalidPage')
      const origin = publicUrl ?? `${request.protocol}://${request.host}`
      const addressOf = (page: number) => pageAddress(origin, PATH, { ...range, page }, STANDARD_SIZE)
      return reply.header('cache-control', 'no-store').send(wirePageOf(list, range, addressOf))
    },
  )
}
