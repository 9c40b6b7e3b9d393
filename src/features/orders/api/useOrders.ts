import type { Order } from '@dukani/contracts'
import { useMemo, useRef } from 'react'
import useSWRInfinite from 'swr/infinite'
import type { OrdersPage } from '#shared/api/adapters/order.ts'
import { asApiError, type ApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { useCustomerId } from '#shared/session/session.ts'
import { flattenOrders } from '../model/flattenOrders.ts'
import { fetchOrders } from './fetchOrders.ts'
import { orderKeys, ORDERS_CACHE_MS, type OrdersPageKey } from './orderKeys.ts'

export interface Orders {
  orders: readonly Order[]
  /** nothing is known yet */
  isLoading: boolean
  /** a further page is on its way */
  isLoadingMore: boolean
  hasMore: boolean
  /** why the list, or its next page, isn't there (ORDER-06) */
  error: ApiError | null
  /** asks for the next page; does nothing while anything is loading, or when there is no more */
  loadMore: () => void
  /** asks again for what failed */
  retry: () => void
}

const NO_PAGES: readonly OrdersPage[] = []

/**
 * The customer's orders in pages, newest first. Cached for a minute (ORDER-05). Nothing is requested for a guest.
 */
export function useOrders(): Orders {
  const client = useApi()
  const customer = useCustomerId()
  const { data, error, isValidating, mutate, size, setSize } = useSWRInfinite<OrdersPage, unknown, SWRPages>(
    orderKeys.pages(customer),
    ([, , page]: OrdersPageKey) => fetchOrders(client, page),
    {
      dedupingInterval: ORDERS_CACHE_MS,
      revalidateOnMount: true,
      // Loading a further page must not revalidate the first one.
      revalidateFirstPage: false,
    },
  )

  const pages = data ?? NO_PAGES
  const { orders, hasMore } = useMemo(() => flattenOrders(pages), [pages])
  const failed = error !== undefined && !isValidating
  const resting = !isValidating && pages.length > 0 && hasMore

  // Two taps in one tick would both see an idle list, and SWR would fetch twice.
  const asking = useRef(false)
  const once = async (ask: () => Promise<unknown>) => {
    if (asking.current) return
    asking.current = true
    try {
      await ask()
    } finally {
      asking.current = false
    }
  }

  return {
    orders,
    isLoading: customer !== null && pages.length === 0 && !failed,
    isLoadingMore: pages.length > 0 && isValidating && hasMore,
    hasMore: pages.length > 0 && hasMore,
    error: failed ? asApiError(error) : null,
    loadMore: () => {
      if (resting) void once(() => setSize(pages.length + 1))
    },
    retry: () => {
      if (failed) void once(() => (pages.length > 0 && size > pages.length ? setSize(size) : mutate()))
    },
  }
}

type SWRPages = ReturnType<typeof orderKeys.pages>
