import type { SQL } from 'drizzle-orm'

/** Which of the products that answer a search are wanted. */
export interface SearchRange {
  /** a condition on a product's row beside that it is published; undefined: none */
  filter?: SQL | undefined
  /** by columns of the products; undefined: best answers first, then newest first */
  order?: readonly SQL[] | undefined
  limit: number
  offset: number
}

/** Products that answer a search. */
export interface SearchResult {
  /** how many answer it and meet the filter */
  count: number
  /** whether there may be more: beyond `MOST_COUNTED` products aren't counted */
  isMinimum: boolean
  /** the ids of those in the range, in order */
  ids: string[]
}

/** A part of the answers to a search. */
export interface SearchPage extends SearchResult {
  /** whether there are answers after these */
  hasNext: boolean
}
