import * as z from 'zod/mini'
import { STOCK_LEVELS } from './adminProduct.ts'
import { gelSchema, idSchema } from './common.ts'
import { PRICE_ROUNDINGS } from './rules/priceChange.ts'

/** The most products that are changed at once. */
export const MOST_BULK_PRODUCTS = 5_000

const HIGHEST_BASIS_POINTS = 100_000
const HIGHEST_GEL = 1_000_000
const HIGHEST_STOCK = 1_000_000

const range = (least: number, most: number) => [z.gte(least, 'invalid'), z.lte(most, 'invalid')] as const

/**
 * The body of `POST /v1/admin/bulk-changes/`: which products, and what should change. A product whose new price or stock
 * would be too high is left out.
 */
export const bulkChangeSchema = z.object({
  /** as in the list of products */
  filter: z.object({
    search: z.optional(z.string().check(z.maxLength(200))),
    category: z.optional(z.string()),
    published: z.optional(z.boolean()),
    stock: z.optional(z.enum(STOCK_LEVELS)),
  }),
  price: z.optional(
    z
      .object({
        /** `percent` in hundredths of a per cent, `amount` in GEL; less than 0 lowers prices */
        by: z.enum(['percent', 'amount']),
        value: z.number().check(...range(-HIGHEST_GEL, HIGHEST_GEL)),
        rounding: z.enum(PRICE_ROUNDINGS),
      })
      .check(
        z.refine(
          ({ by, value }) =>
            by === 'amount' || (Number.isInteger(value) && value >= -10_000 && value <= HIGHEST_BASIS_POINTS),
          'invalid',
        ),
      ),
  ),
  /** pieces that are added; less than 0: removed. Of specifications each gets them. */
  stock_change: z.optional(z.number().check(z.int(), ...range(-HIGHEST_STOCK, HIGHEST_STOCK))),
  category: z.optional(z.nullable(idSchema)),
  published: z.optional(z.boolean()),
})
export type BulkChange = z.infer<typeof bulkChangeSchema>

/**
 * `changed`: the product was edited after the preview, so it wasn't changed. `kept`: the product was edited after the change, or
 * pieces that the change added were sold, so the change wasn't undone.
 */
export const BULK_ROW_STATES = ['waiting', 'applied', 'changed', 'undone', 'kept'] as const
export type BulkRowState = (typeof BULK_ROW_STATES)[number]

const shownSchema = z.object({
  price: gelSchema,
  stock: z.number(),
  category: z.nullable(z.string()),
  published: z.boolean(),
})

/** What a change does to one product. */
export const bulkRowSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** how many prices of specifications change, too */
  specifications: z.number(),
  before: shownSchema,
  after: shownSchema,
  state: z.enum(BULK_ROW_STATES),
})
export type BulkRow = z.infer<typeof bulkRowSchema>

/** The progress of a change. */
export const bulkStateSchema = z.object({
  id: idSchema,
  /** how many products there are in each state */
  counts: z.record(z.enum(BULK_ROW_STATES), z.number()),
})
export type BulkState = z.infer<typeof bulkStateSchema>

/** A part of the rows of a change. `next` is the `after` of the following part. */
export const bulkRowPartSchema = z.object({ next: z.nullable(idSchema), results: z.array(bulkRowSchema) })
