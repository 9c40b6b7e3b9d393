import { toTetri, type ShopOrderDetails, type ShopRefund } from '@dukani/contracts'
import { Button, Heading, RecordList, Stack, Text, type RecordItem } from '@dukani/design-system'
import { formatDate, formatMoney } from '@dukani/i18n'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { randomText } from '#shared/browser/randomText.ts'
import { useLanguage } from '#shared/language/LanguageProvider.tsx'
import { ConfirmDialog } from '#admin/shared/ConfirmDialog.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useAskedChange } from '#admin/shared/useAskedChange.ts'
import { createRefund } from '../api/createRefund.ts'
import { refundBody, refundKinds, type RefundKind } from '../model/refundForm.ts'
import { refundStatus } from '../model/refundStatus.ts'
import { RefundFields } from './RefundFields.tsx'

export interface OrderRefundsProps {
  order: ShopOrderDetails
  /** called with the order after a refund */
  onChanged: (order: ShopOrderDetails) => void
  /** called when the server has a newer state of the order */
  onConflict: () => void
}

/** A refund that is asked about, of the order as it was then. */
interface Asked {
  kind: RefundKind
  order: ShopOrderDetails
  /** its Idempotency-Key */
  key: string
}

/** What was refunded of an order in parts, and the forms for more; nothing when there is neither. */
export function OrderRefunds({ order, onChanged, onConflict }: OrderRefundsProps) {
  const t = useAdminText()
  const client = useApi()
  const { language } = useLanguage()
  const { ask, question } = useAskedChange<Asked>(async ({ kind, order: seen, key }, fields) => {
    onChanged(await createRefund(client, String(seen.id), refundBody(seen, kind, fields), key))
  }, onConflict)
  const kinds = refundKinds(order)
  const itemNames = new Map(order.items.map(({ id, product }) => [id, product.name]))

  const recordOf = (refund: ShopRefund): RecordItem => {
    const { id, amount, reference, restock, items, created_at } = refund
    const { tone, name } = refundStatus(refund)
    const pieces = items.map((item) => `${itemNames.get(item.id) ?? ''} × ${item.quantity}`)
    return {
      id,
      title: pieces.join(', ') || t('admin.refund.noItems'),
      facts: [
        reference,
        restock ? t('admin.refund.restocked') : '',
        formatDate(created_at, 'mediumTime', language) ?? '',
      ],
      states: [{ tone, text: t(name) }],
      amount: toTetri(amount),
    }
  }

  if (kinds.length === 0 && order.refunds.length === 0) return null
  return (
    <Stack as="section" gap={12} aria-labelledby="refunds">
      <Heading level={2} size={18} id="refunds">
        {t('admin.refunds')}
      </Heading>
      {order.refunds.length > 0 && (
        <RecordList label={t('admin.refunds')} language={language} records={order.refunds.map(recordOf)} />
      )}
      {kinds.length > 0 && (
        <>
          <Text size={14} tone="muted">
            {t('admin.refunds.left', { amount: formatMoney(toTetri(order.refundable), language) })}
          </Text>
          <Stack direction="row" gap={8} wrap>
            {kinds.map((kind) => (
              <Button key={kind} variant="outlined" onClick={() => ask({ kind, order, key: randomText() })}>
                {t(`admin.refund.${kind}`)}
              </Button>
            ))}
          </Stack>
        </>
      )}
      <ConfirmDialog
        {...question}
        title={({ kind }) => t(`admin.refund.${kind}`)}
        yes={() => t('admin.order.refund')}
      >
        {({ kind, order: seen, key }) => <RefundFields key={key} kind={kind} order={seen} />}
      </ConfirmDialog>
    </Stack>
  )
}
