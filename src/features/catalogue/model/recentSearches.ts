import { SEARCHES_KEY } from '#shared/session/clearPersonalData.ts'
import { searchText } from '#shared/routing/routes.ts'
import { persistedStore } from '#shared/state/persistedStore.ts'

/** How many searches are stored. */
export const MOST_SEARCHES = 5

/** The last searches, newest first, kept in the browser; other tabs see them too. */
export interface RecentSearches {
  /** the same list until something changes */
  list: () => readonly string[]
  subscribe: (onChange: () => void) => () => void
  /** a search was made: it is the newest now */
  add: (search: string) => void
  remove: (search: string) => void
  clear: () => void
}

/** Searches are compared without case. */
function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** Texts as searches: what can be sent, each once, as many as are kept. */
export function asSearches(texts: readonly unknown[]): string[] {
  const found: string[] = []
  for (const text of texts) {
    const search = typeof text === 'string' ? searchText(text) : ''
    if (search !== '' && !found.some((other) => isSame(other, search))) found.push(search)
    if (found.length === MOST_SEARCHES) break
  }
  return found
}

const NONE: readonly string[] = []

/** @param storage local storage; where it is refused, nothing is remembered */
export function createRecentSearches(storage?: () => Storage): RecentSearches {
  const kept = persistedStore<readonly string[]>({ key: SEARCHES_KEY, read, storage, isStoredOnly: true })
  const list = () => kept.get() ?? NONE
  const keep = (searches: readonly string[]) => kept.set(searches.length > 0 ? searches : null)
  return {
    list,
    subscribe: kept.subscribe,
    add: (search) => keep(asSearches([search, ...list()])),
    remove: (search) => keep(list().filter((other) => !isSame(other, search))),
    clear: () => keep(NONE),
  }
}

/** Those of this browser. */
export const recentSearches = createRecentSearches()

// Another version of the shop, or another script, may have written something else.
function read(text: string): readonly string[] | null {
  const value: unknown = JSON.parse(text)
  return Array.isArray(value) ? asSearches(value) : null
}
