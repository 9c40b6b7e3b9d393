import { OrdersLoading } from '#features/orders/containers/OrdersLoading.tsx'
import { plainSummary } from '#shared/head/pageSummary.ts'
import { usePageHead } from '#shared/head/usePageHead.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { OneOrder } from './OneOrder.tsx'
import type { OrdersWay } from './useOrdersWay.ts'

export interface OrdersStartingProps {
  /** the address names an order */
  isOne: boolean
  way: OrdersWay
}

/** What stands here while nobody knows yet who asks. Nothing of it depends on which order it is (ROUTE-05). */
export function OrdersStarting({ isOne, way }: OrdersStartingProps) {
  const t = useText()
  usePageHead(plainSummary(t, t('orders.title')))
  if (!isOne) return <OrdersLoading what="list" />
  return (
    <OneOrder onBack={way.toList}>
      <OrdersLoading what="order" />
    </OneOrder>
  )
}
