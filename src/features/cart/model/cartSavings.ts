import type { ShownPrice, Tetri } from '@dukani/contracts'

/** What the lines cost less than before, by the struck-through prices. */
export function cartSavings(lines: readonly { price: ShownPrice | null }[]): Tetri {
  return lines.reduce(
    (sum, { price }) => sum + (price?.oldPrice == null ? 0 : price.oldPrice - price.price),
    0,
  )
}
