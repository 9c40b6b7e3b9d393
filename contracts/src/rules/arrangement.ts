/** The order of a product list; by default the newest first, and for a search the best matches. */
export const PRODUCT_ORDERINGS = ['-created_at', 'price', '-price', '-rating', '-total_sold'] as const
export type ProductOrdering = (typeof PRODUCT_ORDERINGS)[number]

/**
 * The query of a product list. `category` is a title (our server also accepts a category_id). The parameters from
 * `ordering` on are ours: a server that doesn't support them ignores them.
 */
export interface ProductListQuery {
  page: number
  category?: string
  search?: string
  ordering?: ProductOrdering
  /** only what can be bought now */
  in_stock?: true
  /** only products with an old price (PROD-02) */
  discounted?: true
  /** GEL, inclusive; compared with the price that a list shows */
  min_price?: number
  max_price?: number
  /** at least this many stars, 1 to 5; compared with the rating that a list shows; excludes products without reviews */
  min_rating?: number
}

/** The order and the filters of a product list. */
export type Arrangement = Omit<ProductListQuery, 'page' | 'category' | 'search'>

/** Whole stars, as in a URL. */
export const STARS = /^[1-5]$/

/** An amount of GEL, as in a URL: at most two decimals, after a point or the Georgian comma. */
export const WRITTEN_AMOUNT = /^\d{1,9}(?:[.,]\d{1,2})?$/

/** A typed amount of GEL; undefined if it isn't one. */
export function readAmount(text: string): number | undefined {
  const written = text.trim()
  return WRITTEN_AMOUNT.test(written) ? Number(written.replace(',', '.')) : undefined
}

/**
 * Parses an arrangement from a URL's parameters, in a fixed order. Invalid parameters are ignored, and so are prices
 * with an empty range, so that few URLs stand for the same list.
 */
export function readArrangement(params: Pick<URLSearchParams, 'get'>): Arrangement {
  const ordering = PRODUCT_ORDERINGS.find((word) => word === params.get('ordering'))
  const from = readAmount(params.get('min_price') ?? '')
  const to = readAmount(params.get('max_price') ?? '')
  const areCrossed = from !== undefined && to !== undefined && from > to
  const stars = params.get('min_rating') ?? ''
  return {
    ...(ordering && { ordering }),
    ...(params.get('in_stock') === 'true' && { in_stock: true as const }),
    ...(params.get('discounted') === 'true' && { discounted: true as const }),
    ...(from && !areCrossed && { min_price: from }),
    ...(to !== undefined && !areCrossed && { max_price: to }),
    ...(STARS.test(stars) && { min_rating: Number(stars) }),
  }
}
