import { profileChangeSchema, userSchema } from '@dukani/contracts'
import { notFound } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { forCustomers, requireCustomer } from '../../plugins/customer.ts'
import type { ProfileService } from './service.ts'

/**
 * `PUT /v1/accounts/profile/`: the asker changes what they have said of themselves (PROF-02), and nobody else's: whose
 * it is, the bearer token alone says (API-05). A person's own: no cache keeps it.
 */
export function addProfileRoutes(app: App, { profile }: { profile: ProfileService }): void {
  app.put(
    '/v1/accounts/profile/',
    { preValidation: forCustomers, schema: { body: profileChangeSchema, response: { 200: userSchema } } },
    async (request, reply) => {
      const user = await profile.change(requireCustomer(request).id, request.body)
      if (user === null) throw notFound()
      return reply.header('cache-control', 'no-store').send(user)
    },
  )
}
