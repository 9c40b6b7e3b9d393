import {
  addressPageSchema,
  addressSchema,
  changeAddressSchema,
  createAddressSchema,
  MAX_ADDRESSES,
} from '@dukani/contracts'
import * as z from 'zod/mini'
import { notFound, refusedWith } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { forCustomers, requireCustomer } from '../../plugins/customer.ts'
import { originOf } from '../../plugins/origin.ts'
import { requestedRange, pageParameters, plainPageOf } from '../paging.ts'
import type { AddressService } from './service.ts'

export interface AddressRoutesOptions {
  addresses: AddressService
  /** the shop's own origin, for the addresses of other pages; undefined: the request's */
  publicUrl: string | undefined
}

const PATH = '/v1/customer/addresses/'
const idSchema = z.object({ id: z.string() })
// The whole address book is shown at once; it rarely has more than a handful.
const STANDARD_SIZE = 50

/**
 * `GET` and `POST /v1/customer/addresses/`, `PATCH` and `DELETE /v1/customer/addresses/{id}/` (CHECK-01, PROF-04,
 * PROF-11): the customer's own address book. Another's address is not found (API-05); nothing is cached.
 */
export function addAddressRoutes(app: App, { addresses, publicUrl }: AddressRoutesOptions): void {
  app.get(
    PATH,
    {
      preValidation: forCustomers,
      schema: {
        summary: 'The saved addresses',
        querystring: z.object(pageParameters(STANDARD_SIZE)),
        response: { 200: addressPageSchema },
      },
    },
    async (request, reply) => {
      const range = requestedRange(request.query)
      const list = await addresses.list(requireCustomer(request).id, range)
      const place = { origin: originOf(request, publicUrl), path: PATH, standardSize: STANDARD_SIZE }
      return reply.header('cache-control', 'no-store').send(plainPageOf(list, range, place))
    },
  )

  app.post(
    PATH,
    {
      preValidation: forCustomers,
      schema: {
        summary: 'Saves an address',
        description: '400 when the address book is full.',
        body: createAddressSchema,
        response: { 201: addressSchema },
      },
    },
    async (request, reply) => {
      const address = await addresses.create(requireCustomer(request).id, request.body)
      if (!address.ok)
        throw address.error === 'notFound'
          ? notFound()
          : refusedWith(400, (t) => t('server.addressBookFull', { most: MAX_ADDRESSES }))
      return reply.code(201).header('cache-control', 'no-store').send(address.value)
    },
  )

  app.patch(
    `${PATH}:id/`,
    {
      preValidation: forCustomers,
      schema: {
        summary: 'Changes fields of an address',
        params: idSchema,
        body: changeAddressSchema,
        response: { 200: addressSchema },
      },
    },
    async (request, reply) => {
      const address = await addresses.change(requireCustomer(request).id, request.params.id, request.body)
      if (!address.ok) throw notFound()
      return reply.header('cache-control', 'no-store').send(address.value)
    },
  )

  app.delete(
    `${PATH}:id/`,
    {
      preValidation: forCustomers,
      schema: { summary: 'Deletes an address', params: idSchema, response: { 204: z.undefined() } },
    },
    async (request, reply) => {
      if (!(await addresses.remove(requireCustomer(request).id, request.params.id))) throw notFound()
      return reply.code(204).header('cache-control', 'no-store').send(undefined)
    },
  )
}
