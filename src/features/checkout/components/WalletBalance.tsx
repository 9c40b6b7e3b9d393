import type { Tetri } from '@dukani/contracts'
import { FormMessage, Text } from '@dukani/design-system'
import { formatMoney } from '@dukani/i18n'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'

export interface WalletBalanceProps {
  /** null when unknown: then nothing is shown */
  balance: Tetri | null
  /** what the order comes to */
  total: Tetri
}

/** What is in the wallet, and that it is less than the order needs (CHECK-04). The server decides. */
export function WalletBalance({ balance, total }: WalletBalanceProps) {
  const t = useText()
  const { language } = useLanguage()
  const money = (tetri: Tetri) => formatMoney(tetri, language)
  const isShort = balance !== null && balance < total
  return (
    <div>
      <FormMessage tone="warning">
        {isShort && t('checkout.walletShort', { balance: money(balance), total: money(total) })}
      </FormMessage>
      <Text role="status" size={14} tone="muted">
        {balance !== null && !isShort && t('checkout.walletBalance', { balance: money(balance) })}
      </Text>
    </div>
  )
}
