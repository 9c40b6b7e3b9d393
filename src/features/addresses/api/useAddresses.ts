import type { Address, Id } from '@dukani/contracts'
import { useMemo } from 'react'
import useSWR from 'swr'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { useStore } from '#shared/state/createStore.ts'
import { addressWrites, withPending } from '../model/pendingWrites.ts'
import { addressKey } from './addressKey.ts'
import { fetchAddresses } from './fetchAddresses.ts'

export interface SavedAddresses {
  /** as they are once what is on its way has been done */
  addresses: readonly Address[]
  isLoading: boolean
  /** they could not be loaded, and none are known */
  hasFailed: boolean
  /** why the last load failed, whether some are known or not; undefined when it didn't */
  error: unknown
  retry: () => void
}

const NONE: readonly Address[] = []

/**
 * The customer's saved addresses (CHECK-01, PROF-01), asked for anew when the shopper comes back to this tab: another
 * one may have changed them.
 * @param onError called for each load that failed (CHECK-11, PROF-07)
 */
export function useAddresses(customerId: Id, onError?: () => void): SavedAddresses {
  const client = useApi()
  const { pending } = addressWrites(client)
  const writes = useStore(pending)
  const { data, error, isValidating, mutate } = useSWR<readonly Address[], unknown>(
    addressKey(customerId),
    () => fetchAddresses(client),
    { revalidateOnFocus: true, ...(onError && { onError }) },
  )
  const addresses = useMemo(
    () =>
      withPending(
        data ?? NONE,
        writes.map(({ value }) => value),
      ),
    [data, writes],
  )
  const hasFailed = error !== undefined && data === undefined && !isValidating
  return {
    addresses,
    isLoading: data === undefined && !hasFailed,
    hasFailed,
    error: isValidating ? undefined : error,
    retry: () => void mutate(),
  }
}
