import type { ShownPrice, Tetri } from '@dukani/contracts'

/** What the lines cost less than before, by the struck-through prices. */
export function cartSavings(lines: readonly { price: ShownPrice | null }[]): Tetri {
  return lines.reduce((sum, { price }) => {
    const old = price?.oldPrice ?? null
    return price === null || old === null ? sum : sum + Math.max(0, old - price.price)
  }, 0)
}
