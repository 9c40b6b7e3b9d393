import * as z from 'zod/mini'
import { idSchema } from './common.ts'

/** Why a stock changed. `edit`: by staff in the editor or the list; `bulk`: with many others at once, or its undo. */
export const STOCK_REASONS = ['order', 'cancellation', 'return', 'edit', 'bulk', 'count', 'import'] as const
export type StockReason = (typeof STOCK_REASONS)[number]

/** A change of a product's own stock, or of a specification's or a size's. */
export const stockMovementSchema = z.object({
  id: idSchema,
  /** null: it isn't a specification's */
  specification: z.nullable(z.string()),
  /** null: it isn't a size's */
  size: z.nullable(z.string()),
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

/** The most rows of one count. */
export const MOST_COUNTED = 500

/** The most pieces that are counted of one thing. */
export const HIGHEST_COUNT = 1_000_000

const pieces = z.number().check(z.int(), z.gte(0))
const countedThing = {
  product_id: idSchema,
  /** null: the product itself */
  specification_id: z.nullable(idSchema),
}

/** The body of `POST /v1/admin/stock/counts/`: what was counted of each thing, and the stock that was seen then. */
export const stockCountSchema = z.object({
  lines: z
    .array(z.object({ ...countedThing, seen: pieces, counted: pieces.check(z.lte(HIGHEST_COUNT)) }))
    .check(
      z.minLength(1),
      z.maxLength(MOST_COUNTED),
      z.refine(
        (lines) =>
          new Set(lines.map(({ product_id, specification_id }) => `${product_id} ${specification_id}`))
            .size === lines.length,
        'invalid',
      ),
    ),
})
export type StockCount = z.infer<typeof stockCountSchema>

/**
 * `applied`: the stock is what was counted, less what was ordered since. `short`: more was ordered since than was counted,
 * so the stock is 0. `gone`: it can't be counted any more.
 */
export const COUNT_STATES = ['applied', 'short', 'gone'] as const

/** What a count did, in the order of its lines. */
export const stockCountedSchema = z.object({
  results: z.array(
    z.object({
      ...countedThing,
      state: z.enum(COUNT_STATES),
      /** pieces now */
      stock: pieces,
      /** pieces that were ordered but weren't counted */
      missing: pieces,
    }),
  ),
})
export type StockCounted = z.infer<typeof stockCountedSchema>
