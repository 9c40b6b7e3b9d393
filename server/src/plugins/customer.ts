import type { FastifyRequest } from 'fastify'
import { ApiError, refused } from './apiError.ts'
import type { App } from './app.ts'

/** A person who is logged in. */
export interface Customer {
  id: string
  /** the session that their token belongs to */
  sessionId: string
}

/** The customer of an access token; null when it isn't valid. */
export type Authenticate = (accessToken: string) => Promise<Customer | null>

declare module 'fastify' {
  interface FastifyRequest {
    /** the customer of the bearer token; null for a guest */
    customer: Customer | null
    /** Whether the token of this request is still valid: an answer that stays open may outlive it. */
    hasValidToken: () => Promise<boolean>
  }
  interface FastifyContextConfig {
    /** `false`: the route treats everybody as a guest, and ignores an expired bearer token */
    bearer?: boolean
    /**
     * `true`: without a bearer token the access token's cookie identifies the customer; for calls that change nothing
     */
    accessCookie?: boolean
  }
}

/**
 * Reads the bearer token. An expired token is refused instead of treating the customer as a guest: the client renews it
 * (AUTH-11) and tries again.
 */
export function addCustomer(app: App, authenticate: Authenticate): void {
  app.decorateRequest('customer', null)
  app.decorateRequest('hasValidToken', async function (this: FastifyRequest) {
    const token = tokenOf(this)
    return token !== undefined && (await authenticate(token)) !== null
  })
  app.addHook('onRequest', async (request) => {
    const token = tokenOf(request)
    if (token === undefined) return
    request.customer = await authenticate(token)
    if (request.customer === null) throw tokenNotValid()
  })
}

/** The access token of a request; undefined: it has none, or its route ignores it. */
function tokenOf({ routeOptions, cookies, headers }: FastifyRequest): string | undefined {
  const { bearer, accessCookie } = routeOptions.config
  if (bearer === false) return undefined
  const cookie = accessCookie === true ? cookies['accessToken'] : undefined
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? cookie
}

/**
 * The customer of a request, on a route for customers.
 * @throws ApiError 401 for a guest (AUTH-13)
 */
export function requireCustomer(request: FastifyRequest): Customer {
  if (request.customer !== null) return request.customer
  throw refused(401, 'server.authenticationRequired', { 'www-authenticate': 'Bearer realm="api"' })
}

/** A route's `preValidation`: a guest gets 401 before the request is validated. */
export async function forCustomers(request: FastifyRequest): Promise<void> {
  requireCustomer(request)
}

/** 401 for an invalid or expired token: the client has to renew it or log out. */
export function tokenNotValid(): ApiError {
  return new ApiError(401, (t) => ({ detail: t('server.authenticationRequired'), code: 'token_not_valid' }), {
    'www-authenticate': 'Bearer realm="api", error="invalid_token"',
  })
}
