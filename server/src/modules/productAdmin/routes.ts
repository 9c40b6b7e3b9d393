import {
  productChangeSchema,
  productConflictSchema,
  productCreateSchema,
  STAFF_PRODUCT_SORTS,
  staffProductDetailsSchema,
  staffProductPartSchema,
  STOCK_LEVELS,
} from '@dukani/contracts'
import * as z from 'zod/mini'
import { notFound } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { actorOf } from '../../plugins/backOffice.ts'
import { idempotencyKeyOf } from '../idempotency/header.ts'
import { refusal } from './httpErrors.ts'
import type { ProductAdminService } from './service.ts'

const PATH = '/v1/admin/products/'
const params = z.object({ id: z.string() })

/** A description of 20,000 Georgian letters and 500 specifications fit. */
const MAX_PRODUCT_BYTES = 1024 * 1024

const CONFLICT = '409, with the product as it is now, when it was edited since the version that was seen.'

/** `/v1/admin/products/`: the products, hidden ones too, for staff. */
export function addProductAdminRoutes(app: App, { products }: { products: ProductAdminService }): void {
  app.get(
    PATH,
    {
      schema: {
        summary: 'The products, hidden ones too',
        description:
          '`search` is a handle, a SKU, a barcode, or words of names. `category` is an id. `stock` `low` is 1 to 5 pieces, or to the `warn_level` of the product.',
        querystring: z.object({
          search: z.optional(z.string().check(z.maxLength(200))),
          category: z.optional(z.string()),
          published: z.optional(z.enum(['true', 'false'])),
          stock: z.optional(z.enum(STOCK_LEVELS)),
          sort: z.optional(z.enum(STAFF_PRODUCT_SORTS)),
          after: z.optional(z.string()),
        }),
        response: { 200: staffProductPartSchema },
      },
    },
    ({ query: { published, sort = 'newest', ...query } }) =>
      products.list({
        ...query,
        sort,
        published: published === undefined ? undefined : published === 'true',
      }),
  )

  app.get(
    `${PATH}:id/`,
    { schema: { summary: 'A product', params, response: { 200: staffProductDetailsSchema } } },
    async (request) => {
      const product = await products.show(request.params.id)
      if (product === null) throw notFound()
      return product
    },
  )

  app.post(
    PATH,
    {
      bodyLimit: MAX_PRODUCT_BYTES,
      schema: {
        summary: 'Adds a product',
        description:
          'With an `Idempotency-Key` it adds one, however often it is sent; 404 if that one was deleted since.',
        body: productCreateSchema,
        response: { 201: staffProductDetailsSchema },
      },
    },
    async (request, reply) => {
      const created = await products.create(actorOf(request), request.body, idempotencyKeyOf(request))
      if (!created.ok) throw refusal(created.error)
      return reply.code(201).send(created.value)
    },
  )

  app.patch(
    `${PATH}:id/`,
    {
      bodyLimit: MAX_PRODUCT_BYTES,
      schema: {
        summary: 'Changes the given fields of a product',
        description: CONFLICT,
        params,
        body: productChangeSchema,
        response: { 200: staffProductDetailsSchema, 409: productConflictSchema },
      },
    },
    async (request, reply) => {
      const changed = await products.change(actorOf(request), request.params.id, request.body)
      if (changed.ok) return changed.value
      if (typeof changed.error === 'string') throw refusal(changed.error)
      return reply.code(409).send({ detail: request.t('server.productChanged'), ...changed.error })
    },
  )

  app.delete(
    `${PATH}:id/`,
    {
      schema: {
        summary: 'Removes a product, or hides it for good if it was ordered or is in a cart',
        description: CONFLICT,
        params,
        querystring: z.object({ version: z.string().check(z.regex(/^\d{1,9}$/)) }),
        response: { 204: z.undefined(), 409: productConflictSchema },
      },
    },
    async (request, reply) => {
      const version = Number(request.query.version)
      const deleted = await products.delete(actorOf(request), request.params.id, version)
      if (deleted.ok) return reply.code(204).send(undefined)
      if (typeof deleted.error === 'string') throw refusal(deleted.error)
      return reply.code(409).send({ detail: request.t('server.productChanged'), ...deleted.error })
    },
  )
}
