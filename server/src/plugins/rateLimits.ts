import rateLimit from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import type { RateLimits } from '../config/rateLimits.ts'
import { ApiError } from './apiError.ts'
import { isApiCall, isSafeMethod, type App } from './app.ts'
import { networkOf } from './network.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** the limit of a read that costs more than others */
    limit?: 'places' | 'invoices'
  }
}

/**
 * Limits how often an address may ask the API, by kind of request. Generous, since a mobile carrier's customers share
 * addresses: it stops a runaway script, not a crowd.
 * @param redis counts for all processes together; null: each process counts for itself. While Redis is away, requests are
 * answered without being counted.
 */
export async function addRateLimits(app: App, limits: RateLimits, redis: Redis | null): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    timeWindow: 60_000,
    // Addresses that are remembered at once.
    cache: 50_000,
    ...(redis !== null && { redis, nameSpace: 'dukani-limit-', skipOnError: true }),
    max: (request) => limits[kindOf(request)],
    keyGenerator: (request) => `${kindOf(request)} ${networkOf(request.ip)}`,
    allowList: (request) => !isApiCall(request) || limits[kindOf(request)] === 0,
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiError(429, (t) => ({
        detail: t('server.tooMany', { seconds: Math.max(1, Math.ceil(ttl / 1000)) }),
      })),
  })
}

function kindOf(request: FastifyRequest): keyof RateLimits {
  if (!isSafeMethod(request.method)) return 'write'
  const { limit } = request.routeOptions.config
  if (limit !== undefined) return limit
  const { query } = request
  return typeof query === 'object' && query !== null && 'search' in query ? 'search' : 'read'
}
