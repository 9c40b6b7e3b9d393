import { cartItemSchema, cartSchema, changeCartItemSchema, type CartItem } from '@dukani/contracts'
import * as z from 'zod/mini'
import { notFound, refusedWith, type ApiError } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { requireGuest } from '../../plugins/guestSession.ts'
import { addBodySchema, cartQuerySchema, sessionOf } from './requests.ts'
import type { Refusal } from './rules.ts'
import type { CartService, Change } from './service.ts'

const params = z.object({ id: z.string() })

/**
 * The four calls of the cart. A guest's cart answers to its session id and to the HttpOnly cookie of the browser that
 * made it, both; everybody else is told that there is none (API-05). A cart is a person's own: nothing of it is kept
 * by caches.
 */
export function addCartRoutes(app: App, { cart }: { cart: CartService }): void {
  app.get(
    '/v1/cart/',
    { config: { guest: true }, schema: { querystring: cartQuerySchema, response: { 200: cartSchema } } },
    async (request, reply) => {
      const sessionId = sessionOf(request, request.query)
      const found = await cart.read({ sessionId, bindingHash: requireGuest(request).hash })
      if (found === null) throw notFound()
      return reply.header('cache-control', 'no-store').send(found)
    },
  )

  app.post(
    '/v1/cart/items/',
    { schema: { body: addBodySchema, response: { 201: cartItemSchema } } },
    async (request, reply) => {
      const sessionId = sessionOf(request, request.body)
      const key = { sessionId, bindingHash: requireGuest(request).hash }
      const item = changed(await cart.add(key, request.body))
      return reply.code(201).header('cache-control', 'no-store').send(item)
    },
  )

  app.patch(
    '/v1/cart/items/:id/',
    { schema: { params, body: changeCartItemSchema, response: { 200: cartItemSchema } } },
    async (request, reply) => {
      // The call carries no session id: the cookie alone says whose line it is.
      const line = { id: request.params.id, accesses: [{ bindingHash: requireGuest(request).hash }] }
      return reply.header('cache-control', 'no-store').send(changed(await cart.change(line, request.body)))
    },
  )

  app.delete(
    '/v1/cart/items/:id/',
    { schema: { params, querystring: cartQuerySchema, response: { 204: z.undefined() } } },
    async (request, reply) => {
      const sessionId = sessionOf(request, request.query)
      const line = {
        id: request.params.id,
        accesses: [{ sessionId, bindingHash: requireGuest(request).hash }],
      }
      if (!(await cart.remove(line))) throw notFound()
      return reply.code(204).header('cache-control', 'no-store').send(undefined)
    },
  )
}

function changed(change: Change): CartItem {
  if (change === 'notFound') throw notFound()
  if ('refused' in change) throw refusal(change.refused)
  return change.item
}

/** The sentence of CART-07 that says why. */
function refusal(refused: Refusal): ApiError {
  return refusedWith(400, (t) => {
    switch (refused.reason) {
      case 'invalidProduct':
        return t('cart.invalidProduct')
      case 'chooseSpecification':
        return t('cart.chooseSpecification')
      case 'outOfStock':
        return t('cart.variantOutOfStock')
      case 'maximum':
        return t('cart.maximum', { n: refused.most })
      case 'cartFull':
        return t('server.cartFull')
    }
  })
}
