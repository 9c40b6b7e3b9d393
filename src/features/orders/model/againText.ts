import type { OrderAgain } from '@dukani/contracts'
import type { Language, Translate } from '@dukani/i18n'
import { namesOfProduct } from '#shared/product/namesOfProduct.ts'
import { productName } from '#shared/product/productTexts.ts'

/** How many products one toast names. */
const MOST_NAMES = 5

/** What of an order isn't in the cart once more, by name; null when all of it is. */
export function leftOutText(
  { added, left_out }: OrderAgain,
  t: Translate,
  language: Language,
): string | null {
  if (left_out.length === 0) return added > 0 ? null : t('orders.againNothing')
  const names = left_out.slice(0, MOST_NAMES).map(({ specification, quantity, ...product }) => {
    const name = productName(namesOfProduct(product), language)
    return t('orders.againLeft', { name: specification ? `${name} (${specification})` : name, quantity })
  })
  const more = left_out.length - names.length
  if (more > 0) names.push(t('orders.againMore', { count: more }))
  const list = names.join(', ')
  return t(added > 0 ? 'orders.againPartly' : 'orders.againNone', { list })
}
