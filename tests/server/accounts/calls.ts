import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Shopper } from '../support/shopper.ts'

/** Whatever sends writes. */
export type Poster = Pick<Shopper, 'post'>

/** Registering, logging in and out, renewing: as the storefront sends them. */
export const register = (shopper: Poster, person: object, options?: InjectOptions) =>
  shopper.post('/v1/accounts/register/', person, options)

export const login = (shopper: Poster, credentials: object, options?: InjectOptions) =>
  shopper.post('/v1/accounts/login/', credentials, options)

/** An empty body (AUTH-15). */
export const refresh = (shopper: Poster, options?: InjectOptions) =>
  shopper.post('/v1/accounts/token/refresh/', undefined, options)

export const logout = (shopper: Poster, token: string | null, options?: InjectOptions) =>
  shopper.post('/v1/accounts/logout/', { refresh: token }, options)

/** The cookies of an answer, by name. */
export function cookiesOf(answer: LightMyRequestResponse) {
  return Object.fromEntries(answer.cookies.map((cookie) => [cookie.name, cookie]))
}
