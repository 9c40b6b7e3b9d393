import * as z from 'zod/mini'
import { gelSchema, idSchema } from './common.ts'

/** Letters A to Z, digits and hyphens; stored in upper case. */
export const PROMOTION_CODE = /^[A-Z0-9-]{3,30}$/

const count = z.nullable(z.int().check(z.gte(1), z.lte(1_000_000)))
const moment = z.nullable(z.iso.datetime({ offset: true }))

const fields = {
  /** per cent of the sum, with at most two decimals; null: it takes off `amount` */
  percent: z.nullable(z.number().check(z.gte(0.01), z.lte(99), z.multipleOf(0.01))),
  /** GEL; null: it takes off `percent` */
  amount: z.nullable(gelSchema),
  /** the lowest sum of an order that may use it, in GEL */
  min_total: gelSchema,
  /** how often one customer may use it; null: any number of times */
  per_customer: count,
  /** how often it may be used by all; null: any number of times */
  max_uses: count,
  /** ISO 8601; null: at once */
  starts_at: moment,
  /** ISO 8601; null: it doesn't end */
  ends_at: moment,
}

/** A promotion code as staff see it. */
export const promotionCodeSchema = z.object({
  id: idSchema,
  code: z.string(),
  ...fields,
  /** orders that use it, without cancelled ones */
  used: z.number().check(z.int()),
  active: z.boolean(),
  version: z.number().check(z.int()),
  created_at: z.string(),
})
export type PromotionCode = z.infer<typeof promotionCodeSchema>

/** A part of the codes, newest first. `next` is the `after` of the following part. */
export const promotionCodePartSchema = z.object({
  next: z.nullable(idSchema),
  results: z.array(promotionCodeSchema),
})

/** The body of `POST /v1/admin/promotion-codes/`. */
export const newPromotionCodeSchema = z.object({
  code: z.string().check(z.trim(), z.toUpperCase(), z.regex(PROMOTION_CODE)),
  ...fields,
})
export type NewPromotionCode = z.infer<typeof newPromotionCodeSchema>

/**
 * The body of `PATCH /v1/admin/promotion-codes/{id}/`: only what changes. It is refused if the code has another version by
 * then. The discount of a code doesn't change, because customers may have been told of it.
 */
export const changePromotionCodeSchema = z.object({
  version: z.number().check(z.int()),
  active: z.optional(z.boolean()),
  max_uses: z.optional(count),
  ends_at: z.optional(moment),
})
export type ChangePromotionCode = z.infer<typeof changePromotionCodeSchema>
