import { CSRF_COOKIE, CSRF_HEADER } from '@dukani/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Config } from '../config/config.ts'
import { timingSafeEqualText } from '../timingSafeEqualText.ts'
import { ApiError } from './apiError.ts'
import { isApiCall, isSafeMethod, type App } from './app.ts'
import { cookieAttributes } from './cookies.ts'
import { isCsrfToken, makeCsrfToken } from './csrfToken.ts'
import { isFromOurPages } from './origin.ts'
import { bindingOf } from './sessionCookies.ts'

/** As Node spells it. */
const HEADER = CSRF_HEADER.toLowerCase()

type CsrfConfig = Pick<Config, 'secret' | 'corsOrigins' | 'publicUrl'>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `false` for a route that no browser calls and that authenticates its caller otherwise (a payment callback) */
    csrf?: boolean
  }
}

/**
 * Refuses writes that another site made a shopper's browser send (API-01): a signed token, bound to the guest cookie
 * and to the login, has to be sent twice, as the cookie `csrftoken` and as the header `X-CSRFToken`, and the browser
 * must not report another site as the sender.
 */
export function addCsrf(app: App, config: CsrfConfig): void {
  app.addHook('onRequest', async (request, reply) => {
    const { guest, csrf } = request.routeOptions.config
    if (guest === true) giveToken(request, reply, config)
    if (!isApiCall(request) || isSafeMethod(request.method) || csrf === false) return
    if (isFromOurPages(request, config) && hasToken(request, config)) return
    throw new ApiError(403, (t) => ({ detail: t('server.csrf'), code: 'csrf' }))
  })

  app.get(
    '/v1/csrf/',
    {
      config: { guest: true },
      schema: {
        summary: 'A csrf token for writes, as a cookie and in the response for storefronts on another host',
        response: { 200: z.object({ csrfToken: z.string() }) },
      },
    },
    async (request, reply) => ({ csrfToken: giveToken(request, reply, config) }),
  )
}

/** Sets the token of this session. A valid one is kept, so that another tab's stays valid. */
function giveToken(request: FastifyRequest, reply: FastifyReply, config: CsrfConfig): string {
  const held = request.cookies[CSRF_COOKIE]
  if (held !== undefined && isCsrfToken(config.secret, sessionOf(request, config), held)) return held
  return renewCsrfToken(request, reply, config)
}

/** Sets a new token after a login or logout, which invalidates the earlier ones. */
export function renewCsrfToken(request: FastifyRequest, reply: FastifyReply, config: CsrfConfig): string {
  const token = makeCsrfToken(config.secret, sessionOf(request, config))
  // So that later code in this request sees the new cookie.
  request.cookies[CSRF_COOKIE] = token
  reply.setCookie(CSRF_COOKIE, token, cookieAttributes(request, config))
  return token
}

function hasToken(request: FastifyRequest, config: CsrfConfig): boolean {
  const sent = request.headers[HEADER]
  const held = request.cookies[CSRF_COOKIE]
  if (typeof sent !== 'string' || held === undefined || request.guest === null) return false
  return timingSafeEqualText(sent, held) && isCsrfToken(config.secret, sessionOf(request, config), sent)
}

/** What a token is bound to: the guest cookie, and the cookie of the login where there is one. */
function sessionOf(request: FastifyRequest, config: CsrfConfig): string {
  return `${request.guest?.value ?? ''} ${bindingOf(request, config) ?? ''}`
}
