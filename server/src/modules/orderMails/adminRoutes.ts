import { MAIL_STATES, shopMailPartSchema } from '@dukani/contracts'
import * as z from 'zod/mini'
import { notFound, refused } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { actorOf } from '../../plugins/backOffice.ts'
import type { MailAdminService } from './adminService.ts'

const PATH = '/v1/admin/mails/'

/** `/v1/admin/mails/`: the mails about orders that aren't sent, for staff. */
export function addMailAdminRoutes(app: App, { mails }: { mails: MailAdminService }): void {
  app.get(
    PATH,
    {
      schema: {
        summary: 'The mails about orders that aren’t sent, newest first',
        querystring: z.object({ state: z.optional(z.enum(MAIL_STATES)), after: z.optional(z.string()) }),
        response: { 200: shopMailPartSchema },
      },
    },
    (request) => mails.list(request.query),
  )

  app.post(
    `${PATH}:id/retry/`,
    {
      schema: {
        summary: 'Sends a mail as soon as possible',
        description: '409 when it was sent meanwhile.',
        params: z.object({ id: z.string() }),
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const queued = await mails.retry(actorOf(request), request.params.id)
      if (queued.ok) return reply.code(204).send(undefined)
      throw queued.error === 'notFound' ? notFound() : refused(409, 'backOffice.mailSent')
    },
  )
}
