import { toTetri } from '@dukani/contracts'
import { FilterChips, type FilterChip } from '@dukani/design-system'
import { formatMoney } from '@dukani/i18n'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { paths, withoutFilters, type CatalogueQuery } from '#shared/routing/routes.ts'
import { useFollow } from '#shared/routing/useFollow.ts'
import { chosenFilters } from '../model/chosenFilters.ts'

export interface ChosenFiltersProps {
  query: CatalogueQuery
  /** the last filter was removed, and with it the link that had the focus */
  onNoneLeft: () => void
}

/**
 * What a list was filtered by, each a link to the list without it (CAT-10), and from two on one to the list without any;
 * nothing where there is no filter. The focus of a chip that goes is its neighbour's.
 */
export function ChosenFilters({ query, onNoneLeft }: ChosenFiltersProps) {
  const t = useText()
  const { language } = useLanguage()
  const follow = useFollow()
  const chosen = chosenFilters(query)
  if (chosen.length === 0) return null
  const amount = (gel = 0) => ({ amount: formatMoney(toTetri(gel), language) })
  const texts = {
    in_stock: t('catalogue.inStock'),
    discounted: t('catalogue.discounted'),
    min_price: t('catalogue.priceAtLeast', amount(query.min_price)),
    max_price: t('catalogue.priceAtMost', amount(query.max_price)),
    min_rating: t('catalogue.ratingAtLeast', { n: query.min_rating ?? 0 }),
  }
  const chips: FilterChip[] = chosen.map((name) => ({
    label: texts[name],
    removeLabel: t('catalogue.removeFilter', { filter: texts[name] }),
    href: paths.catalogue({ ...query, [name]: undefined }),
  }))
  const clear = { label: t('catalogue.clearFilters'), href: paths.catalogue(withoutFilters(query)) }
  if (chips.length > 1) chips.push(clear)
  return (
    <FilterChips
      label={t('catalogue.filters')}
      chips={chips}
      onNavigate={(event, { href }) => {
        const item = event.currentTarget.parentElement
        const neighbour = item?.previousElementSibling ?? item?.nextElementSibling
        if (href === clear.href) onNoneLeft()
        else neighbour?.querySelector('a')?.focus()
        follow(href)(event)
      }}
    />
  )
}
