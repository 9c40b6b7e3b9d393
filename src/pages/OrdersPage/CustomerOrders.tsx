import type { Order } from '@dukani/contracts'
import { useState } from 'react'
import { OrderHistory } from '#features/orders/containers/OrderHistory.tsx'
import { OrderView } from '#features/orders/containers/OrderView.tsx'
import { useFollow } from '#shared/useFollow.ts'
import { OneOrder } from './OneOrder.tsx'
import type { OrdersWay } from './useOrdersWay.ts'

export interface CustomerOrdersProps {
  /** the order of the address; null for the list */
  orderId: string | null
  way: OrdersWay
}

/** The list, or one order with the way back to it (ORDER-02). Focus and place follow from one to the other. */
export function CustomerOrders({ orderId, way }: CustomerOrdersProps) {
  const follow = useFollow()
  const [entry, setEntry] = useState<Order | null>(null)
  const [shown, setShown] = useState<{ orderId: string | null; before: string | null | undefined }>({
    orderId,
    before: undefined,
  })
  if (shown.orderId !== orderId) setShown({ orderId, before: shown.orderId })

  if (orderId === null) {
    return (
      <OrderHistory
        hrefOf={way.orderHref}
        cameFrom={shown.before ?? null}
        onSelect={(order) => {
          setEntry(order)
          way.open(order.id)
        }}
      />
    )
  }
  return (
    <OneOrder onBack={way.toList}>
      <OrderView
        key={orderId}
        id={orderId}
        entry={entry}
        productHref={way.productHref}
        onNavigate={(event) => {
          const { pathname, search } = new URL(event.currentTarget.href)
          follow(pathname + search)(event)
        }}
        takesFocus={shown.before !== undefined}
      />
    </OneOrder>
  )
}
