import * as z from 'zod/mini'
import { gelSchema, idSchema, pageOf } from './common.ts'

const count = z.number().check(z.int(), z.gte(0))

/** A category as the list of categories contains it (CAT-11). */
export const categorySchema = z.object({
  category_id: idSchema,
  title: z.string(),
  /** ours: the English title; left out without one */
  title_en: z.optional(z.string()),
})
export type Category = z.infer<typeof categorySchema>

export const categoryListSchema = z.array(categorySchema)

/** A purchasable variation of a product. Without a price it is shown but can't be chosen (PROD-03). */
export const specificationSchema = z.object({
  id: idSchema,
  value: z.string(),
  price: z.nullable(gelSchema),
  old_price: z.nullable(gelSchema),
  discount_price: z.nullable(gelSchema),
  inventory: count,
})
export type Specification = z.infer<typeof specificationSchema>

/** A size of the product. Shown with its stock, never ordered by itself (CART-16). */
export const variantSchema = z.object({ id: idSchema, size: z.string(), inventory: count })
export type Variant = z.infer<typeof variantSchema>

/**
 * A product, the same shape in a list and by itself (section 3 of the specification).
 * `price` is what is paid and `old_price` what it was; `discount_price` is sent but never read (PROD-02).
 */
export const productSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  /** ours: the English texts, which the English interface shows instead; left out without any */
  name_en: z.optional(z.string()),
  description_en: z.optional(z.string()),
  images: z.array(z.string()),
  main_image: z.nullable(z.string()),
  price: gelSchema,
  old_price: z.nullable(gelSchema),
  discount_price: z.nullable(gelSchema),
  discount: z.boolean(),
  discount_percentage: z.number(),
  rating: z.number(),
  reviews: count,
  inventory: count,
  /** The total stock: that of the specifications if there are any, else `inventory`. */
  effective_inventory: z.nullable(count),
  total_sold: count,
  promotion: z.nullable(z.string()),
  /** The title serves as the id here (CAT-11). */
  category: z.nullable(z.object({ id: z.string(), title_en: z.optional(z.string()) })),
  specifications: z.array(specificationSchema),
  variants: z.array(variantSchema),
})
export type Product = z.infer<typeof productSchema>

/** A page of the catalogue. */
export const productPageSchema = z.extend(pageOf(productSchema), {
  /** ours: there may be more than `count`, which isn't counted further */
  count_is_minimum: z.optional(z.literal(true)),
})
export type ProductPage = z.infer<typeof productPageSchema>
