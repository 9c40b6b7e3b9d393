import { toTetri, type ShopOrder } from '@dukani/contracts'
import { Button, EmptyState, LoadMore, RecordList, Stack } from '@dukani/design-system'
import { formatDate } from '@dukani/i18n'
import { errorText } from '#shared/api/errorText.ts'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { orderStatus, paymentStatus } from '#shared/order/orderStatus.ts'
import { LoadFailed } from '#admin/shared/LoadFailed.tsx'
import { Loading } from '#admin/shared/Loading.tsx'
import { useAdminLink } from '#admin/shared/useAdminLink.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import type { Parts } from '#admin/shared/useParts.ts'

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
  const { items, status, error, loadMore, refresh } = orders
  // Both can be pending.
  const paymentOf = (state: string) => {
    const { tone, text } = paymentStatus(state, shop)
    return { tone, text: `${t('admin.orders.payment')}: ${text}` }
  }
  if (items === null) return error === null ? <Loading /> : <LoadFailed error={error} onRetry={refresh} />
  if (items.length === 0)
    return (
      <EmptyState
        drawing="parcel"
        title={t(isFiltered ? 'admin.orders.noneFound' : 'admin.orders.none')}
        live
        action={isFiltered && <Button onClick={onShowAll}>{t('admin.orders.showAll')}</Button>}
      />
    )
  return (
    <Stack gap={20}>
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
      <LoadMore
        status={status}
        labels={{
          more: t('admin.orders.more'),
          failed: error === null ? '' : errorText(error, shop, t('admin.failed')),
          retry: shop('shell.retry'),
          loaded: t('admin.loaded', { count: items.length }),
        }}
        onLoadMore={loadMore}
      />
    </Stack>
  )
}
