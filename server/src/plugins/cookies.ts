import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'

const YEAR_S = 365 * 24 * 60 * 60

/**
 * The attributes of a cookie of ours. Secure on https. Lax, unless a storefront on another site that the shop has
 * named (CORS_ORIGINS) asks, whose calls carry only cookies with SameSite=None.
 */
export function cookieAttributes(
  request: FastifyRequest,
  { corsOrigins, publicUrl }: Pick<Config, 'corsOrigins' | 'publicUrl'>,
): CookieSerializeOptions {
  const secure = request.protocol === 'https' || publicUrl?.startsWith('https:') === true
  const crossSite =
    request.headers['sec-fetch-site'] === 'cross-site' && corsOrigins.includes(request.headers.origin ?? '')
  return { path: '/', secure, sameSite: secure && crossSite ? 'none' : 'lax', maxAge: YEAR_S }
}
