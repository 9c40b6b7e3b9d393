import * as z from 'zod/mini'
import { gelSchema } from './common.ts'

/** A promotion code as a customer types it. */
const typedCode = z.string().check(z.trim(), z.toUpperCase(), z.minLength(1), z.maxLength(100))

/** Ours: the body of `POST /v1/promotion-codes/check/`. `subtotal` is the cart's total in GEL. */
export const checkPromotionCodeSchema = z.object({ code: typedCode, subtotal: gelSchema })
export type CheckPromotionCode = z.infer<typeof checkPromotionCodeSchema>

/** What a code takes off that total, and what is left to pay, in GEL. */
export const checkedPromotionCodeSchema = z.object({
  code: z.string(),
  discount: gelSchema,
  total: gelSchema,
})
export type CheckedPromotionCode = z.infer<typeof checkedPromotionCodeSchema>

/** Fields of an order with a code. `discount` is what the customer saw, in GEL: another one is refused. */
export const promotionOfOrder = {
  promotion_code: z.optional(typedCode),
  discount: z.optional(gelSchema),
}
