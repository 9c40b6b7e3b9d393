import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Our fastify: schemas of routes are zod's, and give their types. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** Whether a path is the API's, in whatever spelling a client sends it. */
export function isApiPath(url: string): boolean {
  return /^\/v1(?:[/?#]|$)/.test(url)
}

/** Methods that change nothing (RFC 9110). */
export function isSafeMethod(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS' || method === 'TRACE'
}
