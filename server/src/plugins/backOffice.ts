import { SECOND_FACTOR, type StaffRole } from '@dukani/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, StaffAccess } from '../modules/staff/actor.ts'
import { ApiError, refused } from './apiError.ts'
import type { App } from './app.ts'
import { requireCustomer, type Customer } from './customer.ts'

/** Who makes a call of the back office, and in which session. */
export interface RequestActor extends Actor, StaffAccess {
  sessionId: string
}

/** What a customer may do in a session; null: they have no role. */
export type AccessOf = (customer: Customer) => Promise<StaffAccess | null>

/** The `config` of a call that is allowed before the second factor is given. */
export const beforeSecondFactor = { beforeSecondFactor: true } as const

declare module 'fastify' {
  interface FastifyRequest {
    /** who makes a call of the back office; null elsewhere */
    actor: RequestActor | null
    /** Whether the call would still be allowed: an answer that stays open may outlive the login and the role. */
    isStillAllowed: () => Promise<boolean>
  }
  interface FastifyContextConfig {
    /** the roles that may make a call of the back office */
    roles?: readonly StaffRole[]
    /** `true`: the call is allowed before the second factor is given */
    beforeSecondFactor?: boolean
  }
}

const PATH = '/v1/admin/'

/**
 * Guards all calls of the back office that are added afterwards, by `rights`. Guests get 401, others without the right
 * 403, as does a session that lacks the account's second factor. All of it is read for each call, so a role that was taken
 * away ends at once. Nothing is cached.
 * @throws when a call is added that `rights` doesn't list
 */
export function guardBackOffice(
  app: App,
  rights: Readonly<Record<string, readonly StaffRole[]>>,
  accessOf: AccessOf,
): void {
  app.decorateRequest('actor', null)
  app.decorateRequest('isStillAllowed', async function (this: FastifyRequest) {
    const { customer, routeOptions } = this
    if (customer === null || !(await this.hasValidToken())) return false
    const access = await accessOf(customer)
    if (access === null || access.isCodeNeeded) return false
    return routeOptions.config.roles?.includes(access.role) === true
  })
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith(PATH)) return
    // A HEAD is added with each GET.
    const call = `${route.method === 'HEAD' ? 'GET' : String(route.method)} ${route.url}`
    const roles = rights[call]
    if (roles === undefined) throw new Error(`no role may make the call ${call}`)
    const isBefore = route.config?.beforeSecondFactor === true
    route.config = { ...route.config, roles }
    const guard = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store')
      const customer = requireCustomer(request)
      const access = await accessOf(customer)
      if (access === null || !roles.includes(access.role)) throw refused(403, 'server.noRight')
      if (access.isCodeNeeded && !isBefore) throw secondFactorNeeded()
      request.actor = { ...customer, ...access, requestId: request.id }
    }
    route.preValidation = [guard, ...[route.preValidation ?? []].flat()]
  })
}

/** Who makes a call of the back office. */
export function actorOf(request: FastifyRequest): RequestActor {
  if (request.actor === null) throw new Error('the call is not guarded')
  return request.actor
}

/** 403 for a session that lacks the second factor: the client asks for the code, and then calls again. */
function secondFactorNeeded(): ApiError {
  return new ApiError(403, (t) => ({ detail: t('backOffice.codeNeeded'), code: SECOND_FACTOR }))
}
