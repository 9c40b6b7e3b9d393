import { toTetri, type ShopOrder } from '@dukani/contracts'
import { RecordList } from '@dukani/design-system'
import { formatDate } from '@dukani/i18n'
import { NoRecords } from '#admin/shared/NoRecords.tsx'
import { PartList } from '#admin/shared/PartList.tsx'
import { useAdminLink } from '#admin/shared/useAdminLink.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import type { Parts } from '#admin/shared/useParts.ts'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { orderStatus, paymentStatus } from '#shared/order/orderStatus.ts'

export interface OrderResultsProps {
  orders: Parts<ShopOrder>
  /** some orders may be hidden by the filter */
  isFiltered: boolean
  onShowAll: () => void
}

/** The orders that match the filter, or why there are none. */
export function OrderResults({ orders, isFiltered, onShowAll }: OrderResultsProps) {
  const t = useAdminText()
  const shop = useText()
  const { language } = useLanguage()
  const link = useAdminLink()
  // Both can be pending.
  const paymentOf = (state: string) => {
    const { tone, text } = paymentStatus(state, shop)
    return { tone, text: `${t('admin.orders.payment')}: ${text}` }
  }
  return (
    <PartList
      parts={orders}
      empty={
        <NoRecords
          drawing="parcel"
          none={t('admin.orders.none')}
          noneFound={t('admin.orders.noneFound')}
          isFiltered={isFiltered}
          onShowAll={onShowAll}
        />
      }
    >
      {(items) => (
        <RecordList
          label={t('admin.orders')}
          language={language}
          records={items.map((order) => ({
            id: order.id,
            href: link(`/orders/${order.id}`).href,
            title: order.order_number,
            facts: [
              order.customer.name || order.customer.email,
              order.city,
              formatDate(order.created_at, 'mediumTime', language) ?? '',
            ],
            states: [orderStatus(order.status, shop), paymentOf(order.payment_status)],
            amount: toTetri(order.total_price),
          }))}
          onNavigate={(event, id) => link(`/orders/${id}`).onNavigate(event)}
        />
      )}
    </PartList>
  )
}
