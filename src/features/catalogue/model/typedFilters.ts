import { typedAmount, type TypedFilters } from '@dukani/contracts'
import type { Language } from '@dukani/i18n'
import { withoutFilters, type CatalogueQuery } from '#shared/routing/routes.ts'

/** The filters of a list as their form has them. */
export function typedFilters(query: CatalogueQuery, language: Language): TypedFilters {
  return {
    in_stock: query.in_stock ?? false,
    discounted: query.discounted ?? false,
    min_price: amountText(query.min_price, language),
    max_price: amountText(query.max_price, language),
    min_rating: String(query.min_rating ?? ''),
  }
}

/** The list with the filters of a form that has nothing wrong, in place of its own. */
export function filteredBy(query: CatalogueQuery, typed: TypedFilters): CatalogueQuery {
  return {
    ...withoutFilters(query),
    in_stock: typed.in_stock || undefined,
    discounted: typed.discounted || undefined,
    min_price: typedAmount(typed.min_price),
    max_price: typedAmount(typed.max_price),
    min_rating: Number(typed.min_rating) || undefined,
  }
}

/** An amount of GEL as it is typed in a language; nothing for none. */
function amountText(gel: number | undefined, language: Language): string {
  const text = gel === undefined ? '' : String(gel)
  return language === 'ka' ? text.replace('.', ',') : text
}
