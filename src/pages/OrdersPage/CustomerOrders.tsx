import type { Order } from '@dukani/contracts'
import { useState } from 'react'
import { OrderHistory } from '#features/orders/containers/OrderHistory.tsx'
import { OrderView, type OrderViewProps } from '#features/orders/containers/OrderView.tsx'
import { linkedProduct, useProductLink } from '#shared/routing/useProductLink.ts'
import { OneOrder } from './OneOrder.tsx'
import { OrderCourier } from './OrderCourier.tsx'
import type { OrdersNavigation } from './useOrdersNavigation.ts'

export interface CustomerOrdersProps extends Pick<OrderViewProps, 'confirmCancel' | 'onInCart'> {
  /** the order of the address; null for the list */
  orderId: string | null
  navigation: OrdersNavigation
  /** leaves for the catalogue */
  onBrowse: () => void
}

/** The list, or one order with the way back to it (ORDER-02). Focus and place follow from one to the other. */
export function CustomerOrders({ orderId, navigation, onBrowse, ...steps }: CustomerOrdersProps) {
  const link = useProductLink()
  const [entry, setEntry] = useState<Order | null>(null)
  const [shown, setShown] = useState<{ orderId: string | null; before: string | null | undefined }>({
    orderId,
    before: undefined,
  })
  if (shown.orderId !== orderId) setShown({ orderId, before: shown.orderId })

  if (orderId === null) {
    return (
      <OrderHistory
        hrefOf={navigation.orderHref}
        cameFrom={shown.before ?? null}
        onBrowse={onBrowse}
        onSelect={(order) => {
          setEntry(order)
          navigation.open(order.id)
        }}
      />
    )
  }
  return (
    <OneOrder onBack={navigation.toList}>
      <OrderView
        key={orderId}
        id={orderId}
        entry={entry}
        productHref={link.hrefOf}
        courierOf={(order) => <OrderCourier order={order} />}
        onNavigate={(event) => {
          const id = linkedProduct(event)
          if (id !== null) link.follow(id)(event)
        }}
        takesFocus={shown.before !== undefined}
        {...steps}
      />
    </OneOrder>
  )
}
