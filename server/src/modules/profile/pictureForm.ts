import multipart from '@fastify/multipart'
import { MAX_PROFILE_PICTURE_BYTES } from '../../config/limits.ts'
import type { App } from '../../plugins/app.ts'
import { requireCustomer } from '../../plugins/customer.ts'
import { readForm } from '../../plugins/multipartForm.ts'
import { refusedPicture } from './httpErrors.ts'
import { createUploads } from './uploads.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** the file in the form; null without one */
    picture: Buffer | null
  }
}

const FIELD = 'profile_pic'

/** The size of a form without its file: far more than the fields need. */
const REST_BYTES = 64 * 1024

/** More than there are fields. */
const MOST_FIELDS = 20

/**
 * Lets the routes of this scope take a form (multipart/form-data), while all others take only JSON (API-01): the form's
 * fields become the body, or null if there are none, and its one file, `profile_pic`, becomes `request.picture`.
 * Nothing is read before the csrf token and the customer are known.
 */
export async function addPictureForm(scope: App): Promise<void> {
  const uploads = createUploads()
  await scope.register(multipart, {
    limits: {
      fileSize: MAX_PROFILE_PICTURE_BYTES,
      files: 1,
      fields: MOST_FIELDS,
      fieldSize: 1_000,
      fieldNameSize: 100,
      headerPairs: 20,
    },
  })
  scope.decorateRequest('picture', null)
  scope.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return
    const customer = requireCustomer(request)
    // Before any of it is read.
    if (Number(request.headers['content-length'] ?? 0) > MAX_PROFILE_PICTURE_BYTES + REST_BYTES)
      throw tooLarge()
    await uploads.during(customer.id, async () => {
      const { fields, file } = await readForm(scope, request, { field: FIELD, tooLarge })
      request.picture = file
      request.body = fields.length === 0 ? null : Object.fromEntries(fields)
    })
  })
}

const tooLarge = () => refusedPicture(413, 'account.pictureBytes')
