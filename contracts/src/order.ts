import * as z from 'zod/mini'
import { addressFields, manualAddressSchema } from './address.ts'
import { gelSchema, idSchema, pageOf } from './common.ts'
import { orderPaymentSchema } from './payment.ts'
import { promotionOfOrder } from './promotionCode.ts'
import { orderReturnSchema } from './return.ts'
import { PAYMENT_METHODS } from './orderStatuses.ts'

const orderedItemSchema = z.object({
  product_id: idSchema,
  quantity: z.number().check(z.int(), z.gte(1)),
  specification_id: z.nullable(idSchema),
})

/**
 * The body of `POST /v1/orders/create/` (CHECK-07): what the shopper saw in the cart and its total in GEL, and a saved
 * address by id or a typed one. `promotion_code` and `discount` are ours; `subtotal` is without the discount.
 */
export const orderCreateSchema = z
  .object({
    payment_method: z.enum(PAYMENT_METHODS),
    order_items_data_input: z.array(orderedItemSchema),
    subtotal: gelSchema,
    address: z.optional(z.nullable(idSchema)),
    home_address: z.optional(z.string()),
    city: z.optional(z.string()),
    region: z.optional(z.string()),
    postal_code: z.optional(z.string()),
    ...promotionOfOrder,
  })
  .check(({ value, issues }) => {
    if (value.address != null) return
    const { home_address = '', city = '', region = '', postal_code = '' } = value
    const typed = manualAddressSchema.safeParse({ home_address, city, region, postal_code })
    for (const { path, message } of typed.error?.issues ?? [])
      issues.push({ code: 'custom', path, message, input: value })
  })
export type OrderCreate = z.infer<typeof orderCreateSchema>

/**
 * The answer: with a `checkout_url`, the shopper pays there (CHECK-08). `detail`, from our server, is for the shopper:
 * the order was placed, but its payment couldn't be started yet.
 */
export const orderCreatedSchema = z.object({
  id: idSchema,
  payment_method: z.string(),
  checkout_url: z.nullable(z.string()),
  detail: z.optional(z.string()),
})
export type OrderCreated = z.infer<typeof orderCreatedSchema>

/** An ordered product, with its names on the day of the order. `product.id` is null if the shop no longer has it. */
export const orderItemSchema = z.object({
  id: idSchema,
  product: z.object({
    id: z.nullable(idSchema),
    name: z.string(),
    /** ours: the English name; left out without one */
    name_en: z.optional(z.string()),
    main_image: z.nullable(z.string()),
  }),
  specification: z.nullable(z.object({ id: z.nullable(idSchema), value: z.string() })),
  quantity: z.number().check(z.int()),
  unit_price: gelSchema,
})
export type OrderItem = z.infer<typeof orderItemSchema>

/** What a promotion code took off an order, in GEL; only from our server. `total_price` is without it. */
export const discountOfOrder = {
  discount: z.optional(gelSchema),
  promotion_code: z.optional(z.string()),
}

/**
 * An order, the same in the list and by itself. The states are open texts: another server may have more of them
 * (ORDER-04).
 */
export const orderSchema = z.object({
  id: idSchema,
  order_number: z.string(),
  status: z.string(),
  payment_status: z.string(),
  payment_method: z.string(),
  /** ISO 8601 */
  created_at: z.string(),
  total_price: gelSchema,
  ...discountOfOrder,
  ...addressFields,
  items: z.array(orderItemSchema),
  /** only from our server */
  payment: z.optional(z.nullable(orderPaymentSchema)),
  /** only from our server: returns, oldest first; left out without any */
  returns: z.optional(z.array(orderReturnSchema)),
  /** only from our server, ISO 8601: until when items can be given back; left out when they can't */
  returnable_until: z.optional(z.string()),
})
export type Order = z.infer<typeof orderSchema>

/**
 * Ours: the answer of `POST /v1/orders/{id}/again/`: how many pieces were added to the cart, and which products of the
 * order weren't available or didn't fit.
 */
export const orderAgainSchema = z.object({
  added: z.number().check(z.int(), z.gte(0)),
  left_out: z.array(
    z.object({
      product_name: z.string(),
      /** the English name; left out without one */
      product_name_en: z.optional(z.string()),
      specification: z.nullable(z.string()),
      /** pieces */
      quantity: z.number().check(z.int(), z.gte(1)),
    }),
  ),
})
export type OrderAgain = z.infer<typeof orderAgainSchema>

export const orderPageSchema = pageOf(orderSchema)
