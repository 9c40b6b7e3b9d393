import { useEffect, useRef, type MouseEvent } from 'react'
import type { Language } from '@dukani/i18n'
import { OrderEntry } from './OrderEntry.tsx'
import type { OrderListEntry } from './orderListEntry.ts'
import { List } from './parts.ts'

export interface OrderListProps {
  /** In the order that they are shown. */
  orders: readonly OrderListEntry[]
  /** Texts of the list. */
  labels: {
    /** Names the list. */
    list: string
  }
  /** Of the amounts: `1234,50 ₾` or `₾1,234.50`. */
  language: Language
  /** The entry that takes the focus when the list appears: the one that the shopper comes back from. @default null */
  focused?: OrderListEntry['id'] | null
  /** A plain click on an entry. Without it the browser follows the link. */
  onNavigate?: (event: MouseEvent<HTMLAnchorElement>, id: OrderListEntry['id']) => void
}

/** The orders of a customer (ORDER-01): each a link to its details. */
export function OrderList({ orders, labels, language, focused = null, onNavigate }: OrderListProps) {
  const list = useRef<HTMLUListElement>(null)
  const awaited = useRef(focused)

  useEffect(() => {
    const { current } = awaited
    // Once only: a list that grows must not pull the focus back.
    awaited.current = null
    if (current === null) return
    const index = orders.findIndex(({ id }) => String(id) === String(current))
    const link = list.current?.children[index]?.querySelector('a')
    link?.scrollIntoView({ block: 'center' })
    link?.focus({ preventScroll: true })
  }, [orders])

  return (
    // A list without markers is none to Safari's reader unless it says so.
    <List ref={list} role="list" aria-label={labels.list}>
      {orders.map((order) => (
        <li key={order.id}>
          <OrderEntry order={order} language={language} onNavigate={onNavigate} />
        </li>
      ))}
    </List>
  )
}
