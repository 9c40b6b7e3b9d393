import type { Cache, SWRConfiguration, useSWRConfig } from 'swr'
import { initCache } from 'swr/_internal'
import { showSlowReads } from './slowReads.ts'

/** Answers by their SWR key: what the server inlined for hydration, or what a test starts with. */
export type FirstAnswers = Readonly<Record<string, unknown>>

/** The prefix of SWR's infinite keys. */
const PAGES_MARK = '$inf$'

/**
 * How SWR behaves here. It never retries, since the client has done that by then: two layers would multiply. It asks
 * again when the connection is back; on focus only what says so itself.
 */
export const swrOptions: SWRConfiguration = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: true,
  dedupingInterval: 2_000,
  use: [showSlowReads],
}

/**
 * A cache of its own for a render, a story or a test, filled with the first answers. A list loaded in pages is put in
 * as its first page too: SWR looks there before it asks for the second. It outlasts its tree, as what the tree has asked
 * for does: SWR by itself forgets a cache with its `SWRConfig`, and throws at what is to be kept there later.
 */
export function createCache(answers: FirstAnswers = {}): Cache {
  const cache: Cache = new Map()
  for (const [key, data] of Object.entries(answers)) {
    cache.set(key, { data })
    if (!key.startsWith(PAGES_MARK) || !isList(data)) continue
    cache.set(key.slice(PAGES_MARK.length), { data: data[0] })
  }
  initCache(cache, swrOptions)
  return cache
}

/**
 * Forgets all answers, those of lists in pages too.
 * @param ask whether what is on the screen is asked for anew
 */
export async function emptyCache(
  { cache, mutate }: Pick<ReturnType<typeof useSWRConfig>, 'cache' | 'mutate'>,
  { ask }: { ask: boolean },
): Promise<void> {
  const revalidation = mutate(() => true, undefined, { revalidate: ask })
  for (const key of cache.keys()) if (key.startsWith(PAGES_MARK)) cache.delete(key)
  await revalidation
}

function isList(data: unknown): data is readonly unknown[] {
  return Array.isArray(data)
}
