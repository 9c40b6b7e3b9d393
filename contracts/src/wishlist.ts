import * as z from 'zod/mini'
import { idSchema, pageOf } from './common.ts'

/** A saved product: `product` is its id, and the specification is the saved one (section 3). */
export const savedItemSchema = z.object({
  id: idSchema,
  product: idSchema,
  product_name: z.string(),
  /** ours: the English name; left out without one */
  product_name_en: z.optional(z.string()),
  product_main_image: z.nullable(z.string()),
  specification: z.nullable(z.object({ id: idSchema, value: z.string() })),
})
export type SavedItem = z.infer<typeof savedItemSchema>

export const savedItemPageSchema = pageOf(savedItemSchema)

/** The body of `POST /v1/saved-items/`. A product with specifications needs one of them (WISH-03). */
export const saveItemSchema = z.object({
  product: idSchema,
  specification_id: z.optional(z.nullable(idSchema)),
})
export type SaveItem = z.infer<typeof saveItemSchema>
