import { profileChangeSchema, userSchema } from '@dukani/contracts'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { notFound, refused } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { forCustomers, requireCustomer } from '../../plugins/customer.ts'
import { refusedPicture } from '../../plugins/pictureForm.ts'
import type { Uploads } from '../../plugins/uploads.ts'
import { addProfileForm, PROFILE_PICTURE } from './profileForm.ts'
import type { ProfileService } from './service.ts'

// Cached by browsers only, so that a removed picture is gone everywhere else.
const CACHED = 'private, max-age=31536000, immutable'

/**
 * `PUT /v1/accounts/profile/`: a customer changes their own profile (PROF-02). Only the bearer token decides whose it
 * is (API-05). The body is JSON, or a form, which may contain a picture. The response isn't cached.
 * `GET /media/people/{name}`: such a picture, for everyone who knows its name.
 */
export async function addProfileRoutes(
  app: App,
  { profile, uploads }: { profile: ProfileService; uploads: Uploads },
): Promise<void> {
  // Forms are accepted only in this scope.
  await app.register(async (plain) => {
    const scope = plain.withTypeProvider<ZodTypeProvider>()
    await addProfileForm(scope, uploads)
    scope.put(
      '/v1/accounts/profile/',
      {
        onRequest: forCustomers,
        schema: {
          summary: 'Changes fields of the profile; a new picture is sent as a form, null removes it',
          description:
            "400 for a picture that can't be read or has too many pixels. 413 for a file that is too large.",
          consumes: ['application/json', 'multipart/form-data'],
          body: z.nullable(profileChangeSchema),
          response: { 200: userSchema },
        },
      },
      async (request, reply) => {
        const { body, picture } = request
        if (body === null && picture === null) throw refused(400, 'server.invalidJson')
        const changed = await profile.change(requireCustomer(request).id, body ?? {}, picture)
        if (!changed.ok)
          throw changed.error === 'notFound'
            ? notFound()
            : refusedPicture(400, PROFILE_PICTURE, `account.${changed.error}`)
        const { user, replaced } = changed.value
        if (replaced !== null)
          await profile.removePicture(replaced).catch((error: unknown) => {
            request.log.warn({ err: error }, 'an old picture of a person couldn’t be deleted')
          })
        return reply.header('cache-control', 'no-store').send(user)
      },
    )
  })

  app.get(
    '/media/people/:name',
    { schema: { params: z.object({ name: z.string() }) } },
    async (request, reply) => {
      const picture = await profile.picture(request.params.name)
      if (picture === null) throw notFound()
      return reply.header('cache-control', CACHED).type('image/webp').send(picture)
    },
  )
}
