import { hash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

/**
 * Sends an answer that is the same for everybody and may be cached: for `seconds` without asking, then revalidated,
 * with 304 if it hasn't changed.
 * @param seconds 0: revalidated every time
 */
export async function sendCacheable(reply: FastifyReply, body: unknown, seconds: number): Promise<void> {
  const etag = `W/"${hash('sha1', JSON.stringify(body), 'base64url')}"`
  reply.header('etag', etag)
  reply.header('cache-control', seconds === 0 ? 'no-cache' : `public, max-age=${seconds}`)
  const known = reply.request.headers['if-none-match']
  if (known?.split(',').some((each) => each.trim() === etag) === true) return reply.code(304).send()
  return reply.send(body)
}
