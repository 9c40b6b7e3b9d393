import { persistedStore } from '#shared/state/persistedStore.ts'

/** A filter of the orders that staff gave a name. */
export interface SavedFilter {
  /** unique */
  name: string
  /** the query of its address, without `?` */
  query: string
}

/** Filters that a browser remembers. */
export const MAX_SAVED_FILTERS = 12

/** Characters of a name. */
export const MAX_FILTER_NAME = 40

/** The saved filters of this browser, in the order of their names; null: none. */
export const savedFilters = persistedStore<readonly SavedFilter[]>({
  key: 'dukani.admin.orderFilters',
  read: (text) => readFilters(JSON.parse(text)),
})

/** Adds a filter, in place of one with its name or its query. A full list stays as it is. */
export function withFilter(saved: readonly SavedFilter[], filter: SavedFilter): readonly SavedFilter[] {
  const others = saved.filter(({ name, query }) => name !== filter.name && query !== filter.query)
  if (others.length >= MAX_SAVED_FILTERS) return saved
  return [...others, filter].toSorted((one, other) => one.name.localeCompare(other.name, 'ka'))
}

function readFilters(stored: unknown): SavedFilter[] | null {
  return Array.isArray(stored) ? stored.filter(isSavedFilter).slice(0, MAX_SAVED_FILTERS) : null
}

function isSavedFilter(stored: unknown): stored is SavedFilter {
  if (typeof stored !== 'object' || stored === null) return false
  const { name, query } = stored as Record<string, unknown>
  return typeof name === 'string' && name !== '' && typeof query === 'string' && query !== ''
}
