import multipart from '@fastify/multipart'
import { orderSchema, returnCreateSchema, returnPictureSchema } from '@dukani/contracts'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { MAX_PROFILE_PICTURE_BYTES } from '../../config/limits.ts'
import { notFound, refused } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { forCustomers, requireCustomer } from '../../plugins/customer.ts'
import { readForm } from '../../plugins/multipartForm.ts'
import type { OrderService } from '../orders/service.ts'
import { createUploads } from '../profile/uploads.ts'
import { pictureRefusal, refusal, refusedPicture } from './httpErrors.ts'
import type { ReturnPictures } from './pictures.ts'
import type { ReturnService } from './service.ts'

const FIELD = 'picture'
/** The size of a form without its file: far more than it needs. */
const REST_BYTES = 16 * 1024
// Cached by browsers only, so that a removed picture is gone everywhere else.
const KEPT = 'private, max-age=31536000, immutable'
const params = z.object({ id: z.string() })

/**
 * `POST /v1/orders/{id}/returns/` and `return-pictures/`, for customers. `GET /media/returns/{name}`: such a picture, to
 * everyone who knows its random name.
 */
export async function addReturnRoutes(
  app: App,
  {
    returns,
    pictures,
    orders,
  }: { returns: ReturnService; pictures: ReturnPictures; orders: Pick<OrderService, 'order'> },
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

  const uploads = createUploads()
  // Forms are accepted only in this scope.
  await app.register(async (plain) => {
    const scope = plain.withTypeProvider<ZodTypeProvider>()
    await scope.register(multipart, {
      limits: { fileSize: MAX_PROFILE_PICTURE_BYTES, files: 1, fields: 0, headerPairs: 20 },
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
        if (!request.isMultipart()) throw refused(400, 'server.invalidJson')
        // Before any of it is read.
        if (Number(request.headers['content-length'] ?? 0) > MAX_PROFILE_PICTURE_BYTES + REST_BYTES)
          throw tooLarge()
        const { id } = requireCustomer(request)
        const { file } = await uploads.during(id, () => readForm(scope, request, { field: FIELD, tooLarge }))
        if (file === null) throw refused(400, 'server.invalidJson')
        const kept = await pictures.keep(id, request.params.id, file)
        if (!kept.ok) throw pictureRefusal(kept.error)
        return reply.code(201).header('cache-control', 'no-store').send(kept.value)
      },
    )
  })

  app.get(
    '/media/returns/:name',
    { schema: { params: z.object({ name: z.string() }) } },
    async (request, reply) => {
      const picture = await pictures.read(request.params.name)
      if (picture === null) throw notFound()
      return reply.header('cache-control', KEPT).type('image/webp').send(picture)
    },
  )
}

const tooLarge = () => refusedPicture(413, 'account.pictureBytes')
