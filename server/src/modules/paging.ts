import * as z from 'zod/mini'
import { MAX_PAGE_SIZE } from '../config/limits.ts'
import { notFound } from '../plugins/apiError.ts'

// At most nine digits, so that no product of them overflows in the database.
const wholeNumber = (most: number, standard: number) =>
  z.prefault(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
      z.pipe(z.transform(Number), z.number().check(z.lte(most))),
    ),
    String(standard),
  )

/** The two parameters of every paged list; `standardSize` when no page_size is asked for, 50 at most. */
export const pageParameters = (standardSize: number) => ({
  page: wholeNumber(999_999_999, 1),
  page_size: wholeNumber(MAX_PAGE_SIZE, standardSize),
})

/** A page of a list. */
export interface PageRange {
  /** from 1 */
  page: number
  pageSize: number
}

/** The requested page, from the parsed `pageParameters`. */
export function requestedRange(query: { page: number; page_size: number }): PageRange {
  return { page: query.page, pageSize: query.page_size }
}

/** A page in the form of API-09. */
export interface WirePage<Item> {
  count: number
  next: string | null
  previous: string | null
  results: Item[]
}

/** Some results of a list. */
export interface Listed<Item> {
  count: number
  /** whether there is a next page; undefined: it follows from `count` */
  hasNext?: boolean
  results: Item[]
}

/**
 * A page as the API returns it (API-09).
 * @param address of another page of the same list
 */
export function wirePageOf<Item>(
  { count, hasNext, results }: Listed<Item>,
  { page, pageSize }: PageRange,
  address: (page: number) => string,
): WirePage<Item> {
  return {
    count,
    next: (hasNext ?? page * pageSize < count) ? address(page + 1) : null,
    previous: page > 1 ? address(page - 1) : null,
    results,
  }
}

/**
 * An empty list has one page.
 * @throws ApiError 404 for a page after the last
 */
export function requirePage(results: readonly unknown[], { page }: PageRange): void {
  if (page > 1 && results.length === 0) throw notFound('server.invalidPage')
}

/** The address of a list without other parameters, and its default page size. */
export interface ListPlace {
  /** of the shop, without a slash at the end */
  origin: string
  path: string
  standardSize: number
}

/**
 * A page of such a list as the API returns it: `wirePageOf` with the addresses of its neighbours.
 * @throws ApiError 404 for a page after the last
 */
export function plainPageOf<Item>(
  list: Listed<Item>,
  range: PageRange,
  { origin, path, standardSize }: ListPlace,
): WirePage<Item> {
  requirePage(list.results, range)
  const size = range.pageSize === standardSize ? '' : `&page_size=${range.pageSize}`
  return wirePageOf(list, range, (page) => `${origin}${path}?page=${page}${size}`)
}

/** A part of a list that is read by position. */
export interface WirePart<Item> {
  /** the id of its last item, from which the following part begins; null: there is none */
  next: string | null
  results: Item[]
}

/** Makes a part of at most `size` items from `size + 1` rows, where there are as many. */
export function partOf<Row extends { id: string }, Item>(
  rows: readonly Row[],
  size: number,
  wire: (row: Row) => Item,
): WirePart<Item> {
  const part = rows.slice(0, size)
  return { next: rows.length > size ? (part.at(-1)?.id ?? null) : null, results: part.map(wire) }
}
