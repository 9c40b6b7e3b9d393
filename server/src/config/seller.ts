import type * as z from 'zod/mini'
import * as variable from './variables.ts'

/** The seller as invoices name it. null: not stated. */
export interface SellerConfig {
  /** null: the shop's own name */
  name: string | null
  /** the tax identification number */
  idNumber: string | null
  address: string | null
  phone: string | null
  email: string | null
}

/** The variables of the seller. */
export const sellerVariables = {
  SELLER_NAME: variable.text(''),
  SELLER_ID: variable.text(''),
  SELLER_ADDRESS: variable.text(''),
  SELLER_PHONE: variable.text(''),
  SELLER_EMAIL: variable.text(''),
}

/** The seller by these variables; an empty variable is null. */
export function sellerConfig(values: z.infer<z.ZodMiniObject<typeof sellerVariables>>): SellerConfig {
  return {
    name: values.SELLER_NAME || null,
    idNumber: values.SELLER_ID || null,
    address: values.SELLER_ADDRESS || null,
    phone: values.SELLER_PHONE || null,
    email: values.SELLER_EMAIL || null,
  }
}
