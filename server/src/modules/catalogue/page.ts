import {
  PAGE_SIZE,
  type Product,
  type ProductListQuery,
  type ProductPage as WireProductPage,
} from '@dukani/contracts'
import { wirePageOf, type PageRange } from '../paging.ts'
import { writePosition, type Position } from './position.ts'

/** One page of a list of products, before it is written for the wire. */
export interface ProductPage {
  /** how many products the whole list has */
  count: number
  /** whether there may be more: beyond `MOST_COUNTED` they aren't counted */
  isMinimum: boolean
  /** whether there is a next page */
  hasNext: boolean
  products: Product[]
  /** The position of the next page; null where lists have none. */
  end: Position | null
}

/** The query of a page of products. */
export type PageQuery = PageRange & ProductListQuery

/**
 * A page as the API returns it (API-09). The neighbours' addresses keep the whole query.
 * @param origin of the shop, without a slash at the end; '' for addresses within it
 */
export function wirePage(
  { count, isMinimum, hasNext, products, end }: ProductPage,
  query: PageQuery,
  origin: string,
): WireProductPage {
  const page = wirePageOf({ count, hasNext, results: products }, query, (other) =>
    pageAddress(query, { page: other, after: other > query.page ? end : null }, origin),
  )
  return isMinimum ? { ...page, count_is_minimum: true } : page
}

function pageAddress(
  { pageSize, page: _own, ...asked }: PageQuery,
  { page, after }: { page: number; after: Position | null },
  origin: string,
): string {
  const query = new URLSearchParams()
  const parameters: [string, string | number | true | undefined][] = Object.entries(asked)
  for (const [name, value] of parameters) if (value !== undefined) query.set(name, String(value))
  query.set('page', String(page))
  if (pageSize !== PAGE_SIZE) query.set('page_size', String(pageSize))
  if (after !== null) query.set('after', writePosition(after))
  return `${origin}/v1/products/?${query}`
}
