import { hash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

/** An answer as it is sent. */
export interface WrittenAnswer {
  /** JSON, encoded once for all who ask: encoding Georgian text takes longer than sending it */
  body: Buffer
  etag: string
}

/** Writes the answer of a route with status 200, as its schema says. */
export function written(reply: FastifyReply, answer: unknown): WrittenAnswer {
  const body = Buffer.from(String(reply.serializeInput(answer as Record<string, unknown>, '200')))
  return { body, etag: `W/"${hash('sha1', body, 'base64url')}"` }
}

/**
 * Sends an answer that is the same for everybody and may be cached: for `seconds` without asking, then revalidated,
 * with 304 if it hasn't changed.
 * @param seconds 0: revalidated every time
 */
export async function sendCacheable(
  reply: FastifyReply,
  { body, etag }: WrittenAnswer,
  seconds: number,
): Promise<void> {
  reply.header('etag', etag)
  reply.header('cache-control', seconds === 0 ? 'no-cache' : `public, max-age=${seconds}`)
  const known = reply.request.headers['if-none-match']
  if (known?.split(',').some((each) => each.trim() === etag) === true) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}
