import * as z from 'zod/mini'
import { gelSchema } from './common.ts'

/** Where an order that is paid by transfer is paid to, and what the shop knows the money by. */
export const transferSchema = z.object({
  recipient: z.string(),
  /** the bank's name and its BIC; '' where the shop doesn't say */
  bank: z.string(),
  bic: z.string(),
  /** without spaces */
  iban: z.string(),
  amount: gelSchema,
  /** what has to stand in the transfer */
  reference: z.string(),
  /** the text of a QR code for a bank's app; null for an order that isn't paid by `qr` */
  qr_payload: z.nullable(z.string()),
})
export type Transfer = z.infer<typeof transferSchema>

/** What our server tells of an order's payment, beside `payment_status`. Others don't. */
export const orderPaymentSchema = z.object({
  /** one of PAYMENT_STATES; another is to be passed over */
  state: z.string(),
  /** whether `POST /v1/orders/{id}/pay/` makes sense and is safe (API-10) */
  can_pay: z.boolean(),
  /** ISO 8601: when the order expires unless it is paid; null: it doesn't expire, or needn't be paid any more */
  expires_at: z.nullable(z.string()),
  /** for `bank` and `qr`, as long as it isn't paid and the shop has an account */
  transfer: z.nullable(transferSchema),
})
export type OrderPayment = z.infer<typeof orderPaymentSchema>

/** The answer of `POST /v1/orders/{id}/pay/`: the address where it is paid (API-10). */
export const paymentStartedSchema = z.object({ checkout_url: z.string() })
export type PaymentStarted = z.infer<typeof paymentStartedSchema>

/** The answer of `GET /v1/wallet/`: what a customer has in the shop, in GEL. */
export const walletSchema = z.object({ balance: gelSchema })
export type Wallet = z.infer<typeof walletSchema>
