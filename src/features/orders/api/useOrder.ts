import type { Order } from '@dukani/contracts'
import useSWR from 'swr'
import { sameId } from '#shared/api/adapters/values.ts'
import { asApiError, type ApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { useCustomerId } from '#shared/session/session.ts'
import { fetchOrder } from './fetchOrders.ts'
import { orderKeys, ORDERS_CACHE_MS } from './orderKeys.ts'
import { useOrderWasRead } from './useOrderWasRead.ts'

export interface ShownOrder {
  order: Order | null
  /** nothing can be shown yet */
  isLoading: boolean
  /** why the order isn't shown: what was known of it is cleared (ORDER-06) */
  error: ApiError | null
  retry: () => void
  /** fetches it again, past the cache */
  refresh: () => void
}

/**
 * One order of the customer's. Cached for a minute (ORDER-05). If the list is outdated, it is revalidated the next time
 * it is shown.
 * @param id as it stands in the address
 * @param entry the order as the list had it: shown until the answer is here
 */
export function useOrder(id: string, entry: Order | null = null): ShownOrder {
  const client = useApi()
  const customer = useCustomerId()
  const wasRead = useOrderWasRead()
  const { data, error, isValidating, mutate } = useSWR<Order, unknown>(
    orderKeys.order(customer, id),
    () => fetchOrder(client, id),
    {
      dedupingInterval: ORDERS_CACHE_MS,
      onSuccess: wasRead,
    },
  )
  // An entry of a list in short form has no items.
  const known = data ?? (entry && sameId(entry.id, id) && entry.items.length > 0 ? entry : null)
  const failed = error !== undefined && !isValidating
  const order = customer === null || error !== undefined ? null : known
  return {
    order,
    isLoading: customer !== null && order === null && !failed,
    error: failed ? asApiError(error) : null,
    retry: () => {
      if (failed) void mutate()
    },
    refresh: () => void mutate(),
  }
}
