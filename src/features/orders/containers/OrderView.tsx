import { toTetri, type Id, type Order } from '@dukani/contracts'
import {
  Button,
  ErrorState,
  OrderDetails,
  PrintPage,
  type NavigateHandler,
  type OrderLine,
} from '@dukani/design-system'
import { useEffect, useRef, type ReactNode } from 'react'
import { errorText } from '#shared/api/errorText.ts'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { plainSummary } from '#shared/head/pageSummary.ts'
import { usePageHead } from '#shared/head/usePageHead.ts'
import { imageSrcSet, imageUrl } from '#shared/images/images.ts'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { useOrder } from '../api/useOrder.ts'
import { orderStatus, paymentStatus } from '#shared/order/orderStatus.ts'
import { orderAddress, orderDate, orderName } from '../model/orderText.ts'
import { OrdersLoading } from './OrdersLoading.tsx'
import { OrderSteps, type OrderStepsProps } from './OrderSteps.tsx'

export interface OrderViewProps extends Pick<OrderStepsProps, 'onInCart'> {
  /** as it stands in the address */
  id: string
  /** the order as the list had it, if it was opened from there */
  entry: Order | null
  /** the address of a product */
  productHref: (id: Id) => string
  /** where an order is on its way, for the order as it is shown */
  courierOf?: (order: Order) => ReactNode
  /** a plain click on a product */
  onNavigate: NavigateHandler
  /** The heading takes the focus when it appears: the shopper has left a list for it. */
  takesFocus: boolean
  /** Asks whether an order is to be cancelled. */
  confirmCancel: (order: Order) => Promise<boolean>
}

/** One order (ORDER-02, ORDER-04), or why it isn't there (ORDER-06). */
export function OrderView(props: OrderViewProps) {
  const { id, entry, productHref, courierOf, onNavigate, takesFocus, confirmCancel, onInCart } = props
  const t = useText()
  const { language } = useLanguage()
  const { order, error, retry, refresh } = useOrder(id, entry)
  const lines = useOrderLines(order, productHref)
  const failure = error && errorText(error, t, t('orders.orderFailed'), ['detail'])
  usePageHead(plainSummary(t, order ? orderName(order, t) : (failure ?? t('orders.title'))))

  const heading = useRef<HTMLHeadingElement>(null)
  const isShown = order !== null
  useEffect(() => {
    if (isShown && takesFocus) heading.current?.focus()
  }, [isShown, takesFocus])

  if (failure !== null) {
    return (
      <ErrorState
        title={failure}
        red
        headingLevel={3}
        action={<Button onClick={retry}>{t('shell.retry')}</Button>}
      />
    )
  }
  if (order === null) return <OrdersLoading what="order" />
  return (
    <>
      <PrintPage sheet="large" />
      <OrderDetails
        name={orderName(order, t)}
        status={orderStatus(order.status, t)}
        payment={paymentStatus(order.payment_status, t)}
        date={orderDate(order, t, language)}
        total={toTetri(order.total_price)}
        address={orderAddress(order)}
        courier={courierOf?.(order)}
        lines={lines}
        language={language}
        labels={{
          status: t('orders.status'),
          payment: t('orders.payment'),
          date: t('orders.date'),
          total: t('orders.total'),
          address: t('orders.deliveryAddress'),
          items: t('orders.items'),
          product: t('orders.product'),
          specification: t('orders.specification'),
          quantity: t('orders.quantity'),
          unitPrice: t('orders.unitPrice'),
        }}
        headingRef={heading}
        onNavigate={onNavigate}
      >
        <OrderSteps
          order={order}
          confirm={confirmCancel}
          onCancelled={() => heading.current?.focus()}
          onStale={refresh}
          onInCart={onInCart}
        />
      </OrderDetails>
    </>
  )
}

function useOrderLines(order: Order | null, productHref: (id: Id) => string): OrderLine[] {
  const t = useText()
  const config = useConfig()
  return (order?.items ?? []).map(({ id, product, specification, quantity, unit_price }) => ({
    id,
    productId: product.id ?? id,
    name: product.name || t('orders.product'),
    href: product.id === null ? null : productHref(product.id),
    picture: { src: imageUrl(product.main_image, config), srcSet: imageSrcSet(product.main_image, config) },
    specification: specification ? specification.value || t('orders.unknown') : t('cart.noSpecification'),
    quantity,
    unitPrice: toTetri(unit_price),
  }))
}
