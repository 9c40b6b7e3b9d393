import type { FastifyReply, FastifyRequest } from 'fastify'
import { isApiCall, type App } from './app.ts'

export interface SecurityHeaderOptions {
  /** the shop's own origin, when it is known */
  publicUrl: string | undefined
  /** whether storefronts on other sites show this server's pictures */
  crossSite: boolean
}

const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const

const DATA_ONLY = "default-src 'none'; frame-ancestors 'none'"

/** Sets the security headers of every answer, errors and files included. A route can override them. */
export function addSecurityHeaders(app: App, options: SecurityHeaderOptions): void {
  app.addHook('onSend', async (request, reply) => setSecurityHeaders(request, reply, options))
}

/** For the few answers that fastify sends without hooks. */
export function setSecurityHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { crossSite, publicUrl }: SecurityHeaderOptions,
): void {
  const set = (name: string, value: string) => {
    if (!reply.hasHeader(name)) reply.header(name, value)
  }
  for (const [name, value] of Object.entries(COMMON)) set(name, value)
  set('cross-origin-resource-policy', crossSite ? 'cross-origin' : 'same-site')
  set('x-request-id', request.id)
  // Never for a shop on http: browsers would refuse to open it again.
  if (request.protocol === 'https' || publicUrl?.startsWith('https:') === true)
    set('strict-transport-security', 'max-age=63072000; includeSubDomains')
  if (String(reply.getHeader('content-type') ?? '').startsWith('text/html')) {
    set('cross-origin-opener-policy', 'same-origin')
    set('permissions-policy', 'geolocation=(self), camera=(), microphone=(), payment=()')
    set('content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'")
  } else {
    set('content-security-policy', DATA_ONLY)
  }
  // The default: answers may be personal, so nothing caches them.
  if (isApiCall(request) || reply.statusCode >= 400) set('cache-control', 'no-store')
}
