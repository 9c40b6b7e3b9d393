import type { FastifyRequest } from 'fastify'
import { refused } from './apiError.ts'
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
}

/**
 * Reads the bearer token. One that holds no longer is refused and not taken for a guest's silence: the client then
 * renews it (AUTH rules) and asks again.
 */
export function addCustomer(app: App, authenticate: Authenticate): void {
  app.decorateRequest('customer', null)
  app.addHook('onRequest', async (request) => {
    const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (token === undefined) return
    request.customer = await authenticate(token)
    if (request.customer === null) throw loginNeeded()
  })
}

/**
 * The customer who asks, on a route for customers.
 * @throws ApiError 401 for a guest
 */
export function requireCustomer(request: FastifyRequest): Customer {
  if (request.customer === null) throw loginNeeded()
  return request.customer
}

/** A route's `preValidation`: a guest is told to log in before anything is said of what they sent. */
export async function forCustomers(request: FastifyRequest): Promise<void> {
  requireCustomer(request)
}

function loginNeeded() {
  return refused(401, 'server.authenticationRequired', { 'www-authenticate': 'Bearer realm="api"' })
}
