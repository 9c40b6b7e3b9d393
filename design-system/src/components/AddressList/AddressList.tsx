import type { ReactNode, Ref } from 'react'
import { Card, Foot, List } from './parts.ts'

/** One saved address. */
export interface AddressEntry {
  /** Its key in the list. */
  id: string | number
  /** What tells it from the others: its street. */
  name: string
  /** What is known of it: its fields. */
  children: ReactNode
  /** What can be done with the whole of it. */
  action?: ReactNode
  /** The card, which can be given focus: what was just saved is read there. */
  ref?: Ref<HTMLDivElement>
}

export interface AddressListProps {
  /** Names the list. */
  label: string
  /** At least one: no addresses are an `EmptyState`. */
  addresses: readonly AddressEntry[]
}

/** A customer's saved addresses, each a card with its fields (PROF-04). */
export function AddressList({ label, addresses }: AddressListProps) {
  return (
    // A list without markers is none to Safari's reader unless it says so.
    <List role="list" aria-label={label}>
      {addresses.map(({ id, name, children, action, ref }) => (
        <li key={id}>
          <Card ref={ref} role="group" aria-label={name} tabIndex={-1}>
            {children}
            {action && <Foot>{action}</Foot>}
          </Card>
        </li>
      ))}
    </List>
  )
}
