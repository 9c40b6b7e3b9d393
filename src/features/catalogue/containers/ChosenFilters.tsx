import { toTetri } from '@dukani/contracts'
import { FilterChips } from '@dukani/design-system'
import { formatMoney } from '@dukani/i18n'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { paths, type CatalogueQuery } from '#shared/routes.ts'
import { useFollow } from '#shared/useFollow.ts'
import { chosenFilters } from '../model/chosenFilters.ts'

export interface ChosenFiltersProps {
  query: CatalogueQuery
  /** one is taken away, and with it the link that had the focus */
  onRemoved: () => void
}

/** What a list was filtered by, each a link to the list without it (CAT-10); nothing where there is no filter. */
export function ChosenFilters({ query, onRemoved }: ChosenFiltersProps) {
  const t = useText()
  const { language } = useLanguage()
  const follow = useFollow()
  const chosen = chosenFilters(query)
  if (chosen.length === 0) return null
  const amount = (gel = 0) => ({ amount: formatMoney(toTetri(gel), language) })
  const texts = {
    in_stock: t('catalogue.inStock'),
    min_price: t('catalogue.priceAtLeast', amount(query.min_price)),
    max_price: t('catalogue.priceAtMost', amount(query.max_price)),
  }
  return (
    <FilterChips
      label={t('catalogue.filters')}
      chips={chosen.map((name) => ({
        label: texts[name],
        removeLabel: t('catalogue.removeFilter', { filter: texts[name] }),
        href: paths.catalogue({ ...query, [name]: undefined }),
      }))}
      onNavigate={(event, { href }) => {
        follow(href)(event)
        onRemoved()
      }}
    />
  )
}
