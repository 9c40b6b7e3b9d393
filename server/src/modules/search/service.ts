import type { SearchRepository } from './repository.ts'
import { SearchIndex } from './searchIndex.ts'

/** Finds products by what a shopper typed. */
export interface SearchService {
  /**
   * The ids of all published products that answer the text, best first.
   * @param categoryId only this category's; undefined for all
   * @throws what the database throws
   */
  find(text: string, categoryId?: string): Promise<string[]>
}

/** What a search waits for. */
export interface SearchOptions {
  /** a new index that takes longer than this is made while the old one answers, in ms */
  waitFor?: number
}

// At most this part of the time goes into looking whether the catalogue has changed and into making a new index: after
// a look of a millisecond the next search ten milliseconds later looks again, after a second's work one ten seconds later.
const SHARE = 0.1

/**
 * Search over an index in this process's memory, made anew when the catalogue's stamp has changed: at once for
 * the search that notices, or behind it when the catalogue is so large that the search would wait.
 */
export function createSearchService(
  repository: SearchRepository,
  { waitFor = 1000 }: SearchOptions = {},
): SearchService {
  let index: SearchIndex | null = null
  let stamp: string | null = null
  let freshUntil = Number.NEGATIVE_INFINITY
  let buildTime = 0
  let refreshing: Promise<SearchIndex> | null = null

  const refresh = async (): Promise<SearchIndex> => {
    const started = performance.now()
    const current = await repository.stamp()
    if (index === null || current !== stamp) {
      index = await builtIndex(repository)
      stamp = current
      buildTime = performance.now() - started
    }
    freshUntil = performance.now() + (performance.now() - started) / SHARE
    return index
  }

  const freshIndex = async (): Promise<SearchIndex> => {
    if (index !== null && performance.now() < freshUntil) return index
    refreshing ??= refresh().finally(() => {
      refreshing = null
    })
    if (index === null || buildTime <= waitFor) return refreshing
    // The next search tries again, and reports the error if it persists.
    refreshing.catch(() => undefined)
    return index
  }

  return { find: async (text, categoryId) => (await freshIndex()).find(text, categoryId) }
}

async function builtIndex(repository: SearchRepository): Promise<SearchIndex> {
  const index = new SearchIndex()
  let batch = await repository.batch(null)
  while (batch.length > 0) {
    for (const product of batch) index.add(product)
    batch = await repository.batch(batch.at(-1) ?? null)
  }
  return index
}
