import type { StaffRole } from '@dukani/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../modules/staff/actor.ts'
import { refused } from './apiError.ts'
import type { App } from './app.ts'
import { requireCustomer } from './customer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** who makes a call of the back office; null elsewhere */
    actor: Actor | null
    /** Whether the call would still be allowed: an answer that stays open may outlive the login and the role. */
    isStillAllowed: () => Promise<boolean>
  }
  interface FastifyContextConfig {
    /** the roles that may make a call of the back office */
    roles?: readonly StaffRole[]
  }
}

const PATH = '/v1/admin/'

/**
 * Guards all calls of the back office that are added afterwards, by `rights`. Guests get 401, others without the right
 * 403. The role is read for each call, so a role that was taken away ends at once. Nothing is cached.
 * @throws when a call is added that `rights` doesn't list
 */
export function guardBackOffice(
  app: App,
  rights: Readonly<Record<string, readonly StaffRole[]>>,
  roleOf: (userId: string) => Promise<StaffRole | null>,
): void {
  app.decorateRequest('actor', null)
  app.decorateRequest('isStillAllowed', async function (this: FastifyRequest) {
    const { actor, routeOptions } = this
    if (actor === null || !(await this.hasValidToken())) return false
    const role = await roleOf(actor.id)
    return role !== null && routeOptions.config.roles?.includes(role) === true
  })
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith(PATH)) return
    // A HEAD is added with each GET.
    const call = `${route.method === 'HEAD' ? 'GET' : String(route.method)} ${route.url}`
    const roles = rights[call]
    if (roles === undefined) throw new Error(`no role may make the call ${call}`)
    route.config = { ...route.config, roles }
    const guard = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store')
      const { id } = requireCustomer(request)
      const role = await roleOf(id)
      if (role === null || !roles.includes(role)) throw refused(403, 'server.noRight')
      request.actor = { id, role, requestId: request.id }
    }
    route.preValidation = [guard, ...[route.preValidation ?? []].flat()]
  })
}

/** Who makes a call of the back office. */
export function actorOf(request: FastifyRequest): Actor {
  if (request.actor === null) throw new Error('the call is not guarded')
  return request.actor
}
