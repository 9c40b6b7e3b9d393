import { useLayoutEffect, useRef } from 'react'
import useSWR, { unstable_serialize, useSWRConfig, type SWRConfiguration, type SWRResponse } from 'swr'
import type { CataloguePage } from '#shared/api/adapters/lists.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { isInUse } from '#shared/api/swr.ts'
import type { PageKey } from './catalogueKeys.ts'
import { fetchCataloguePage } from './fetchCatalogue.ts'

/**
 * The first page of a list. All that show it share one request, which is aborted once nothing shows it any more. A
 * failure is only logged (CAT-08).
 * @param key null: nothing is fetched
 */
export function useFirstPage(
  key: PageKey | null,
  options: SWRConfiguration,
): SWRResponse<CataloguePage, unknown> {
  const client = useApi()
  const { cache } = useSWRConfig()
  const request = useRef<AbortController>(null)
  const name = unstable_serialize(key)
  useLayoutEffect(
    () => () => {
      const { current } = request
      request.current = null
      // What shows it next is mounted by then.
      queueMicrotask(() => {
        if (!isInUse(cache, name)) current?.abort()
      })
    },
    [cache, name],
  )
  return useSWR<CataloguePage, unknown, PageKey | null>(
    key,
    ([, query, page]) => {
      request.current = new AbortController()
      return fetchCataloguePage(client, query, page, request.current.signal)
    },
    { ...options, onError: logFailure },
  )
}

/** For SWR's `onError`. */
export function logFailure(failure: unknown): void {
  console.warn('the products could not be loaded', failure)
}
