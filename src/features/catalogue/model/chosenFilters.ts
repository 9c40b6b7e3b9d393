import type { CatalogueQuery } from '#shared/routing/routes.ts'

const FILTERS = ['in_stock', 'discounted', 'min_price', 'max_price', 'min_rating'] as const

/** The filters that a list is made with, in the order in which they are shown. */
export function chosenFilters(query: CatalogueQuery): (typeof FILTERS)[number][] {
  return FILTERS.filter((name) => query[name] !== undefined)
}
