/** Integer hundredths of a lari. All arithmetic on money is done in tetri. */
export type Tetri = number

/**
 * Converts an amount of the API (GEL, a number, or a string as some servers send it) to tetri.
 * @throws RangeError if it isn't an amount
 */
export function toTetri(gel: number | string): Tetri {
  const amount = typeof gel === 'string' && gel.trim() === '' ? Number.NaN : Number(gel)
  // Multiplying binary fractions would be inexact: 1.005 * 100 is 100.49999999999999, but its decimal text is exact.
  const tetri = Number.isFinite(amount) ? Math.round(Number(`${amount}e2`)) : Number.NaN
  if (!Number.isSafeInteger(tetri)) throw new RangeError(`not an amount in GEL: ${gel}`)
  return tetri
}

/** An amount as the API has it: GEL with at most two decimals. */
export function toGel(tetri: Tetri): number {
  return tetri / 100
}
