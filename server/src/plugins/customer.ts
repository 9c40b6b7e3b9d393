import type { FastifyRequest } from 'fastify'
import { ApiError, refused } from './apiError.ts'
import type { App } from './app.ts'

/** A person who is logged in. */
export interface Customer {
  id: string
}

/** Whose access token this is; null when it is nobody's, or no longer. */
export type Authenticate = (accessToken: string) => Promise<Customer | null>

declare module 'fastify' {
  interface FastifyRequest {
    /** whose bearer token came along; null for a guest */
    customer: Customer | null
  }
  interface FastifyContextConfig {
    /** `false`: whoever asks is a guest here, and a bearer token that holds no longer isn't refused */
    bearer?: boolean
    /** `true`: without a bearer token the cookie of the access token tells who asks; for calls that change nothing */
    accessCookie?: boolean
  }
}

/**
 * Reads the bearer token. One that holds no longer is refused and not taken for a guest's silence: the client then
 * renews it (AUTH-11) and asks again.
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
 * The customer who asks, on a route for customers.
 * @throws ApiError 401 for a guest (AUTH-13)
 */
export function requireCustomer(request: FastifyRequest): Customer {
  if (request.customer !== null) return request.customer
  throw refused(401, 'server.authenticationRequired', { 'www-authenticate': 'Bearer realm="api"' })
}

/** A route's `preValidation`: a guest is told to log in before anything is said of what they sent. */
export async function forCustomers(request: FastifyRequest): Promise<void> {
  requireCustomer(request)
}

/** 401 for a token that holds no longer, or never did: the client is to renew it, or to log out. */
export function tokenNotValid(): ApiError {
  return new ApiError(401, (t) => ({ detail: t('server.authenticationRequired'), code: 'token_not_valid' }), {
    'www-authenticate': 'Bearer realm="api", error="invalid_token"',
  })
}
