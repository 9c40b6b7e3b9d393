import type { OrderPayment, Transfer } from '@dukani/contracts'
import { flagOf, gelOf, isRecord, textOf, type Json } from './values.ts'

/** Reads what only our server sends about an order's payment; null for what can't be read, which counts as missing. */
export function toPayment(raw: Json): OrderPayment | null {
  const state = isRecord(raw) ? raw['state'] : null
  if (!isRecord(raw) || typeof state !== 'string') return null
  return {
    state,
    can_pay: flagOf(raw['can_pay']),
    expires_at: textOf(raw['expires_at']),
    transfer: toTransfer(raw['transfer']),
  }
}

/** @returns null without an account to pay to, an amount, or what the shop knows the money by */
function toTransfer(raw: Json): Transfer | null {
  if (!isRecord(raw)) return null
  const text = (name: keyof Transfer) => textOf(raw[name]) ?? ''
  const [iban, reference] = [text('iban'), text('reference')]
  const amount = gelOf(raw['amount'])
  if (iban === '' || reference === '' || amount === null) return null
  return {
    recipient: text('recipient'),
    bank: text('bank'),
    bic: text('bic'),
    iban,
    amount,
    reference,
    qr_payload: textOf(raw['qr_payload']),
  }
}
