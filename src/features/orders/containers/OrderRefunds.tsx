import { toTetri, type Order } from '@dukani/contracts'
import { Heading, Stack, Text } from '@dukani/design-system'
import { formatDate, formatMoney } from '@dukani/i18n'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { productName } from '#shared/product/productTexts.ts'

/** What was returned of an order in parts, or is on its way back; nothing without any. */
export function OrderRefunds({ order }: { order: Order }) {
  const t = useText()
  const { language } = useLanguage()
  const refunds = order.payment?.refunds ?? []
  if (refunds.length === 0) return null
  const names = new Map(
    order.items.map(({ id, product }) => [id, productName(product, language) || t('orders.product')]),
  )
  return (
    <Stack gap={8}>
      <Heading level={4}>{t('orders.refunds')}</Heading>
      {refunds.map(({ id, amount, is_done, items, created_at }) => (
        <div key={id}>
          <Text weight="medium">
            {formatMoney(toTetri(amount), language)} · {t(is_done ? 'orders.refundDone' : 'orders.refundDue')}
          </Text>
          <Text size={14} tone="muted">
            {[
              ...items.map((item) => `${names.get(item.id) ?? t('orders.product')} × ${item.quantity}`),
              formatDate(created_at, 'long', language),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </div>
      ))}
    </Stack>
  )
}
