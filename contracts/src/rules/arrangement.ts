/** In which order a list of products comes; without one the newest first, and of a search the best answers. */
export const PRODUCT_ORDERINGS = ['-created_at', 'price', '-price', '-rating', '-total_sold'] as const
export type ProductOrdering = (typeof PRODUCT_ORDERINGS)[number]

/**
 * What a product list can be asked for. `category` is a title (ours also takes a category_id). From `ordering` on the
 * parameters are ours: a server that doesn't know them answers without.
 */
export interface ProductListQuery {
  page: number
  category?: string
  search?: string
  ordering?: ProductOrdering
  /** only what can be bought now */
  in_stock?: true
  /** only what a list shows an old price of (PROD-02) */
  discounted?: true
  /** GEL, of the price that a list shows, inclusive */
  min_price?: number
  max_price?: number
  /** so many stars or more: 1 to 5, of the rating that a list shows; nothing without reviews has any */
  min_rating?: number
}

/** How a list of products is sorted, and what it leaves out. */
export type Arrangement = Omit<ProductListQuery, 'page' | 'category' | 'search'>

/** Whole stars, as an address writes them. */
export const STARS = /^[1-5]$/

/** An amount of GEL as an address writes it: at most two decimals, after a point or the Georgian comma. */
export const WRITTEN_AMOUNT = /^\d{1,9}(?:[.,]\d{1,2})?$/

/** An amount of GEL that somebody wrote; undefined when it is none. */
export function readAmount(text: string): number | undefined {
  const written = text.trim()
  return WRITTEN_AMOUNT.test(written) ? Number(written.replace(',', '.')) : undefined
}

/**
 * Reads an arrangement from an address's parameters, in one order. What can't be read is passed over, and so are prices
 * that nothing lies between, so that as few addresses as can be are another list.
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
