import { PAGE_SIZE, type Product, type ProductPage } from '@dukani/contracts'

/** What a page of products was asked for with. */
export interface PageQuery {
  page: number
  pageSize: number
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
  const last = lastPage(count, query.pageSize)
  return {
    count,
    next: query.page < last ? pageAddress(query, query.page + 1, origin) : null,
    previous: query.page > 1 ? pageAddress(query, Math.min(query.page - 1, last), origin) : null,
    results: products,
  }
}

/** The number of the last page; an empty list has one page. */
export function lastPage(count: number, pageSize: number): number {
  return Math.max(1, Math.ceil(count / pageSize))
}

function pageAddress({ category, search, pageSize }: PageQuery, page: number, origin: string): string {
  const query = new URLSearchParams()
  if (category !== undefined) query.set('category', category)
  if (search !== undefined) query.set('search', search)
  query.set('page', String(page))
  if (pageSize !== PAGE_SIZE) query.set('page_size', String(pageSize))
  return `${origin}/v1/products/?${query}`
}
