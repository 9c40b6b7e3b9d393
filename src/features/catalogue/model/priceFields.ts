import { readAmount } from '@dukani/contracts'
import type { Language } from '@dukani/i18n'
import type { CatalogueQuery } from '#shared/routes.ts'

export const PRICE_FIELDS = ['min_price', 'max_price'] as const
type PriceField = (typeof PRICE_FIELDS)[number]

/** Why what was typed can't be filtered by, field by field. */
export type PriceProblems = Partial<Record<PriceField, 'catalogue.priceWrong' | 'catalogue.priceCrossed'>>

export interface CheckedPrices {
  prices: Pick<CatalogueQuery, PriceField>
  problems: PriceProblems
}

/** An amount of GEL as it is typed in a language; nothing for none. */
export function amountText(gel: number | undefined, language: Language): string {
  const text = gel === undefined ? '' : String(gel)
  return language === 'ka' ? text.replace('.', ',') : text
}

/** Reads both prices: an empty one is none, each must be an amount, and the first can't be above the second. */
export function checkPrices(typed: (name: PriceField) => string): CheckedPrices {
  const prices: CheckedPrices['prices'] = {}
  const problems: PriceProblems = {}
  for (const name of PRICE_FIELDS) {
    // With the sign of the lari, as it stands on the cards, and with spaces between thousands.
    const text = typed(name).replace(/[\s₾]/g, '')
    if (text === '') continue
    const amount = readAmount(text)
    if (amount === undefined) problems[name] = 'catalogue.priceWrong'
    else prices[name] = amount
  }
  const { min_price: from, max_price: to } = prices
  if (from !== undefined && to !== undefined && from > to) problems.max_price = 'catalogue.priceCrossed'
  return { prices, problems }
}
