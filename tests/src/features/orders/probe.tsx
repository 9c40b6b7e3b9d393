import { act, render, screen } from '@testing-library/react'
import { useOrder } from '#features/orders/api/useOrder.ts'
import { useOrders } from '#features/orders/api/useOrders.ts'
import type { SessionState } from '#shared/session/session.ts'
import { Shop } from '../../support/shop.tsx'
import { SessionOf } from './customer.tsx'

/** What a page shows: the list, one order, or neither. */
export interface Shown {
  list?: boolean
  one?: string
  session: SessionState
}

function List() {
  const { orders, error, loadMore, retry, ...rest } = useOrders()
  return (
    <Told
      as="list"
      what={{ ids: orders.map(({ id }) => id), error, ...rest }}
      actions={{ loadMore, retry }}
    />
  )
}

function One({ id }: { id: string }) {
  const { order, error, retry, ...rest } = useOrder(id)
  return (
    <Told
      as="one"
      what={{ id: order?.id ?? null, status: order?.status, error, ...rest }}
      actions={{ retry }}
    />
  )
}

interface ToldProps {
  as: string
  what: { error: { detail: string | null } | null } & Record<string, unknown>
  actions: Record<string, () => void>
}

function Told({ as, what, actions }: ToldProps) {
  return (
    <div>
      <p data-testid={as}>
        {JSON.stringify({ ...what, error: what.error && { detail: what.error.detail } })}
      </p>
      {Object.entries(actions).map(([name, act]) => (
        <button key={name} onClick={act}>
          {`${as} ${name}`}
        </button>
      ))}
    </div>
  )
}

/** Renders the hooks of orders on one cache. */
export function probe(first: Shown) {
  const tree = ({ list, one, session }: Shown) => (
    <Shop>
      <SessionOf session={session}>
        {list && <List />}
        {one !== undefined && <One id={one} />}
      </SessionOf>
    </Shop>
  )
  const { rerender } = render(tree(first))
  return {
    show: (next: Shown) => rerender(tree(next)),
    /** what a hook says now */
    says: (which: 'list' | 'one') =>
      JSON.parse(screen.getByTestId(which).textContent) as Record<string, unknown>,
    press: (name: string) => act(() => screen.getByRole('button', { name }).click()),
  }
}
