import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { REFRESH_TOKEN_DAYS, SESSION_DAYS } from '../config/limits.ts'
import type { Config } from '../config/config.ts'
import { clientCookieAttributes, cookieAttributes } from './cookies.ts'

const DAY_S = 24 * 60 * 60
const REFRESH_COOKIE = 'refresh_token'
const ACCESS_COOKIE = 'accessToken'

type CookieConfig = Pick<Config, 'corsOrigins' | 'publicUrl'>

/** The refresh token that the browser sends by itself (AUTH-15). */
export function refreshTokenOf(request: FastifyRequest): string | undefined {
  return request.cookies[REFRESH_COOKIE]
}

/** The value of the HttpOnly cookie that binds a session to the browser in which it was begun. */
export function bindingOf(request: FastifyRequest, config: CookieConfig): string | undefined {
  return request.cookies[bindingCookie(request, config).name]
}

/** Sets the refresh token's cookie: readable by the storefront, which sends it at logout (AUTH-09, AUTH-10). */
export function setRefreshToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(REFRESH_COOKIE, token, {
    ...clientCookieAttributes(request),
    maxAge: REFRESH_TOKEN_DAYS * DAY_S,
  })
}

/** Sets the access token's cookie where there is no body to answer it in (AUTH-06), as the storefront writes it. */
export function setAccessToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(ACCESS_COOKIE, token, {
    ...clientCookieAttributes(request),
    maxAge: REFRESH_TOKEN_DAYS * DAY_S,
  })
}

/** Binds a new session to the browser. */
export function setBinding(
  request: FastifyRequest,
  reply: FastifyReply,
  value: string,
  config: CookieConfig,
): void {
  const { name, attributes } = bindingCookie(request, config)
  // So that csrf already sees the new cookie.
  request.cookies[name] = value
  reply.setCookie(name, value, { ...attributes, maxAge: SESSION_DAYS * DAY_S })
}

/** Clears the cookies of a session that has ended. */
export function clearSessionCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  config: CookieConfig,
): void {
  const { name, attributes } = bindingCookie(request, config)
  request.cookies[name] = undefined
  reply.clearCookie(name, attributes)
  reply.clearCookie(REFRESH_COOKIE, clientCookieAttributes(request))
}

/** With the prefix `__Host-`, which browsers accept only on https, no sibling domain can plant the cookie. */
function bindingCookie(
  request: FastifyRequest,
  config: CookieConfig,
): { name: string; attributes: CookieSerializeOptions } {
  const { path = '/', secure, sameSite } = cookieAttributes(request, config)
  const name = secure === true ? '__Host-sb' : 'sb'
  return { name, attributes: { path, secure, sameSite, httpOnly: true } }
}
