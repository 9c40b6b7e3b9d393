import { cartItemSchema, cartSchema, changeCartItemSchema, type CartItem } from '@dukani/contracts'
import * as z from 'zod/mini'
import { fieldErrors, notFound, refused, refusedWith, type ApiError } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { idempotencyKeyOf, REPLAYED_HEADER } from '../idempotency/header.ts'
import { accessesOf, addBodySchema, cartOf, cartQuerySchema, ownerOf } from './requests.ts'
import type { Refusal } from './rules.ts'
import type { CartService, Change } from './service.ts'

const params = z.object({ id: z.string() })

/**
 * The four calls of the cart. A customer's cart needs their bearer token. A guest's cart needs its session id and the
 * HttpOnly cookie of the browser that made it. Otherwise there is no such cart (API-05). Carts are personal, so nothing
 * is cached.
 */
export function addCartRoutes(app: App, { cart }: { cart: CartService }): void {
  app.get(
    '/v1/cart/',
    {
      config: { guest: true },
      schema: {
        summary: "The cart: a guest's by session_id, a customer's by owner",
        description:
          "403 for an owner that isn't the bearer. 404 for a guest's cart that another browser made.",
        querystring: cartQuerySchema,
        response: { 200: cartSchema },
      },
    },
    async (request, reply) => {
      const found = await cart.read(cartOf(request, request.query))
      if (found === null) throw notFound()
      return reply.header('cache-control', 'no-store').send(found)
    },
  )

  // With a customer's `owner` and an Idempotency-Key it merges: what still fits is added, once for the key (CART-13).
  app.post(
    '/v1/cart/items/',
    {
      schema: {
        summary:
          'Adds a product to the cart, or to its existing line; with `owner` and an Idempotency-Key only once',
        description:
          "400 with the reason in `detail` for what can't be added, and with `session_id` for a cart that another browser made. 422 for a key that was used for another request.",
        body: addBodySchema,
        response: { 201: cartItemSchema },
      },
    },
    async (request, reply) => {
      const owner = ownerOf(request, request.body)
      const key = owner === null ? undefined : idempotencyKeyOf(request)
      reply.code(201).header('cache-control', 'no-store')
      if (owner === null || key === undefined) {
        return reply.send(changed(await cart.add(cartOf(request, request.body), request.body)))
      }
      const merged = await cart.merge(owner, key, request.body)
      if (!merged.ok)
        throw merged.error.reason === 'keyReused' ? refused(422, 'server.keyReused') : refusal(merged.error)
      if (merged.value.replayed) reply.header(REPLAYED_HEADER, 'true')
      return reply.send(merged.value.item)
    },
  )

  app.patch(
    '/v1/cart/items/:id/',
    {
      schema: {
        summary: 'Changes the quantity of a line',
        description: "400 with the reason in `detail` for a quantity that isn't available.",
        params,
        body: changeCartItemSchema,
        response: { 200: cartItemSchema },
      },
    },
    async (request, reply) => {
      const line = { id: request.params.id, accesses: accessesOf(request) }
      return reply.header('cache-control', 'no-store').send(changed(await cart.change(line, request.body)))
    },
  )

  app.delete(
    '/v1/cart/items/:id/',
    {
      schema: {
        summary: 'Removes a line from the cart',
        params,
        querystring: cartQuerySchema,
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const line = { id: request.params.id, accesses: [cartOf(request, request.query)] }
      if (!(await cart.remove(line))) throw notFound()
      return reply.code(204).header('cache-control', 'no-store').send(undefined)
    },
  )
}

function changed(change: Change): CartItem {
  if (!change.ok) throw refusal(change.error)
  return change.value
}

/** The sentence of CART-07 that says why. */
function refusal(why: Refusal): ApiError {
  if (why.reason === 'notFound') return notFound()
  // The browser then makes a session id of its own (CART-01).
  if (why.reason === 'foreignSession') return fieldErrors((t) => ({ session_id: [t('field.invalid')] }))
  return refusedWith(400, (t) => {
    switch (why.reason) {
      case 'invalidProduct':
        return t('cart.invalidProduct')
      case 'chooseSpecification':
        return t('cart.chooseSpecification')
      case 'outOfStock':
        return t('cart.variantOutOfStock')
      case 'maximum':
        return t('cart.maximum', { n: why.most })
      case 'cartFull':
        return t('server.cartFull')
    }
  })
}
