import { toTetri, type Id, type Order } from '@dukani/contracts'
import { Button, EmptyState, ErrorState, LoadMore, OrderList, Stack } from '@dukani/design-system'
import { errorText } from '#shared/api/errorText.ts'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { plainSummary } from '#shared/head/pageSummary.ts'
import { usePageHead } from '#shared/head/usePageHead.ts'
import { imageSrcSet, imageUrl } from '#shared/images/images.ts'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { useOrders } from '../api/useOrders.ts'
import { orderDate, orderName } from '#shared/order/orderText.ts'
import { orderStatus } from '#shared/order/orderStatus.ts'
import { OrdersLoading } from './OrdersLoading.tsx'

export interface OrderHistoryProps {
  /** the address of an order's details */
  hrefOf: (id: Id) => string
  /** a plain click on an order */
  onSelect: (order: Order) => void
  /** the order that the shopper returns from; it gets the focus */
  cameFrom: Id | null
  /** called by the link of the empty state */
  onBrowse: () => void
}

/** The customer's orders (ORDER-01), or why there are none to show (ORDER-06). */
export function OrderHistory({ hrefOf, onSelect, cameFrom, onBrowse }: OrderHistoryProps) {
  const t = useText()
  const { language } = useLanguage()
  const config = useConfig()
  const { orders, isLoading, isLoadingMore, hasMore, error, loadMore, retry } = useOrders()
  usePageHead(plainSummary(t, t('orders.title')))

  if (isLoading) return <OrdersLoading what="list" />
  const failure = error && errorText(error, t, t('orders.listFailed'), ['detail'])
  if (orders.length === 0) {
    return failure === null ? (
      <EmptyState
        drawing="parcel"
        title={t('orders.empty')}
        text={t('orders.emptyHint')}
        headingLevel={3}
        live
        action={
          <Button variant="outlined" onClick={onBrowse}>
            {t('cart.toProducts')}
          </Button>
        }
      />
    ) : (
      <ErrorState
        title={failure}
        red
        headingLevel={3}
        action={<Button onClick={retry}>{t('shell.retry')}</Button>}
      />
    )
  }
  return (
    <Stack gap={20}>
      <OrderList
        labels={{ list: t('orders.title') }}
        language={language}
        focused={cameFrom}
        orders={orders.map((order) => ({
          id: order.id,
          href: hrefOf(order.id),
          name: orderName(order, t),
          date: orderDate(order, t, language),
          status: orderStatus(order.status, t),
          total: toTetri(order.total_price),
          products: order.items.map(({ id, product }) => ({
            id: product.id ?? id,
            picture: {
              src: imageUrl(product.main_image, config),
              srcSet: imageSrcSet(product.main_image, config),
            },
          })),
        }))}
        onNavigate={(event, id) => {
          const order = orders.find((one) => one.id === id)
          if (!order) return
          event.preventDefault()
          onSelect(order)
        }}
      />
      <LoadMore
        status={failure !== null ? 'failed' : isLoadingMore ? 'loading' : hasMore ? 'idle' : 'done'}
        labels={{
          more: t('catalogue.loadMore'),
          failed: failure ?? '',
          retry: t('shell.retry'),
          loaded: t('orders.loaded', { count: orders.length }),
        }}
        onLoadMore={failure === null ? loadMore : retry}
      />
    </Stack>
  )
}
