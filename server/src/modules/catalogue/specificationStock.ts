const HIGHEST = 2_147_483_647

/** The column `specification_stock`: the sum of the stocks of all active specifications; null without any. */
export function specificationStock(stocks: readonly number[]): number | null {
  if (stocks.length === 0) return null
  const sum = stocks.reduce((total, stock) => total + stock, 0)
  return Math.min(sum, HIGHEST)
}
