import { formatWhole, type Language } from '@dukani/i18n'
import type { ProductCount } from '#shared/api/adapters/lists.ts'

/** How many products there are, to be filled into a text: `12`, or `10 000+` (`10,000+`) when there may be more. */
export function countText({ value, isMinimum }: ProductCount, language: Language): number | string {
  return isMinimum ? `${formatWhole(value, language)}+` : value
}
