import * as z from 'zod/mini'
import { idSchema } from './common.ts'
import { productSchema, specificationSchema } from './product.ts'

/** A line of the cart. `product` is null when it can no longer be bought (CART-12). */
export const cartItemSchema = z.object({
  id: idSchema,
  product: z.nullable(productSchema),
  quantity: z.number().check(z.int()),
  specification: z.nullable(specificationSchema),
})
export type CartItem = z.infer<typeof cartItemSchema>

/** The answer of `GET /v1/cart/`. */
export const cartSchema = z.object({ cart: z.object({ cartitems: z.array(cartItemSchema) }) })
export type Cart = z.infer<typeof cartSchema>

const quantity = z.number().check(z.int(), z.gte(1))

/**
 * The body of `POST /v1/cart/items/`: adds to the existing line if there is one, in the cart of the customer whom
 * `owner` names, or else in the guest's cart of the session.
 */
export const addCartItemSchema = z.object({
  product_id: idSchema,
  quantity,
  session_id: z.optional(z.uuid()),
  owner: z.optional(idSchema),
  specification: z.optional(z.nullable(idSchema)),
})
export type AddCartItem = z.infer<typeof addCartItemSchema>

/** The body of `PATCH /v1/cart/items/{id}/`: the line's new, absolute quantity. */
export const changeCartItemSchema = z.object({
  quantity,
  product: z.optional(idSchema),
  specification: z.optional(z.nullable(idSchema)),
})
export type ChangeCartItem = z.infer<typeof changeCartItemSchema>
