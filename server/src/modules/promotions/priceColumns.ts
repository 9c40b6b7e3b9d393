import type { Tetri } from '@dukani/contracts'
import { lowestCutPrice, type PriceCut } from './cutPrice.ts'

/** The prices of a product or specification without promotions. null: it has no price, or no old price. */
export interface RegularPrice<Price extends Tetri | null = Tetri | null> {
  priceTetri: Price
  oldPriceTetri: Tetri | null
}

/** The price columns of the tables `products` and `specifications`. */
export interface PriceColumns<Price extends Tetri | null = Tetri | null> extends RegularPrice<Price> {
  regularPriceTetri: Tetri | null
  regularOldPriceTetri: Tetri | null
}

/** A row with its regular price. */
export type AtRegularPrice<Row> = Omit<Row, 'regularPriceTetri' | 'regularOldPriceTetri'> & {
  /** what a promotion makes of the price; null: none does */
  cutPriceTetri: Tetri | null
}

/** A row as it is edited, imported and exported: at its regular price. */
export function atRegularPrice<Row extends PriceColumns>(row: Row): AtRegularPrice<Row> {
  const { regularPriceTetri, regularOldPriceTetri, ...rest } = row
  if (regularPriceTetri === null) return { ...rest, cutPriceTetri: null }
  return {
    ...rest,
    priceTetri: regularPriceTetri,
    oldPriceTetri: regularOldPriceTetri,
    cutPriceTetri: row.priceTetri,
  }
}

/**
 * The columns of a regular price with the promotions that are on. While one cuts the price, the old price is the regular
 * one: what the product cost just before.
 */
export function priceColumns<Price extends Tetri | null>(
  { priceTetri, oldPriceTetri }: RegularPrice<Price>,
  cuts: readonly PriceCut[],
): PriceColumns<Price | Tetri> {
  const cut = priceTetri === null ? null : lowestCutPrice(priceTetri, cuts)
  if (cut === null) return { priceTetri, oldPriceTetri, regularPriceTetri: null, regularOldPriceTetri: null }
  return {
    priceTetri: cut,
    oldPriceTetri: priceTetri,
    regularPriceTetri: priceTetri,
    regularOldPriceTetri: oldPriceTetri,
  }
}
