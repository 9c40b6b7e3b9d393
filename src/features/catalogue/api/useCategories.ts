import type { Category } from '@dukani/contracts'
import useSWR from 'swr'
import { asApiError, type ApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { catalogueKeys } from './catalogueKeys.ts'
import { fetchCategories } from './fetchCatalogue.ts'

export interface Categories {
  categories: readonly Category[]
  isLoading: boolean
  error: ApiError | null
  retry: () => void
}

const NONE: readonly Category[] = []

/** The shop's categories, fetched once (CAT-07). A failure is only logged (CAT-08) and given to the caller. */
export function useCategories(): Categories {
  const client = useApi()
  const { data, error, isValidating, mutate } = useSWR<Category[], unknown>(
    catalogueKeys.categories,
    () => fetchCategories(client),
    {
      revalidateIfStale: false,
      revalidateOnReconnect: false,
      onError: (failure) => console.warn('the categories could not be loaded', failure),
    },
  )
  const failed = error !== undefined && data === undefined && !isValidating
  return {
    categories: data ?? NONE,
    isLoading: data === undefined && !failed,
    error: failed ? asApiError(error) : null,
    retry: () => void mutate(),
  }
}
