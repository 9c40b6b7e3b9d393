/** Products a page of the catalogue (CAT-03). */
export const PAGE_SIZE = 9

/** The most pieces of one thing that a cart may hold, whatever the stock (CART-05, CART-07). */
export const MAX_PER_LINE = 5

/** The longest search text that is sent and answered, in characters. */
export const MAX_SEARCH_LENGTH = 100
