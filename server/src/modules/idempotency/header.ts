import type { FastifyRequest } from 'fastify'
import { refused } from '../../plugins/apiError.ts'

/** The answer's header that says `true` when it is that of an earlier request with the same key. */
export const REPLAYED_HEADER = 'idempotent-replayed'

/**
 * The key by which a request may be sent again and again and is carried out once; undefined when it came without one.
 * @throws ApiError 400 for one that isn't 1 to 255 visible characters, or that came twice
 */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  // Two headers of a name come as one text, with a space between.
  if (key === undefined || (typeof key === 'string' && /^[!-~]{1,255}$/.test(key))) return key
  throw refused(400, 'ordering.keyInvalid')
}
