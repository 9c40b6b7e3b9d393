import type { CourierLocation, Id } from '@dukani/contracts'
import { useEffect, useState } from 'react'
import { useSWRConfig } from 'swr'
import { asApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { useCustomerId } from '#shared/session/session.ts'
import { startPolling } from '#shared/state/startPolling.ts'
import { courierDelay, sightingOf, type Sighting } from '#shared/order/courier.ts'
import { fetchCourierLocation } from './fetchCourierLocation.ts'
import { fetchOrder } from './fetchOrders.ts'
import { orderKeys } from './orderKeys.ts'
import { useOrderWasRead } from './useOrderWasRead.ts'

/** What is known of an order's courier. */
export interface SeenCourier {
  /** the last sighting; null before the first one */
  sighting: Sighting | null
  /** the first request has ended, with an answer or without */
  isAsked: boolean
}

/**
 * Where the courier of an order on its way is, looked for every 10 s while it is shown and the page is visible. A
 * failure is only logged (ORDER-07).
 */
export function useCourierLocation(id: Id): SeenCourier {
  const client = useApi()
  const customer = useCustomerId()
  const wasRead = useOrderWasRead()
  const { mutate } = useSWRConfig()
  const [seen, setSeen] = useState<SeenCourier>({ sighting: null, isAsked: false })

  useEffect(() => {
    if (customer === null) return
    const life = new AbortController()
    const { signal } = life
    let isKnown = false
    const stop = startPolling({ ask, delay: courierDelay })

    async function ask(): Promise<void> {
      try {
        const answer = await look()
        if (signal.aborted) return
        isKnown = true
        setSeen(({ sighting }) => ({ sighting: sightingOf(answer, sighting, Date.now()), isAsked: true }))
      } catch (thrown) {
        const failure = asApiError(thrown)
        if (signal.aborted) return
        setSeen(({ sighting }) => ({ sighting, isAsked: true }))
        if (failure.status === 404) await askedInVain()
        else console.warn('the courier’s place could not be read', failure)
      }
    }

    async function look(): Promise<CourierLocation> {
      try {
        return await fetchCourierLocation(client, id, signal)
      } catch (thrown) {
        if (asApiError(thrown).status !== 401 || signal.aborted) throw thrown
        // The token in the cookie has expired. An authorised call renews it.
        await readOrder()
        return fetchCourierLocation(client, id, signal)
      }
    }

    /** Handles a 404: no courier yet; where one was known, the order has arrived or was cancelled. */
    async function askedInVain(): Promise<void> {
      if (!isKnown) return
      isKnown = false
      try {
        await readOrder()
      } catch (error) {
        console.warn('an order could not be read again', error)
      }
    }

    async function readOrder(): Promise<void> {
      const order = await fetchOrder(client, String(id), true)
      if (signal.aborted) return
      await mutate(orderKeys.order(customer, id), order, { revalidate: false })
      wasRead(order)
    }

    return () => {
      life.abort()
      stop()
    }
  }, [client, customer, id, mutate, wasRead])

  return seen
}
