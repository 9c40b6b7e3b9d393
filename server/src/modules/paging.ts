import * as z from 'zod/mini'

const MAX_PAGE_SIZE = 50

// Nine digits: any page there can be, and no number that the database can't multiply.
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

/** Which page of a list. */
export interface PageRange {
  /** from 1 */
  page: number
  pageSize: number
}

/** The form of API-09. */
export interface WirePage<Item> {
  count: number
  next: string | null
  previous: string | null
  results: Item[]
}

/**
 * A page as it is answered (API-09).
 * @param address of another page of the same list
 */
export function wirePageOf<Item>(
  { count, results }: { count: number; results: Item[] },
  { page, pageSize }: PageRange,
  address: (page: number) => string,
): WirePage<Item> {
  const last = lastPage(count, pageSize)
  return {
    count,
    next: page < last ? address(page + 1) : null,
    previous: page > 1 ? address(Math.min(page - 1, last)) : null,
    results,
  }
}

/** The number of the last page; an empty list has one page. */
export function lastPage(count: number, pageSize: number): number {
  return Math.max(1, Math.ceil(count / pageSize))
}

/**
 * The address of a page of a list that takes no other parameters, page_size where it isn't the standard one.
 * @param origin of the shop, without a slash at the end
 */
export function pageAddress(
  origin: string,
  path: string,
  { page, pageSize }: PageRange,
  standardSize: number,
): string {
  return `${origin}${path}?page=${page}${pageSize === standardSize ? '' : `&page_size=${pageSize}`}`
}
