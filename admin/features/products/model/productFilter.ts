import { STAFF_PRODUCT_SORTS, STOCK_LEVELS } from '@dukani/contracts'
import type { FilterValues } from '#admin/shared/useFilter.ts'

/** The parameters of the filter and the order of the products. Without a `sort` the newest come first. */
export const PRODUCT_FILTER = ['search', 'category', 'published', 'stock', 'sort'] as const
export type ProductFilter = FilterValues<(typeof PRODUCT_FILTER)[number]>

/** The values that parameters may have. */
export const KNOWN_VALUES = {
  published: ['true', 'false'],
  stock: STOCK_LEVELS,
  sort: STAFF_PRODUCT_SORTS,
} as const

/** Whether a filter leaves some products out. */
export function isFiltered({ sort: _sort, ...filter }: ProductFilter): boolean {
  return Object.values(filter).some((value) => value !== null)
}
