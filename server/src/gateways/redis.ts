import type { Redis } from 'ioredis'
import type { FastifyBaseLogger } from 'fastify'
import { REDIS_CONNECT_TIMEOUT_MS, REDIS_COMMAND_TIMEOUT_MS, REDIS_RETRY_MS } from '../config/limits.ts'

/**
 * Connects to Redis or Valkey, in the background and again whenever the connection breaks. While there is none, a command
 * fails at once. An outage is logged once, and so is its end.
 */
export async function openRedis(url: string, log: FastifyBaseLogger): Promise<Redis> {
  // Loaded on demand: a shop with one process doesn't need it.
  const { Redis: Client } = await import('ioredis')
  const redis = new Client(url, {
    connectTimeout: REDIS_CONNECT_TIMEOUT_MS,
    // Closes the connection, too, so that no other request waits while Redis hangs.
    socketTimeout: REDIS_COMMAND_TIMEOUT_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: () => REDIS_RETRY_MS,
  })
  let isAway = false
  redis.on('error', (error) => {
    if (!isAway) log.warn({ err: error }, 'Redis is away, rate limits are not counted')
    isAway = true
  })
  redis.on('ready', () => {
    if (isAway) log.warn('Redis is back')
    isAway = false
  })
  return redis
}
