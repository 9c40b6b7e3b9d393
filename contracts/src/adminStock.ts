import * as z from 'zod/mini'
import { idSchema } from './common.ts'

/** Why a stock changed. `edit`: by staff in the editor or the list; `bulk`: with many others at once, or its undo. */
export const STOCK_REASONS = ['order', 'cancellation', 'edit', 'bulk', 'count', 'import'] as const
export type StockReason = (typeof STOCK_REASONS)[number]

/** A change of a product's stock, or of a specification's. */
export const stockMovementSchema = z.object({
  id: idSchema,
  /** null: the product's own stock */
  specification: z.nullable(z.string()),
  /** pieces; less than 0: taken away */
  change: z.number(),
  /** pieces after it */
  stock: z.number(),
  reason: z.enum(STOCK_REASONS),
  order: z.nullable(z.object({ id: idSchema, number: z.string() })),
  /** the member of the staff */
  author: z.nullable(z.object({ id: idSchema, name: z.string() })),
  created_at: z.string(),
})
export type StockMovement = z.infer<typeof stockMovementSchema>

/** A part of the changes, latest first. `next` is the `after` of the following part. */
export const stockMovementPartSchema = z.object({
  next: z.nullable(idSchema),
  results: z.array(stockMovementSchema),
})

/** What staff find by a code: a product without specifications, or a specification. */
export const stockItemSchema = z.object({
  product_id: idSchema,
  /** null: the product itself */
  specification_id: z.nullable(idSchema),
  name: z.string(),
  specification: z.nullable(z.string()),
  image: z.nullable(z.string()),
  /** pieces */
  stock: z.number(),
})
export type StockItem = z.infer<typeof stockItemSchema>
