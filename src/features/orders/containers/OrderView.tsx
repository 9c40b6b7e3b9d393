import { toTetri, type Id, type Order } from '@dukani/contracts'
import { Button, ErrorState, OrderDetails, PrintPage, type NavigateHandler } from '@dukani/design-system'
import { useEffect, useRef, type ReactNode } from 'react'
import { errorText } from '#shared/api/errorText.ts'
import { plainSummary } from '#shared/head/pageSummary.ts'
import { usePageHead } from '#shared/head/usePageHead.ts'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { useOrder } from '../api/useOrder.ts'
import { orderStatus, paymentStatus } from '#shared/order/orderStatus.ts'
import { orderAddress, orderDate, orderDiscount, orderName } from '#shared/order/orderText.ts'
import { orderLabels, useOrderLines } from '#shared/order/useOrderLines.ts'
import { OrderRefunds } from './OrderRefunds.tsx'
import { OrderReturns } from './OrderReturns.tsx'
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
  const lines = useOrderLines(order?.items ?? [], productHref)
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
        discount={orderDiscount(order, t)}
        address={orderAddress(order)}
        courier={courierOf?.(order)}
        lines={lines}
        language={language}
        labels={orderLabels(t)}
        headingRef={heading}
        onNavigate={onNavigate}
      >
        <OrderRefunds order={order} />
        <OrderReturns order={order} onStale={refresh} />
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
