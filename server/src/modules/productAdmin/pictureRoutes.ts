import multipart from '@fastify/multipart'
import { MAX_PRODUCT_PICTURE_BYTES, productPictureSchema } from '@dukani/contracts'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { refused } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { actorOf } from '../../plugins/backOffice.ts'
import { readForm } from '../../plugins/multipartForm.ts'
import { createUploads } from '../profile/uploads.ts'
import { refusedPicture } from './httpErrors.ts'
import type { ProductAdminService } from './service.ts'

const FIELD = 'picture'

/** The size of a form without its file: far more than it needs. */
const REST_BYTES = 16 * 1024

/** `POST /v1/admin/pictures/`: a picture for a product, as a form. */
export async function addPictureRoutes(
  app: App,
  { products }: { products: Pick<ProductAdminService, 'keepPicture'> },
): Promise<void> {
  const uploads = createUploads()
  // Forms are accepted only in this scope.
  await app.register(async (plain) => {
    const scope = plain.withTypeProvider<ZodTypeProvider>()
    await scope.register(multipart, {
      limits: { fileSize: MAX_PRODUCT_PICTURE_BYTES, files: 1, fields: 0, headerPairs: 20 },
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
        if (!request.isMultipart()) throw refused(400, 'server.invalidJson')
        // Before any of it is read.
        if (Number(request.headers['content-length'] ?? 0) > MAX_PRODUCT_PICTURE_BYTES + REST_BYTES)
          throw tooLarge()
        const { file } = await uploads.during(actorOf(request).id, () =>
          readForm(scope, request, { field: FIELD, tooLarge }),
        )
        if (file === null) throw refused(400, 'server.invalidJson')
        const kept = await products.keepPicture(file)
        if (!kept.ok) throw refusedPicture(400, `server.${kept.error}`)
        return reply.code(201).send(kept.value)
      },
    )
  })
}

const tooLarge = () => refusedPicture(413, 'server.pictureTooLarge')
