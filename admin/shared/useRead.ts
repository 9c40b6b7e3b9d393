import { useCallback, useState } from 'react'
import useSWR from 'swr'
import { asApiError, type ApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { useCustomerId } from '#shared/session/session.ts'

/** A schema of the contracts. */
export interface Schema<Data> {
  parse: (raw: unknown) => Data
}

/** A page that is opened again is read again, however soon: its data may just have been changed elsewhere. In ms. */
export const NOT_DEDUPED = 0

/** What a call of the back office reads. */
export interface Read<Data> {
  /** null: not here yet, or it failed */
  data: Data | null
  error: ApiError | null
  /** Reads it again; an error gives way to the loading state. Stays the same function. */
  retry: () => void
  /** Reads it again in the background; what is shown stays until there is an answer. Stays the same function. */
  refresh: () => void
  /** Shows a newer state that a change has returned. A function gets the state that is shown then. */
  replace: (next: Data | ((current: Data | undefined) => Data | undefined)) => void
}

/**
 * Reads from the back office's API, again when the page gets the focus. An answer belongs to the account that is logged
 * in.
 * @param path null: nothing is read
 * @param everyMs reads it again that often, also after an error, while the page is visible
 */
export function useRead<Data>(path: string | null, schema: Schema<Data>, everyMs?: number): Read<Data> {
  const client = useApi()
  const account = useCustomerId()
  const { data, error, mutate } = useSWR<Data, unknown>(
    account === null || path === null ? null : (['admin', String(account), path] as const),
    ([, , asked]: readonly [string, string, string]) =>
      client.request({ path: asked, fresh: true, read: (raw) => schema.parse(raw) }),
    {
      revalidateOnFocus: true,
      dedupingInterval: NOT_DEDUPED,
      ...(everyMs !== undefined && { refreshInterval: everyMs, shouldRetryOnError: false }),
    },
  )
  const [isRetrying, setRetrying] = useState(false)
  const refresh = useCallback(() => void mutate(), [mutate])
  const retry = useCallback(() => {
    setRetrying(true)
    void mutate().finally(() => setRetrying(false))
  }, [mutate])
  return {
    data: data ?? null,
    error: error === undefined || isRetrying ? null : asApiError(error),
    retry,
    refresh,
    replace: (next) => void mutate(next, { revalidate: false }),
  }
}
