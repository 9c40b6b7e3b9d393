import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Shopper } from '../support/shopper.ts'

/** Registering, logging in and out, renewing: as the storefront sends them. */
export const register = (shopper: Shopper, person: object, options?: InjectOptions) =>
  shopper.post('/v1/accounts/register/', person, options)

export const login = (shopper: Shopper, credentials: object, options?: InjectOptions) =>
  shopper.post('/v1/accounts/login/', credentials, options)

/** An empty body (AUTH-15). */
export const refresh = (shopper: Shopper, options?: InjectOptions) =>
  shopper.post('/v1/accounts/token/refresh/', undefined, options)

export const logout = (shopper: Shopper, token: string | null, options?: InjectOptions) =>
  shopper.post('/v1/accounts/logout/', { refresh: token }, options)

/** The cookies of an answer, by name. */
export function cookiesOf(answer: LightMyRequestResponse) {
  return Object.fromEntries(answer.cookies.map((cookie) => [cookie.name, cookie]))
}
