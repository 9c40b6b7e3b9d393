import type { Translate } from '@dukani/i18n'

/** From so many pieces down it is said that only a few are left. */
export const FEW_FROM = 5

/** How much is left, in words (PROD-06). @param stock pieces */
export function stockText(stock: number, t: Translate): string {
  if (stock <= 0) return t('product.outOfStock')
  return t(stock <= FEW_FROM ? 'product.fewLeft' : 'product.inStock', { n: stock })
}
