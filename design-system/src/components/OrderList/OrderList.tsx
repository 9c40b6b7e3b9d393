import { useEffect, useRef } from 'react'
import type { Language } from '@dukani/i18n'
import type { NavigateHandler } from '../../internal/followLink.ts'
import { OrderEntry } from './OrderEntry.tsx'
import type { OrderListEntry } from './orderListEntry.ts'
import { List } from './parts.ts'

export interface OrderListProps {
  /** In display order. */
  orders: readonly OrderListEntry[]
  labels: {
    list: string
  }
  /** Language of the amounts: `1234,50 ₾` or `₾1,234.50`. */
  language: Language
  /** Id of the entry to focus when the list appears: the order that the shopper comes back from. @default null */
  focused?: OrderListEntry['id'] | null
  /** Called on a plain click on an entry. Without it the browser follows the link. */
  onNavigate?: NavigateHandler<[id: OrderListEntry['id']]>
}

/** A customer's orders (ORDER-01), each a link to its details. */
export function OrderList({ orders, labels, language, focused = null, onNavigate }: OrderListProps) {
  const list = useRef<HTMLUListElement>(null)
  const awaited = useRef(focused)

  useEffect(() => {
    const { current } = awaited
    // Only once: a growing list must not move the focus again.
    awaited.current = null
    if (current === null) return
    const index = orders.findIndex(({ id }) => String(id) === String(current))
    const link = list.current?.children[index]?.querySelector('a')
    link?.scrollIntoView({ block: 'center' })
    link?.focus({ preventScroll: true })
  }, [orders])

  return (
    // Safari drops the list semantics of a list without bullets.
    <List ref={list} role="list" aria-label={labels.list}>
      {orders.map((order) => (
        <li key={order.id}>
          <OrderEntry order={order} language={language} onNavigate={onNavigate} />
        </li>
      ))}
    </List>
  )
}
