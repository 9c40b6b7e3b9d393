import type { Id } from '@dukani/contracts'
import { useLocation, useNavigate } from 'react-router'
import { readEntry, type ShopEntry } from '#shared/history/entry.ts'
import { ANCHORS, catalogueSearch, paths } from '#shared/routing/routes.ts'
import { useCatalogueQuery } from '#shared/routing/useCatalogueQuery.ts'

/** Navigation within the orders, and out of them. */
export interface OrdersNavigation {
  /** address of an order's details, with the catalogue's own query */
  orderHref: (id: Id) => string
  /** Opens an order of the list. */
  open: (id: Id) => void
  /** From an order to the list. */
  toList: () => void
  /** Leaves for the catalogue. */
  leave: () => void
  /** Leaves for the cart. */
  toCart: () => void
}

/**
 * The list and an order are history entries, so that Back goes from an order to the list and from there to the
 * catalogue. What was opened in the shop is left by going back in history, so that Back doesn't lead to it again; what
 * was opened by its address is replaced by the catalogue, since before it lies another site.
 */
export function useOrdersNavigation(): OrdersNavigation {
  const navigate = useNavigate()
  const { state } = useLocation() as { state: unknown }
  const query = useCatalogueQuery()
  const { depth, fromList } = readEntry(state)
  return {
    orderHref: (id) => paths.order(id, query),
    open: (id) => {
      const next: Partial<ShopEntry> = { depth: depth > 0 ? depth + 1 : 0, fromList: true }
      void navigate(paths.order(id, query), { state: next })
    },
    toList: () => {
      if (fromList) void navigate(-1)
      else void navigate(paths.orders(query), { replace: true, state })
    },
    leave: () => {
      if (depth > 0) void navigate(-depth)
      else void navigate(`${paths.catalog}${catalogueSearch(query)}`, { replace: true })
    },
    toCart: () => {
      const place = { pathname: paths.catalog, search: catalogueSearch(query), hash: ANCHORS.cart }
      void navigate(place, { replace: true })
    },
  }
}
