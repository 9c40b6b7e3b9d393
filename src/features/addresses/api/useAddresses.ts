import type { Address, Id } from '@dukani/contracts'
import useSWR from 'swr'
import { toAddresses } from '#shared/api/adapters/address.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'

export interface SavedAddresses {
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
 * The customer's saved addresses (CHECK-01, PROF-01).
 * @param onError told of each load that failed (CHECK-11, PROF-07)
 */
export function useAddresses(customerId: Id, onError?: () => void): SavedAddresses {
  const client = useApi()
  const { data, error, isValidating, mutate } = useSWR<Address[], unknown>(
    ['addresses', String(customerId)],
    () => client.request({ path: '/v1/customer/addresses/', read: toAddresses }),
    { ...(onError && { onError }) },
  )
  const hasFailed = error !== undefined && data === undefined && !isValidating
  return {
    addresses: data ?? NONE,
    isLoading: data === undefined && !hasFailed,
    hasFailed,
    error: isValidating ? undefined : error,
    retry: () => void mutate(),
  }
}
