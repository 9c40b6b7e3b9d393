import { addCartItemSchema } from '@dukani/contracts'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { fieldErrors, refused } from '../../plugins/apiError.ts'
import { requireCustomer } from '../../plugins/customer.ts'
import { isRandomUuid } from '../uuid.ts'

// The guest's credential has one shape, so that nothing guessable can become one (API-05).
const sessionIdSchema = z.optional(
  z.pipe(
    z.string().check(z.refine(isRandomUuid)),
    z.transform((text: string) => text.toLowerCase()),
  ),
)

/** Whose cart a call is about, in its query. */
export const cartQuerySchema = z.object({ session_id: sessionIdSchema, owner: z.optional(z.string()) })

/** The body of `POST /v1/cart/items/`. */
export const addBodySchema = z.extend(addCartItemSchema, { session_id: sessionIdSchema })

/**
 * The session whose cart a call is about.
 * @throws ApiError 400 without one; 401 when it names an owner and nobody is logged in, 403 when that is someone else
 */
export function sessionOf(
  request: FastifyRequest,
  { session_id: sessionId, owner }: { session_id?: string | undefined; owner?: string | number | undefined },
): string {
  if (owner !== undefined && requireCustomer(request).id !== String(owner))
    throw refused(403, 'server.ownerMismatch')
  if (sessionId === undefined) throw fieldErrors((t) => ({ session_id: [t('field.required')] }))
  return sessionId
}
