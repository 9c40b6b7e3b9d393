import { bankCode, isBic, isIban } from '@dukani/contracts'
import * as z from 'zod/mini'
import { StartError } from '../startError.ts'
import * as variable from './variables.ts'

/** The shop's credentials at Flitt, and Flitt's address. */
export interface FlittConfig {
  merchantId: string
  secretKey: string
  /** without a slash at the end */
  url: string
}

/** The bank account for transfers. */
export interface BankConfig {
  recipient: string
  bank: string
  iban: string
  bic: string
}

/** How customers pay; null: not set up. */
export interface PaymentsConfig {
  flitt: FlittConfig | null
  bank: BankConfig | null
}

/** The example of the IBAN registry, which is no real account. */
export const DEMO_BANK: BankConfig = {
  recipient: 'Dukani (test)',
  bank: 'Test Bank of Georgia',
  iban: 'GE29NB0000000101904917',
  bic: '',
}

const IBAN_ERROR = 'must be an IBAN such as GE29NB0000000101904917'

/** The variables of payments. */
export const paymentVariables = {
  FLITT_MERCHANT_ID: z.optional(
    z.string().check(z.regex(/^\d{1,12}$/, 'must be the number of a Flitt merchant')),
  ),
  FLITT_SECRET_KEY: z.optional(z.string()),
  FLITT_URL: variable.endpoint('https://pay.flitt.com'),
  BANK_IBAN: z.optional(
    z.pipe(z.pipe(z.string(), z.transform(bankCode)), z.string().check(z.refine(isIban, IBAN_ERROR))),
  ),
  BANK_RECIPIENT: z.optional(z.string().check(z.maxLength(70, 'must be at most 70 characters'))),
  BANK_NAME: variable.text(''),
  BANK_BIC: z.prefault(
    z.string().check(z.refine((text) => text === '' || isBic(text), 'must be a BIC such as BAGAGE22')),
    '',
  ),
}

type Values = z.infer<z.ZodMiniObject<typeof paymentVariables>>

/** @throws StartError when one variable of a pair is missing */
export function paymentsConfig(values: Values): PaymentsConfig {
  return { flitt: flittConfig(values), bank: bankConfig(values) }
}

function flittConfig(values: Values): FlittConfig | null {
  const { FLITT_MERCHANT_ID: merchantId, FLITT_SECRET_KEY: secretKey, FLITT_URL: url } = values
  if (merchantId === undefined && secretKey === undefined) return null
  if (merchantId === undefined) throw new StartError('FLITT_SECRET_KEY requires FLITT_MERCHANT_ID.')
  if (secretKey === undefined) throw new StartError('FLITT_MERCHANT_ID requires FLITT_SECRET_KEY.')
  return { merchantId, secretKey, url }
}

function bankConfig(values: Values): BankConfig | null {
  const { BANK_IBAN: iban, BANK_RECIPIENT: recipient, BANK_NAME: bank, BANK_BIC: bic } = values
  if (iban === undefined && recipient === undefined) return null
  if (iban === undefined) throw new StartError('BANK_RECIPIENT requires BANK_IBAN.')
  if (recipient === undefined) throw new StartError('BANK_IBAN requires BANK_RECIPIENT.')
  return { recipient, bank, iban, bic }
}
