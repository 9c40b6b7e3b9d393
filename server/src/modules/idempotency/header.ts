import type { FastifyRequest } from 'fastify'
import { refused } from '../../plugins/apiError.ts'

/** The response header that is `true` when the answer is an earlier request's with the same key. */
export const REPLAYED_HEADER = 'idempotent-replayed'

/**
 * The Idempotency-Key of a request, which is then carried out once however often it is sent; undefined without one.
 * @throws ApiError 400 for one that isn't 1 to 255 visible characters, or that came twice
 */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  // Node joins repeated headers with `, `; the pattern refuses the space.
  if (key === undefined || (typeof key === 'string' && /^[!-~]{1,255}$/.test(key))) return key
  throw refused(400, 'ordering.keyInvalid')
}
