import { toGel, toTetri, type Tetri } from '@dukani/contracts'

/** What a promotion takes off a price: one of the two. */
export interface PriceCut {
  /** hundredths of a per cent: 2000 is 20 % */
  percentBp: number | null
  amountTetri: Tetri | null
}

/** A cut in the API's units: per cent, or GEL. */
interface WireCut {
  percent: number | null
  amount: number | null
}

/** A cut as it was sent; null: it has both a percentage and an amount, or neither. */
export function cutOf({ percent, amount }: WireCut): PriceCut | null {
  if ((percent === null) === (amount === null)) return null
  return {
    percentBp: percent === null ? null : Math.round(percent * BP_PER_PERCENT),
    amountTetri: amount === null ? null : toTetri(amount),
  }
}

/** A cut as the API returns it. */
export function wireCut({ percentBp, amountTetri }: PriceCut): WireCut {
  return {
    percent: percentBp === null ? null : percentBp / BP_PER_PERCENT,
    amount: amountTetri === null ? null : toGel(amountTetri),
  }
}

/** The lowest price after a cut: an order of 0 can't be paid by card. */
export const LOWEST_PRICE: Tetri = 1

const BP_PER_PERCENT = 100

/** Hundredths of a per cent in the whole. */
export const WHOLE_BP = 10_000

/**
 * A price after a cut. A percentage is rounded to the tetri, a half up, and gives at least `LOWEST_PRICE`.
 * @returns null: the cut doesn't apply, because nothing would be left of the price or it wouldn't be lower
 */
export function cutPrice(price: Tetri, { percentBp, amountTetri }: PriceCut): Tetri | null {
  const after =
    percentBp === null
      ? price - (amountTetri ?? 0)
      : Math.max(LOWEST_PRICE, Math.round((price * (WHOLE_BP - percentBp)) / WHOLE_BP))
  return after >= LOWEST_PRICE && after < price ? after : null
}

/** The price after the cut that makes it lowest; cuts don't add up. null: none applies. */
export function lowestCutPrice(price: Tetri, cuts: readonly PriceCut[]): Tetri | null {
  const prices = cuts.map((cut) => cutPrice(price, cut)).filter((each) => each !== null)
  return prices.length === 0 ? null : Math.min(...prices)
}
