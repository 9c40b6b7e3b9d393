import * as z from 'zod/mini'
import { bankReferenceSchema } from './adminRefund.ts'
import { gelSchema, idSchema } from './common.ts'
import { MAX_RETURN_TEXT, RETURN_STATES } from './rules/returns.ts'

const stateSchema = z.enum(RETURN_STATES)

/** A return as staff see it in a list. */
export const shopReturnSchema = z.object({
  id: idSchema,
  order: z.object({ id: idSchema, order_number: z.string() }),
  customer: z.object({ name: z.string(), email: z.string() }),
  /** one of RETURN_STATES; a newer server may have more */
  state: z.string(),
  /** it is `received`, and its money is on its way back */
  is_refunding: z.boolean(),
  created_at: z.string(),
})
export type ShopReturn = z.infer<typeof shopReturnSchema>

/** A part of the returns, newest first. `next` is the `after` of the following part. */
export const shopReturnPartSchema = z.object({
  next: z.nullable(idSchema),
  results: z.array(shopReturnSchema),
})

/** A return with its items and pictures. */
export const shopReturnDetailsSchema = z.extend(shopReturnSchema, {
  reason: z.string(),
  refusal: z.string(),
  items: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      specification: z.nullable(z.string()),
      quantity: z.number().check(z.int(), z.gte(1)),
    }),
  ),
  /** their addresses */
  pictures: z.array(z.string()),
  payment_method: z.string(),
  /** what the items give back, in GEL; 0 when they can't be refunded any more */
  amount: gelSchema,
})
export type ShopReturnDetails = z.infer<typeof shopReturnDetailsSchema>

/** The state that was seen. A change is refused if it has changed since. */
const seen = { seen: stateSchema }

/** The body of `POST /v1/admin/returns/{id}/accept/` and of `receive/`. */
export const returnStepSchema = z.object(seen)
export type ReturnStep = z.infer<typeof returnStepSchema>

/** The body of `POST /v1/admin/returns/{id}/refuse/`. The customer reads why. */
export const refuseReturnSchema = z.object({
  ...seen,
  refusal: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_RETURN_TEXT)),
})
export type RefuseReturn = z.infer<typeof refuseReturnSchema>

/** The body of `POST /v1/admin/returns/{id}/refund/`. `amount` is what was seen; `reference` is the bank's, of a transfer. */
export const refundReturnSchema = z.object({
  ...seen,
  amount: gelSchema,
  restock: z.boolean(),
  reference: bankReferenceSchema,
})
export type RefundReturn = z.infer<typeof refundReturnSchema>
