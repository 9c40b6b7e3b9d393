import type { FastifyRequest } from 'fastify'
import { ApiError, refused } from './apiError.ts'
import type { App } from './app.ts'

/** A person who is logged in. */
export interface Customer {
  id: string
}

/** The customer of an access token; null when it isn't valid. */
export type Authenticate = (accessToken: string) => Promise<Customer | null>

declare module 'fastify' {
  interface FastifyRequest {
    /** the customer of the bearer token; null for a guest */
    customer: Customer | null
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
  app.addHook('onRequest', async (request) => {
    const { bearer, accessCookie } = request.routeOptions.config
    const cookie = accessCookie === true ? request.cookies['accessToken'] : undefined
    const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? cookie
    if (token === undefined || bearer === false) return
    request.customer = await authenticate(token)
    if (request.customer === null) throw tokenNotValid()
  })
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
