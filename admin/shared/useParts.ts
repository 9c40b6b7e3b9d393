import { useState } from 'react'
import useSWRInfinite from 'swr/infinite'
import { asApiError, type ApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { useCustomerId } from '#shared/session/session.ts'
import { NOT_DEDUPED, type Schema } from './useRead.ts'

/** A part of a list, as the back office's API sends it. */
interface Part<Item> {
  /** the `after` of the following part; null: this is the last one */
  next: string | number | null
  results: readonly Item[]
}

/** A list that is read in parts. */
export interface Parts<Item> {
  /** null: nothing is here yet, or the first part failed */
  items: readonly Item[] | null
  status: 'idle' | 'loading' | 'failed' | 'done'
  error: ApiError | null
  loadMore: () => void
  /** Reads all parts again. Shows the loading state instead of an error. */
  retry: () => void
  /** Reads all parts again in the background. The shown items stay until the answer arrives. */
  refresh: () => void
}

/** Reads a list of the back office's API, a part at a time. */
export function useParts<Item>(
  path: string,
  query: Readonly<Record<string, string | null>>,
  schema: Schema<Part<Item>>,
): Parts<Item> {
  const client = useApi()
  const account = useCustomerId()
  const filter = JSON.stringify(query)
  const keyOf = (index: number, previous: Part<Item> | null) =>
    account === null || previous?.next === null
      ? null
      : (['admin', String(account), path, filter, index, previous?.next ?? null] as const)
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite<
    Part<Item>,
    unknown,
    typeof keyOf
  >(
    keyOf,
    ([, , , asked, , after]) => {
      const filtered = { ...(JSON.parse(asked) as typeof query), after }
      return client.request({ path, query: filtered, fresh: true, read: (raw) => schema.parse(raw) })
    },
    {
      revalidateFirstPage: false,
      revalidateOnFocus: false,
      revalidateOnMount: true,
      dedupingInterval: NOT_DEDUPED,
    },
  )
  const [isRetrying, setRetrying] = useState(false)
  const asked = (reading: Promise<unknown>) => {
    setRetrying(true)
    void reading.finally(() => setRetrying(false))
  }
  const parts = data ?? []
  const isComplete = parts.at(-1)?.next === null
  // A complete list has no more to load, also while it is read again.
  const isWhole = isComplete && parts.length >= size
  // Otherwise the list is read again in the background, and more can be loaded.
  const isAsked = isRetrying || parts.length < size
  const hasFailed = error !== undefined && !isRetrying
  return {
    items: data === undefined ? null : parts.flatMap(({ results }) => results),
    status: hasFailed ? 'failed' : isWhole ? 'done' : isValidating && isAsked ? 'loading' : 'idle',
    error: hasFailed ? asApiError(error) : null,
    loadMore: () => asked(setSize(hasFailed ? size : parts.length + 1)),
    retry: () => asked(mutate()),
    refresh: () => void mutate(),
  }
}
