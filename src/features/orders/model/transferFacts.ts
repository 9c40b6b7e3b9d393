import { toTetri, type Transfer } from '@dukani/contracts'
import type { CopyFact } from '@dukani/design-system'
import { formatMoney, type Language, type Translate } from '@dukani/i18n'

/** An account's number in groups of four, as banks print it. */
export function groupedIban(iban: string): string {
  return iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')
}

/** The values for a bank's transfer form, in its order, without those that the shop doesn't give. */
export function transferFacts(transfer: Transfer, t: Translate, language: Language): CopyFact[] {
  const { recipient, bank, bic, iban, amount, reference } = transfer
  const facts = [
    { id: 'recipient', label: t('transfer.recipient'), value: recipient.trim() },
    { id: 'bank', label: t('transfer.bank'), value: bank.trim() },
    { id: 'bic', label: t('transfer.bic'), value: bic.trim() },
    { id: 'iban', label: t('transfer.iban'), value: groupedIban(iban), copied: iban.replace(/\s/g, '') },
    {
      id: 'amount',
      label: t('transfer.amount'),
      value: formatMoney(toTetri(amount), language),
      // In the format that every bank's form accepts.
      copied: amount.toFixed(2),
    },
    { id: 'reference', label: t('transfer.reference'), value: reference.trim() },
  ]
  return facts
    .filter(({ value }) => value !== '')
    .map((fact) => ({ ...fact, copyLabel: t('transfer.copy', { what: fact.label }) }))
}
