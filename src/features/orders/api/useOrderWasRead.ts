import type { Order } from '@dukani/contracts'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import type { OrdersPage } from '#shared/api/adapters/order.ts'
import { useCustomerId } from '#shared/session/session.ts'
import { isUpToDate } from '../model/flattenOrders.ts'
import { orderListKey } from './orderKeys.ts'

/** Reports an order that was read. If the list is outdated, it is revalidated the next time it is shown. */
export function useOrderWasRead(): (order: Order) => void {
  const customer = useCustomerId()
  const { cache, mutate } = useSWRConfig()
  return useCallback(
    (order) => {
      if (customer === null) return
      const key = orderListKey(customer)
      const pages = cache.get(key)?.data as readonly OrdersPage[] | undefined
      // Without data this only ends the minute within which the list would not be asked for.
      if (pages && !isUpToDate(pages, order)) void mutate(key)
    },
    [customer, cache, mutate],
  )
}
