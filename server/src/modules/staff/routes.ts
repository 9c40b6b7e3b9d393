import {
  auditPartSchema,
  grantRoleSchema,
  meSchema,
  staffListSchema,
  staffMemberSchema,
} from '@dukani/contracts'
import * as z from 'zod/mini'
import { fieldErrors, notFound, refused } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { actorOf, beforeSecondFactor } from '../../plugins/backOffice.ts'
import type { StaffService } from './service.ts'

/** `/v1/admin/me/`, `/v1/admin/staff/` and `/v1/admin/audit/`: who may use the back office, and what they changed. */
export function addStaffRoutes(app: App, { staff }: { staff: StaffService }): void {
  app.get(
    '/v1/admin/me/',
    {
      config: beforeSecondFactor,
      schema: {
        summary: 'The role of the account, and whether its second factor is still needed',
        response: { 200: meSchema },
      },
    },
    async (request) => {
      const { id, isCodeNeeded } = actorOf(request)
      const member = await staff.member(id)
      if (member === null) throw notFound()
      return { ...member, code_needed: isCodeNeeded }
    },
  )

  app.get(
    '/v1/admin/staff/',
    { schema: { summary: 'All accounts with a role', response: { 200: staffListSchema } } },
    async () => ({ results: await staff.list() }),
  )

  app.put(
    '/v1/admin/staff/',
    {
      schema: {
        summary: 'Gives the customer with an e-mail a role',
        description: '400 when there is no such customer. 409 for the last owner.',
        body: grantRoleSchema,
        response: { 200: staffMemberSchema },
      },
    },
    async (request) => {
      const granted = await staff.grant(actorOf(request), request.body)
      if (granted.ok) return granted.value
      if (granted.error === 'lastOwner') throw refused(409, 'server.lastOwner')
      throw fieldErrors((t) => ({ email: [t('server.noSuchCustomer')] }))
    },
  )

  app.delete(
    '/v1/admin/staff/:id/',
    {
      schema: {
        summary: 'Takes an account’s role away',
        description: '409 for the last owner.',
        params: z.object({ id: z.string() }),
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const revoked = await staff.revoke(actorOf(request), request.params.id)
      if (revoked.ok) return reply.code(204).send(undefined)
      throw revoked.error === 'lastOwner' ? refused(409, 'server.lastOwner') : notFound()
    },
  )

  app.get(
    '/v1/admin/audit/',
    {
      schema: {
        summary: 'What staff changed, latest first',
        querystring: z.object({ after: z.optional(z.string()) }),
        response: { 200: auditPartSchema },
      },
    },
    (request) => staff.audit(request.query.after ?? null),
  )
}
