import { MAX_PRODUCT_PICTURE_BYTES, pictureCropSchema, productPictureSchema } from '@dukani/contracts'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { App } from '../../plugins/app.ts'
import { actorOf } from '../../plugins/backOffice.ts'
import { addPictureForm, fileIn, refusedPicture } from '../../plugins/pictureForm.ts'
import type { Uploads } from '../../plugins/uploads.ts'
import type { ProductAdminService } from './service.ts'

const FIELD = 'picture'

/** `POST /v1/admin/pictures/`: a picture for a product, as a form; `…/crop/`: a part of one. */
export async function addPictureRoutes(
  app: App,
  {
    products,
    uploads,
  }: { products: Pick<ProductAdminService, 'storePicture' | 'cropPicture'>; uploads: Uploads },
): Promise<void> {
  // Forms are accepted only in this scope.
  await app.register(async (plain) => {
    const scope = plain.withTypeProvider<ZodTypeProvider>()
    const read = await addPictureForm(scope, {
      field: FIELD,
      mostBytes: MAX_PRODUCT_PICTURE_BYTES,
      tooLarge: 'server.pictureTooLarge',
      uploads,
    })
    scope.post(
      '/v1/admin/pictures/',
      {
        schema: {
          summary: 'Stores a picture, which a product can then be given by its path',
          description:
            "400 for a file that isn't a JPEG, PNG, WebP, AVIF or GIF picture. 413 for one above 20 MB.",
          consumes: ['multipart/form-data'],
          response: { 201: productPictureSchema },
        },
      },
      async (request, reply) => {
        const stored = await products.storePicture(fileIn(await read(request, actorOf(request).id)))
        if (!stored.ok) throw refusedPicture(400, FIELD, `server.${stored.error}`)
        return reply.code(201).send(stored.value)
      },
    )
  })

  app.post(
    '/v1/admin/pictures/crop/',
    {
      schema: {
        summary: 'Stores a part of a stored picture as a picture of its own',
        description: "400 for a picture that isn't stored.",
        body: pictureCropSchema,
        response: { 201: productPictureSchema },
      },
    },
    async (request, reply) => {
      const cropped = await products.cropPicture(request.body)
      if (!cropped.ok) throw refusedPicture(400, FIELD, `server.${cropped.error}`)
      return reply.code(201).send(cropped.value)
    },
  )
}
