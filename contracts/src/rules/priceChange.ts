import type { Tetri } from './money.ts'

/** What a changed price is rounded to: nothing, whole lari, or the nearest price that ends in .90. */
export const PRICE_ROUNDINGS = ['none', 'whole', 'to90'] as const
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number]

/** A change of prices: by hundredths of a per cent, or by an amount in tetri. */
export type PriceChange = { basisPoints: number } | { tetri: Tetri }

const WHOLE = 100
const NINETY = 90
const ALL_BASIS_POINTS = 10_000

/** The price after a change. A tie is rounded up: 10.40 becomes 10.90. It is never below 0. */
export function changedPrice(price: Tetri, change: PriceChange, rounding: PriceRounding): Tetri {
  const exact =
    'basisPoints' in change
      ? Math.round((price * (ALL_BASIS_POINTS + change.basisPoints)) / ALL_BASIS_POINTS)
      : price + change.tetri
  return Math.max(0, rounded(exact, rounding))
}

function rounded(price: Tetri, rounding: PriceRounding): Tetri {
  if (rounding === 'none') return price
  if (rounding === 'whole') return Math.round(price / WHOLE) * WHOLE
  // Below the first price of this kind there is no other.
  return Math.max(NINETY, Math.round((price - NINETY) / WHOLE) * WHOLE + NINETY)
}
