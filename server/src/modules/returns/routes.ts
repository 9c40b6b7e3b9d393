import { orderSchema, returnCreateSchema, returnPictureSchema } from '@dukani/contracts'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { MAX_PROFILE_PICTURE_BYTES } from '../../config/limits.ts'
import { notFound } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { forCustomers, requireCustomer } from '../../plugins/customer.ts'
import { addPictureForm, fileIn } from '../../plugins/pictureForm.ts'
import type { Uploads } from '../../plugins/uploads.ts'
import type { OrderService } from '../orders/service.ts'
import { PICTURE, pictureRefusal, refusal } from './httpErrors.ts'
import type { ReturnPictures } from './pictures.ts'
import type { ReturnService } from './service.ts'

// Cached by browsers only, so that a removed picture is gone everywhere else.
const CACHED = 'private, max-age=31536000, immutable'
const params = z.object({ id: z.string() })

export interface ReturnRoutesOptions {
  returns: ReturnService
  pictures: ReturnPictures
  orders: Pick<OrderService, 'order'>
  uploads: Uploads
}

/**
 * `POST /v1/orders/{id}/returns/` and `return-pictures/`, for customers. `GET /media/returns/{name}`: such a picture, to
 * everyone who knows its random name.
 */
export async function addReturnRoutes(
  app: App,
  { returns, pictures, orders, uploads }: ReturnRoutesOptions,
): Promise<void> {
  app.post(
    '/v1/orders/:id/returns/',
    {
      preValidation: forCustomers,
      schema: {
        summary: 'Asks to give items of a delivered order back, until the 14th day after the delivery',
        description: '409 when it is too late, so many pieces aren’t left, or another return is open.',
        params,
        body: returnCreateSchema,
        response: { 201: orderSchema },
      },
    },
    async (request, reply) => {
      const { id } = requireCustomer(request)
      const asked = await returns.ask(id, request.params.id, request.body)
      if (!asked.ok) throw refusal(asked.error)
      const order = await orders.order(id, request.params.id)
      if (order === null) throw notFound()
      return reply.code(201).header('cache-control', 'no-store').send(order)
    },
  )

  // Forms are accepted only in this scope.
  await app.register(async (plain) => {
    const scope = plain.withTypeProvider<ZodTypeProvider>()
    const read = await addPictureForm(scope, {
      field: PICTURE,
      mostBytes: MAX_PROFILE_PICTURE_BYTES,
      tooLarge: 'account.pictureBytes',
      uploads,
    })
    scope.post(
      '/v1/orders/:id/return-pictures/',
      {
        preValidation: forCustomers,
        schema: {
          summary: 'Stores a picture, which a return can then name by its path',
          description:
            '400 for a file that isn’t a JPEG, PNG or WebP picture. 413 for one above 5 MB. 409 when 10 are stored that no return names.',
          consumes: ['multipart/form-data'],
          params,
          response: { 201: returnPictureSchema },
        },
      },
      async (request, reply) => {
        const { id } = requireCustomer(request)
        const stored = await pictures.store(id, request.params.id, fileIn(await read(request, id)))
        if (!stored.ok) throw pictureRefusal(stored.error)
        return reply.code(201).header('cache-control', 'no-store').send(stored.value)
      },
    )
  })

  app.get(
    '/media/returns/:name',
    { schema: { params: z.object({ name: z.string() }) } },
    async (request, reply) => {
      const picture = await pictures.read(request.params.name)
      if (picture === null) throw notFound()
      return reply.header('cache-control', CACHED).type('image/webp').send(picture)
    },
  )
}
