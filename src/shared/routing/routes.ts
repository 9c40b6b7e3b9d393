import { MAX_SEARCH_LENGTH, readArrangement, type Arrangement, type Id } from '@dukani/contracts'

/** The named routes and their patterns (ROUTE-10). */
export const ROUTES = {
  Catalog: '/',
  ProductModal: '/product/:id',
  PaymentSuccess: '/payment/success',
  ResetPassword: '/reset-password',
  /** the list of the orders, with none of them open; ours */
  Orders: '/orders',
  OrdersPage: '/orders/:orderId',
} as const

/**
 * What the catalogue shows: a category's products, or those found by a search, never both (CAT-10); in which order, and
 * without what. In the address it has the names that it is sent by.
 */
export interface CatalogueQuery extends Arrangement {
  /** a category's title (CAT-11) */
  category?: string
  search?: string
}

/** The addresses of the shop's pages. */
export const paths = {
  catalog: ROUTES.Catalog,
  paymentSuccess: ROUTES.PaymentSuccess,
  resetPassword: ROUTES.ResetPassword,
  /** The catalogue, filtered. */
  catalogue: (query: CatalogueQuery = {}) => `/${catalogueSearch(query)}`,
  /** A product's modal, over the catalogue that it was opened from (ROUTE-02). */
  product: (id: Id, query: CatalogueQuery = {}) =>
    `/product/${encodeURIComponent(String(id))}${catalogueSearch(query)}`,
  /** The list of the orders, over the catalogue that it was opened from. */
  orders: (query: CatalogueQuery = {}) => `${ROUTES.Orders}${catalogueSearch(query)}`,
  /** The list, open on one order (ROUTE-05). */
  order: (orderId: Id, query: CatalogueQuery = {}) =>
    `/orders/${encodeURIComponent(String(orderId))}${catalogueSearch(query)}`,
} as const

/** The catalogue's query as it stands in the address; '' for the whole catalogue. */
export function catalogueSearch(query: CatalogueQuery): string {
  const params = new URLSearchParams()
  const shown = parseCatalogueQuery({
    get: (name) => query[name as keyof CatalogueQuery]?.toString() ?? null,
  })
  for (const [name, value] of Object.entries(shown)) params.set(name, String(value))
  return params.size === 0 ? '' : `?${params}`
}

/**
 * Reads the catalogue's query from an address, in one order, and without what goes without saying: a list comes newest
 * first, a search best match first. A search wins over a category, since it is sent without one (CAT-10).
 */
export function parseCatalogueQuery(params: Pick<URLSearchParams, 'get'>): CatalogueQuery {
  const { ordering, ...filters } = readArrangement(params)
  const search = searchText(params.get('search') ?? '')
  const category = params.get('category')?.trim()
  return {
    ...(search ? { search } : category && { category }),
    ...((search || ordering !== '-created_at') && ordering && { ordering }),
    ...filters,
  }
}

/** The query without its filters: the same list, whole. Its order stays. */
export function withoutFilters({ category, search, ordering }: CatalogueQuery): CatalogueQuery {
  return { category, search, ordering }
}

/** Whether a list leaves out some of its products. */
export function isFiltered(query: CatalogueQuery): boolean {
  return catalogueSearch(query) !== catalogueSearch(withoutFilters(query))
}

/** A search text as it is sent: trimmed and no longer than the server takes. */
export function searchText(typed: string): string {
  return Array.from(typed.trim()).slice(0, MAX_SEARCH_LENGTH).join('').trim()
}

/** The places within a page that links and logins lead to: three of the catalogue's, three of a product's. */
export const ANCHORS = {
  main: 'main',
  catalogue: 'catalogue',
  cart: 'cart',
  reviews: 'reviews',
  writeReview: 'write-review',
  productHeart: 'product-heart',
} as const
