import { addCartItemSchema } from '@dukani/contracts'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { fieldErrors, refused } from '../../plugins/apiError.ts'
import { requireCustomer } from '../../plugins/customer.ts'
import { requireGuest } from '../../plugins/guestSession.ts'
import { isRandomUuid } from '../uuid.ts'
import type { CartKey, LineAccess, OwnerKey } from './cartRepository.ts'

// A guest's session id must be a random UUID, so that it can't be guessed (API-05).
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

/** The fields by which a call identifies a cart. */
interface CartIdentity {
  session_id?: string | undefined
  owner?: string | number | undefined
}

/**
 * The cart that a call is about: the customer's if it names them as its `owner`; otherwise the guest's of its session,
 * even if a customer is logged in, since a cart that is being merged is still the guest's.
 * @throws ApiError 400 without either; 401 if it names an owner without a login, 403 if the owner is another customer
 */
export function cartOf(request: FastifyRequest, whose: CartIdentity): CartKey {
  const own = ownerOf(request, whose)
  if (own !== null) return own
  const { session_id: sessionId } = whose
  if (sessionId === undefined) throw fieldErrors((t) => ({ session_id: [t('field.required')] }))
  return { sessionId, bindingHash: requireGuest(request).hash }
}

/**
 * The customer whose cart a call names; null when it names none.
 * @throws ApiError 401 without a login, 403 for another customer
 */
export function ownerOf(request: FastifyRequest, { owner }: CartIdentity): OwnerKey | null {
  if (owner === undefined) return null
  const { id } = requireCustomer(request)
  if (id !== String(owner)) throw refused(403, 'server.ownerMismatch')
  return { ownerId: id }
}

/** The access rights of a call that names no cart: the customer's and the browser's. */
export function accessesOf(request: FastifyRequest): LineAccess[] {
  const guest = { bindingHash: requireGuest(request).hash }
  return request.customer === null ? [guest] : [{ ownerId: request.customer.id }, guest]
}
