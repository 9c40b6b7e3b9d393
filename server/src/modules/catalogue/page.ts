import { PAGE_SIZE, type Product, type ProductPage } from '@dukani/contracts'
import { wirePageOf, type PageRange } from '../paging.ts'

/** What a page of products was asked for with. */
export interface PageQuery extends PageRange {
  category?: string | undefined
  search?: string | undefined
}

/**
 * A page as it is answered (API-09). The neighbours' addresses keep the whole query.
 * @param origin of the shop, without a slash at the end; '' for addresses within it
 */
export function wirePage(
  { count, products }: { count: number; products: Product[] },
  query: PageQuery,
  origin: string,
): ProductPage {
  return wirePageOf({ count, results: products }, query, (page) => pageAddress(query, page, origin))
}

function pageAddress({ category, search, pageSize }: PageQuery, page: number, origin: string): string {
  const query = new URLSearchParams()
  if (category !== undefined) query.set('category', category)
  if (search !== undefined) query.set('search', search)
  query.set('page', String(page))
  if (pageSize !== PAGE_SIZE) query.set('page_size', String(pageSize))
  return `${origin}/v1/products/?${query}`
}
