import * as z from 'zod/mini'
import { addressSchema } from './address.ts'
import { auditEntrySchema } from './adminAudit.ts'
import { shopOrderSchema } from './adminOrder.ts'
import { gelSchema, idSchema } from './common.ts'

/** A customer as the shop's staff see them in a list. Times are ISO dates and times. */
export const shopCustomerSchema = z.object({
  id: idSchema,
  /** empty: it isn't known, or was erased */
  name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  created_at: z.string(),
  /** since when they can neither log in nor order; null: they can */
  blocked_at: z.nullable(z.string()),
  /** when their personal data were erased; null: they weren't */
  erased_at: z.nullable(z.string()),
})
export type ShopCustomer = z.infer<typeof shopCustomerSchema>

/** A part of the customers, newest first. `next` is the `after` of the following part. */
export const shopCustomerPartSchema = z.object({
  next: z.nullable(idSchema),
  results: z.array(shopCustomerSchema),
})

/** An entry of a wallet. */
export const walletEntrySchema = z.object({
  id: idSchema,
  /** GEL; negative: taken out */
  amount: z.number(),
  kind: z.enum(['added', 'taken', 'order', 'refund']),
  /** the number of the order that was paid or refunded; null: the shop's own entry */
  order_number: z.nullable(z.string()),
  note: z.string(),
  created_at: z.string(),
})
export type WalletEntry = z.infer<typeof walletEntrySchema>

/** A customer with their latest orders and wallet entries (newest first), their addresses, and the changes by staff. */
export const shopCustomerDetailsSchema = z.extend(shopCustomerSchema, {
  orders: z.array(shopOrderSchema),
  wallet: z.object({ balance: gelSchema, entries: z.array(walletEntrySchema) }),
  addresses: z.array(addressSchema),
  history: z.array(auditEntrySchema),
})
export type ShopCustomerDetails = z.infer<typeof shopCustomerDetailsSchema>

/** All personal data of a customer, by what they are about. */
export const customerExportSchema = z.record(z.string(), z.unknown())
