import * as z from 'zod/mini'
import { gelSchema, idSchema } from './common.ts'
import { piecesSchema } from './pieces.ts'

/** in GEL; far more than any order costs */
const MAX_AMOUNT = 100_000_000

/** The bank's reference of a transfer; '' without one. */
export const bankReferenceSchema = z.string().check(z.trim(), z.maxLength(100))

/** What was returned of an order, or is being returned. */
export const shopRefundSchema = z.object({
  id: idSchema,
  amount: gelSchema,
  /** one of REFUND_STATES; a newer server may have more */
  state: z.string(),
  /** the bank's, of a transfer; '' without one */
  reference: z.string(),
  /** its items go back into the stock */
  restock: z.boolean(),
  /** empty: an amount alone */
  items: piecesSchema,
  created_at: z.string(),
})
export type ShopRefund = z.infer<typeof shopRefundSchema>

/** What is left to be refunded of an item, in pieces and GEL: `refundOf` computes it for some pieces. */
export const itemRefundableSchema = z.object({
  quantity: z.number().check(z.int(), z.gte(0)),
  piece: gelSchema,
  all: gelSchema,
})

/**
 * The body of `POST /v1/admin/orders/{id}/refunds/`: items, or an amount alone. With items, `amount` is what was paid for
 * them, or what is left of the order if that is less. `seen.refundable` is what was left.
 */
export const createRefundSchema = z.object({
  seen: z.object({ status: z.string(), payment_status: z.string(), refundable: gelSchema }),
  items: piecesSchema,
  amount: gelSchema.check(z.gte(0.01), z.lte(MAX_AMOUNT)),
  restock: z.boolean(),
  reference: bankReferenceSchema,
})
export type CreateRefund = z.infer<typeof createRefundSchema>
