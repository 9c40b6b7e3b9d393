import * as z from 'zod/mini'
import { FLITT_STATUSES, type FlittReport } from './flitt.ts'

// Numbers come as numbers or as strings, and an empty string means none.
const text = z.pipe(z.union([z.string(), z.number()]), z.transform(String))
const tetri = z.pipe(
  text,
  z.pipe(z.string().check(z.regex(/^\d{1,12}$/)), z.pipe(z.transform(Number), z.number())),
)
const none = z.pipe(
  z.optional(z.nullable(z.literal(''))),
  z.transform(() => null),
)
const optionalTetri = z.union([tetri, none])

/** The fields of a callback and of a status that we use. There are some forty. */
const reportSchema = z.object({
  order_id: text,
  merchant_id: text,
  order_status: z.enum(FLITT_STATUSES),
  amount: tetri,
  actual_amount: optionalTetri,
  currency: z.string(),
  reversal_amount: optionalTetri,
  payment_id: z.union([text, none]),
})

/**
 * A payment of which only a part was reversed is still approved.
 * @returns null when the fields are not a report, or its status is unknown
 */
export function readReport(fields: unknown): (FlittReport & { merchantId: string }) | null {
  const parsed = reportSchema.safeParse(fields)
  if (!parsed.success) return null
  const { data } = parsed
  const reversed = data.reversal_amount ?? 0
  // Its documents differ in what the status is then.
  const isPart = data.order_status === 'reversed' && reversed > 0 && reversed < data.amount
  return {
    orderId: data.order_id,
    merchantId: data.merchant_id,
    status: isPart ? 'approved' : data.order_status,
    amount: data.amount,
    actualAmount: data.actual_amount,
    currency: data.currency,
    reversed,
    paymentId: data.payment_id ?? '',
  }
}
