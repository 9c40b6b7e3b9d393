/** The longest texts that a catalogue file may bring, in characters. Longer ones are refused, never cut. */
export const LONGEST = {
  // a unique index of PostgreSQL can't hold more than about 2,700 bytes, and a Georgian letter takes three
  handle: 255,
  category: 200,
  title: 500,
  optionValues: 500,
  sku: 200,
  imageAlt: 1000,
  imageAddress: 2000,
  description: 500_000,
} as const

/** The largest amount that fits the database's integer tetri. */
export const HIGHEST_TETRI = 2_147_483_647

/** The largest stock that fits the database. */
export const HIGHEST_STOCK = 2_147_483_647

/**
 * The stock of a variant that Shopify doesn't count (no tracker, or `continue` when out of stock). This shop always
 * counts, so such a variant gets more than is ever bought between two imports.
 */
export const UNCOUNTED_STOCK = 999

/** The longest row, in bytes. A longer one nearly always has a quote that was never closed. */
export const LONGEST_ROW = 4 * 1024 * 1024
