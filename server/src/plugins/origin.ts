import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'

/**
 * Whether a write comes from a page of this shop, by the browser's own headers: Origin has to be the shop's own or one
 * of CORS_ORIGINS, and Sec-Fetch-Site has to agree. A client that sends neither isn't a browser, so no cookies can be
 * misused.
 */
export function isFromOurPages(
  request: FastifyRequest,
  { corsOrigins, publicUrl }: Pick<Config, 'corsOrigins' | 'publicUrl'>,
): boolean {
  const { origin } = request.headers
  if (origin !== undefined)
    return origin === publicUrl || corsOrigins.includes(origin) || isOwn(origin, request)
  const site = request.headers['sec-fetch-site']
  return site === undefined || site === 'same-origin'
}

/** A browser can't be made to send a wrong Origin or Host. */
function isOwn(origin: string, request: FastifyRequest): boolean {
  if (!URL.canParse(origin)) return false
  const { protocol, host } = new URL(origin)
  // Behind a proxy that ends TLS without saying so, we see http where the browser sees https: the host decides.
  return host === request.host && /^https?:$/.test(protocol)
}

// HTTP/1.0 needn't name a host, and a load balancer's probe may not.
const UNNAMED_HOST = 'localhost'

/** The shop's origin, without a slash at the end: the configured one, else the request's. */
export function originOf(request: FastifyRequest, publicUrl: string | null | undefined): string {
  return publicUrl ?? `${request.protocol}://${request.host || UNNAMED_HOST}`
}
