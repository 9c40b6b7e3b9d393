/** Products per page of the catalogue (CAT-03). */
export const PAGE_SIZE = 9

/** The most pieces of one product, or of one of its specifications, that a cart may hold, whatever the stock (CART-05, CART-07). */
export const MAX_PER_LINE = 5

/** The default tiles of a map: for light use, and with attribution to OpenStreetMap. */
export const OPENSTREETMAP_TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'

/** The most addresses that a customer can save. */
export const MAX_ADDRESSES = 50

/** The longest search text for addresses, in characters. */
export const MAX_ADDRESS_SEARCH_LENGTH = 200

/** The longest search text for products, in characters. */
export const MAX_SEARCH_LENGTH = 100

/** Longest comment of a review, in characters. */
export const MAX_COMMENT_LENGTH = 2000

/** Reviews per page (PROD-10). */
export const REVIEW_PAGE_SIZE = 5
