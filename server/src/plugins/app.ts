import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Our Fastify instance: route schemas are zod's, which also give the types. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** Whether a route's path belongs to the API. For a request, whose URL can be spelled in many ways, use `isApiCall`. */
export function isApiPath(path: string): boolean {
  return /^\/v1(?:\/|$)/.test(path)
}

/** Whether a route of the API answers a request, however its address is spelled. */
export function isApiCall({ routeOptions }: FastifyRequest): boolean {
  return isApiPath(routeOptions.url ?? '')
}

/** Methods that change nothing (RFC 9110). */
export function isSafeMethod(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS' || method === 'TRACE'
}
