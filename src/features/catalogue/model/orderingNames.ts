import type { ProductOrdering } from '@dukani/contracts'
import type { TextKey } from '@dukani/i18n'

/** What each order of a list is called. */
export const ORDERING_NAMES = {
  '-created_at': 'catalogue.sort.newest',
  price: 'catalogue.sort.priceUp',
  '-price': 'catalogue.sort.priceDown',
  '-rating': 'catalogue.sort.rating',
  '-total_sold': 'catalogue.sort.popular',
} as const satisfies Record<ProductOrdering, TextKey>
