import { toTetri, type Order } from '@dukani/contracts'
import { Heading, Stack, Text } from '@dukani/design-system'
import { formatDate, formatMoney, textLanguage } from '@dukani/i18n'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { piecesText } from '../model/piecesText.ts'

/** What was returned of an order in parts, or is on its way back; nothing without any. */
export function OrderRefunds({ order }: { order: Order }) {
  const t = useText()
  const { language } = useLanguage()
  const refunds = order.payment?.refunds ?? []
  if (refunds.length === 0) return null
  const shown = refunds.map(({ id, amount, is_done, items, created_at }) => ({
    id,
    sum: `${formatMoney(toTetri(amount), language)} · ${t(is_done ? 'orders.refundDone' : 'orders.refundDue')}`,
    facts: [...piecesText(order, items, t, language), formatDate(created_at, 'long', language)]
      .filter(Boolean)
      .join(' · '),
  }))
  return (
    <Stack gap={8}>
      <Heading level={4}>{t('orders.refunds')}</Heading>
      {shown.map(({ id, sum, facts }) => (
        <div key={id}>
          <Text weight="medium">{sum}</Text>
          <Text size={14} tone="muted" lang={textLanguage(facts)}>
            {facts}
          </Text>
        </div>
      ))}
    </Stack>
  )
}
