import { PAGE_SIZE, type Product, type ProductListQuery, type ProductPage } from '@dukani/contracts'
import { wirePageOf, type PageRange } from '../paging.ts'

/** The query of a page of products. */
export type PageQuery = PageRange & ProductListQuery

/**
 * A page as the API returns it (API-09). The neighbours' addresses keep the whole query.
 * @param origin of the shop, without a slash at the end; '' for addresses within it
 */
export function wirePage(
  { count, products }: { count: number; products: Product[] },
  query: PageQuery,
  origin: string,
): ProductPage {
  return wirePageOf({ count, results: products }, query, (page) => pageAddress(query, page, origin))
}

function pageAddress({ pageSize, page: _own, ...asked }: PageQuery, page: number, origin: string): string {
  const query = new URLSearchParams()
  const parameters: [string, string | number | true | undefined][] = Object.entries(asked)
  for (const [name, value] of parameters) if (value !== undefined) query.set(name, String(value))
  query.set('page', String(page))
  if (pageSize !== PAGE_SIZE) query.set('page_size', String(pageSize))
  return `${origin}/v1/products/?${query}`
}
