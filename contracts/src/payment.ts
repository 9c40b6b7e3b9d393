import * as z from 'zod/mini'
import { gelSchema, idSchema } from './common.ts'

/** The bank details for an order that is paid by transfer, and the reference by which the shop recognises it. */
export const transferSchema = z.object({
  recipient: z.string(),
  /** the bank's name and its BIC; '' if the shop doesn't state them */
  bank: z.string(),
  bic: z.string(),
  /** without spaces */
  iban: z.string(),
  amount: gelSchema,
  /** the reference that the transfer must contain */
  reference: z.string(),
  /** the text of a QR code for a banking app; null for an order that isn't paid by `qr` */
  qr_payload: z.nullable(z.string()),
})
export type Transfer = z.infer<typeof transferSchema>

/** Money that was returned to the customer, or is on its way back. */
export const orderRefundSchema = z.object({
  id: idSchema,
  amount: gelSchema,
  /** false: it is on its way */
  is_done: z.boolean(),
  /** the items it is for, by their ids in the order; empty: an amount alone */
  items: z.array(z.object({ id: idSchema, quantity: z.number().check(z.int(), z.gte(1)) })),
  /** ISO 8601 */
  created_at: z.string(),
})
export type OrderRefund = z.infer<typeof orderRefundSchema>

/** The payment of an order beside `payment_status`, from our server only. */
export const orderPaymentSchema = z.object({
  /** one of PAYMENT_STATES; ignore unknown ones */
  state: z.string(),
  /** whether `POST /v1/orders/{id}/pay/` is possible and safe (API-10) */
  can_pay: z.boolean(),
  /** ISO 8601: when the order expires unless it is paid; null: it doesn't expire, or no longer has to be paid */
  expires_at: z.nullable(z.string()),
  /** for `bank` and `qr`, as long as it isn't paid and the shop has an account */
  transfer: z.nullable(transferSchema),
  /** what was returned in parts, oldest first; left out without any */
  refunds: z.optional(z.array(orderRefundSchema)),
})
export type OrderPayment = z.infer<typeof orderPaymentSchema>

/** The answer of `POST /v1/orders/{id}/pay/`: the address of the payment page (API-10). */
export const paymentStartedSchema = z.object({ checkout_url: z.string() })
export type PaymentStarted = z.infer<typeof paymentStartedSchema>

/** The answer of `GET /v1/wallet/`: a customer's balance, in GEL. */
export const walletSchema = z.object({ balance: gelSchema })
export type Wallet = z.infer<typeof walletSchema>
