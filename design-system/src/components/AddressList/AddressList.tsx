import type { ReactNode, Ref } from 'react'
import { Card, Foot, List } from './parts.ts'

/** One saved address. */
export interface AddressEntry {
  /** Unique id; the React key. */
  id: string | number
  /** Name of the address: its street. */
  name: string
  /** The fields of the address. */
  children: ReactNode
  /** An action on the whole address, such as delete. */
  action?: ReactNode
  /** Ref to the card, which can be focused after saving. */
  ref?: Ref<HTMLDivElement>
}

export interface AddressListProps {
  /** Accessible name of the list. */
  label: string
  /** At least one; show an `EmptyState` for none. */
  addresses: readonly AddressEntry[]
}

/** A customer's saved addresses, one card each (PROF-04). */
export function AddressList({ label, addresses }: AddressListProps) {
  return (
    // Safari drops the list semantics of a list without bullets.
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
