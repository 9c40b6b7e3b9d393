import { toGel, type PaymentMethod, type Tetri, type Transfer } from '@dukani/contracts'
import type { BankConfig } from '../../config/payments.ts'

/** The bank details for an order's transfer; for `qr` with a code for a banking app. */
export function transferOf(
  { recipient, bank, bic, iban }: BankConfig,
  { number, total, method }: { number: string; total: Tetri; method: PaymentMethod },
): Transfer {
  const amount = toGel(total)
  const code = { recipient, iban, bic, amount: amount.toFixed(2), reference: number }
  const qr_payload = method === 'qr' ? qrPayload(code) : null
  return { recipient, bank, bic, iban, amount, reference: number, qr_payload }
}

/**
 * The lines of a credit transfer's QR code by the European Payments Council (EPC069-12, version 002), in lari. Georgian
 * banks have no code format that everybody may use.
 */
function qrPayload({
  recipient,
  iban,
  bic,
  amount,
  reference,
}: Record<'recipient' | 'iban' | 'bic' | 'amount' | 'reference', string>): string {
  const utf8 = '1'
  return ['BCD', '002', utf8, 'SCT', bic, recipient, iban, `GEL${amount}`, '', '', reference].join('\n')
}
