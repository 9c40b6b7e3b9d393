import type { Order } from '@dukani/contracts'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import type { OrdersPage } from '#shared/api/adapters/order.ts'
import { useCustomerId } from '#shared/session/session.ts'
import { isUpToDate } from '../model/flattenOrders.ts'
import { orderListKey } from './orderKeys.ts'

/** Tells the list of an order that was read: one that the list doesn't show as it is now has it asked for anew. */
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
