import type { OrderItem } from '@dukani/contracts'
import type { Language, Translate } from '@dukani/i18n'
import { productName } from '../product/productTexts.ts'

/** The name of an ordered product for readers of a language; without one, the word for a product. */
export function orderedName(
  { product }: Pick<OrderItem, 'product'>,
  t: Translate,
  language: Language,
): string {
  return productName(product, language) || t('orders.product')
}
