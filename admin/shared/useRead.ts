import { useCallback, useEffect, useState } from 'react'
import useSWR from 'swr'
import { asApiError, type ApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { useCustomerId } from '#shared/session/session.ts'
import { startPolling } from '#shared/state/startPolling.ts'

/** A schema of the contracts. */
export interface Schema<Data> {
  parse: (raw: unknown) => Data
}

/** In ms: a page that is opened again reads again at once, because its data may have been changed elsewhere. */
export const NOT_DEDUPED = 0

/** For data that is polled: SWR itself doesn't read it. */
const ASKED_BY_POLLING = {
  revalidateOnMount: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
} as const

/** The state of a call of the back office's API. */
export interface Read<Data> {
  /** null: not here yet, or it failed */
  data: Data | null
  error: ApiError | null
  /** Reads it again. Shows the loading state instead of an error. Stays the same function. */
  retry: () => void
  /** Reads it again in the background. The shown data stay until the answer arrives. Stays the same function. */
  refresh: () => void
  /** Shows a newer state that a change has returned. A function gets the state that is shown then. */
  replace: (next: Data | ((current: Data | undefined) => Data | undefined)) => void
}

/**
 * Reads from the back office's API, again when the page gets the focus. An answer belongs to the account that is logged
 * in.
 * @param path null: nothing is read
 * @param everyMs polls at this interval while the page is visible, one request at a time, also after an error. 0: no polling.
 *   A function gets what was read last.
 */
export function useRead<Data>(
  path: string | null,
  schema: Schema<Data>,
  everyMs?: number | ((last: Data | undefined) => number),
): Read<Data> {
  const client = useApi()
  const account = useCustomerId()
  const isRead = account !== null && path !== null
  const { data, error, mutate } = useSWR<Data, unknown>(
    isRead ? (['admin', String(account), path] as const) : null,
    ([, , asked]: readonly [string, string, string]) =>
      client.request({ path: asked, fresh: true, read: (raw) => schema.parse(raw) }),
    {
      revalidateOnFocus: true,
      dedupingInterval: NOT_DEDUPED,
      ...(typeof everyMs === 'number' && ASKED_BY_POLLING),
    },
  )
  const isFollowed = typeof everyMs === 'function'
  const intervalMs = isFollowed ? everyMs(data) : (everyMs ?? 0)
  // SWR's `refreshInterval` ends with the first error.
  useEffect(() => {
    if (!isRead || intervalMs === 0) return
    return startPolling({
      ask: async () => void (await mutate()),
      delay: (rounds) => (rounds === 0 && !isFollowed ? 0 : intervalMs),
    })
  }, [intervalMs, isFollowed, isRead, mutate, path])
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
