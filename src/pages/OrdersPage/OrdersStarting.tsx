import { OrdersLoading } from '#features/orders/containers/OrdersLoading.tsx'
import { plainSummary } from '#shared/head/pageSummary.ts'
import { usePageHead } from '#shared/head/usePageHead.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { OneOrder } from './OneOrder.tsx'
import type { OrdersNavigation } from './useOrdersNavigation.ts'

export interface OrdersStartingProps {
  /** the address names an order */
  isOne: boolean
  navigation: OrdersNavigation
}

/** The skeleton while the session is being restored. It is the same for every order (ROUTE-05). */
export function OrdersStarting({ isOne, navigation }: OrdersStartingProps) {
  const t = useText()
  usePageHead(plainSummary(t, t('orders.title')))
  if (!isOne) return <OrdersLoading what="list" />
  return (
    <OneOrder onBack={navigation.toList}>
      <OrdersLoading what="order" />
    </OneOrder>
  )
}
