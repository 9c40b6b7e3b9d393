import type { Order } from '@dukani/contracts'
import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { asApiError, type ApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { useCustomerId } from '#shared/session/session.ts'
import { startPolling } from '#shared/state/startPolling.ts'
import { isPending, paymentOutcome, readingDelay } from '../model/paymentOutcome.ts'
import { fetchOrder } from './fetchOrders.ts'
import { orderKeys } from './orderKeys.ts'
import { useOrderWasRead } from './useOrderWasRead.ts'

export interface SettlingOrder {
  /** as it was read last */
  order: Order | null
  /** why the last reading failed; null when it didn't */
  error: ApiError | null
  /** a reading that was asked for is on its way */
  isReading: boolean
  /** Reads it now and polls until it is settled. */
  readAgain: () => void
}

/** One order of the customer's, read past every cache until its payment is settled (ROUTE-03). */
export function useSettlingOrder(id: string): SettlingOrder {
  const client = useApi()
  const customer = useCustomerId()
  const wasRead = useOrderWasRead()
  const { data, mutate } = useSWR<Order, unknown>(orderKeys.order(customer, id), null)
  const [error, setError] = useState<ApiError | null>(null)
  const [isReading, setReading] = useState(true)
  const [visit, setVisit] = useState(0)

  useEffect(() => {
    if (customer === null) return
    let isGone = false
    const stop = startPolling({ ask, delay: readingDelay })

    async function ask(): Promise<void> {
      try {
        const order = await fetchOrder(client, id, true)
        if (isGone) return
        if (!isPending(paymentOutcome(order))) stop()
        await mutate(order, { revalidate: false })
        wasRead(order)
        setError(null)
      } catch (thrown) {
        const failure = asApiError(thrown)
        if (isGone) return
        if (failure.status === 404) stop()
        setError(failure)
      } finally {
        if (!isGone) setReading(false)
      }
    }

    return () => {
      isGone = true
      stop()
    }
  }, [client, customer, id, mutate, wasRead, visit])

  return {
    order: data ?? null,
    error,
    isReading,
    readAgain: () => {
      setReading(true)
      setVisit(visit + 1)
    },
  }
}
