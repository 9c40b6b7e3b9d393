import type { OrderAgain } from '@dukani/contracts'
import type { Translate } from '@dukani/i18n'

/** How many products one toast names. */
const MOST_NAMES = 5

/** What of an order isn't in the cart once more, by name; null when all of it is. */
export function leftOutText({ added, left_out }: OrderAgain, t: Translate): string | null {
  if (left_out.length === 0) return added > 0 ? null : t('orders.againNothing')
  const names = left_out.slice(0, MOST_NAMES).map(({ product_name, specification, quantity }) =>
    t('orders.againLeft', {
      name: specification ? `${product_name} (${specification})` : product_name,
      quantity,
    }),
  )
  const more = left_out.length - names.length
  if (more > 0) names.push(t('orders.againMore', { count: more }))
  const list = names.join(', ')
  return t(added > 0 ? 'orders.againPartly' : 'orders.againNone', { list })
}
