import type { Cache, SWRConfiguration, useSWRConfig } from 'swr'
import { initCache, SWRGlobalState } from 'swr/_internal'
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
 * A cache of its own for a render, a story or a test, filled with the first answers. It outlasts its tree, as what the
 * tree has asked for does: SWR by itself forgets a cache with its `SWRConfig`, and throws at what is to be kept there
 * later.
 */
export function createCache(answers: FirstAnswers = {}): Cache {
  const cache: Cache = new Map(Object.entries(answers).map(([key, data]) => [key, { data }]))
  initCache(cache, swrOptions)
  return cache
}

/** Whether a mounted component uses a key. */
export function isInUse(cache: Cache, key: string): boolean {
  const [revalidators] = SWRGlobalState.get(cache) ?? []
  return (revalidators?.[key]?.length ?? 0) > 0
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
