import { MAX_PROFILE_PICTURE_BYTES } from '../../config/limits.ts'
import type { App } from '../../plugins/app.ts'
import { requireCustomer } from '../../plugins/customer.ts'
import { addPictureForm } from '../../plugins/pictureForm.ts'
import type { Uploads } from '../../plugins/uploads.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** the file in the form; null without one */
    picture: Buffer | null
  }
}

/** The field of the picture. */
export const PROFILE_PICTURE = 'profile_pic'

/** More than there are fields. */
const MOST_FIELDS = 20

/**
 * Lets the routes of this scope take a form besides JSON: its fields become the body, or null if there are none, and its one
 * file, `profile_pic`, becomes `request.picture`. Nothing is read before the csrf token and the customer are known.
 */
export async function addProfileForm(scope: App, uploads: Uploads): Promise<void> {
  const read = await addPictureForm(scope, {
    field: PROFILE_PICTURE,
    mostBytes: MAX_PROFILE_PICTURE_BYTES,
    tooLarge: 'account.pictureBytes',
    mostFields: MOST_FIELDS,
    uploads,
  })
  scope.decorateRequest('picture', null)
  scope.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return
    const { fields, file } = await read(request, requireCustomer(request).id)
    request.picture = file
    request.body = fields.length === 0 ? null : Object.fromEntries(fields)
  })
}
