import type { Tetri } from './money.ts'

/** What a promotion code takes off: one of the two. */
export interface Discount {
  /** hundredths of a per cent: 1000 is 10 % */
  percentBp: number | null
  amountTetri: Tetri | null
}

/** What a code takes off a sum, rounded down to the tetri and never more than the sum. */
export function discountOf({ percentBp, amountTetri }: Discount, total: Tetri): Tetri {
  const discount = percentBp === null ? (amountTetri ?? 0) : Math.floor((total * percentBp) / 10_000)
  return Math.min(discount, total)
}

/**
 * Divides a discount among the lines of an order, in proportion to their sums. The shares add up to the discount exactly: the
 * tetri that rounding leaves go to the lines with the largest remainders, the earlier one first.
 */
export function shareDiscount(discount: Tetri, sums: readonly Tetri[]): Tetri[] {
  const total = sums.reduce((sum, each) => sum + each, 0)
  if (total === 0) return sums.map(() => 0)
  const exact = sums.map((sum) => (sum * discount) / total)
  const shares = exact.map(Math.floor)
  const rest = discount - shares.reduce((sum, each) => sum + each, 0)
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .toSorted((one, other) => other.remainder - one.remainder || one.index - other.index)
  for (const { index } of byRemainder.slice(0, rest)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}
