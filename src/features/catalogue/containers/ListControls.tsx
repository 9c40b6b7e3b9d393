import { Button, Select, Stack, VisuallyHidden } from '@dukani/design-system'
import { PRODUCT_ORDERINGS } from '@dukani/contracts'
import type { Ref } from 'react'
import { useNavigate } from 'react-router'
import { useLanguageHref } from '#shared/routing/useLanguageHref.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { paths, type CatalogueQuery } from '#shared/routing/routes.ts'
import { chosenFilters } from '../model/chosenFilters.ts'
import { ORDERING_NAMES } from '../model/orderingNames.ts'

export interface ListControlsProps {
  query: CatalogueQuery
  filtersButton: Ref<HTMLButtonElement>
  /** whether the filters are open */
  isFiltering: boolean
  onFilter: () => void
}

// With spaces that don't break.
const DOT = '\u00a0·\u00a0'

/** What a list is sorted by, and the way to its filters (CAT-10). Without scripts the order is sent as a form. */
export function ListControls({ query, filtersButton, isFiltering, onFilter }: ListControlsProps) {
  const t = useText()
  const navigate = useNavigate()
  const hrefOf = useLanguageHref()
  const { ordering, ...rest } = query
  const options = PRODUCT_ORDERINGS.map((value) => ({
    value: String(value),
    label: t(ORDERING_NAMES[value]),
  }))
  const usual = query.search ? '' : '-created_at'
  const filters = chosenFilters(query).length
  return (
    <Stack direction="row" gap={{ xs: 8, sm: 12 }}>
      <Stack>
        <form action={hrefOf(paths.catalog)}>
          <Stack direction="row" gap={8}>
            {Object.entries(rest).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={String(value)} />
            ))}
            <Select
              name="ordering"
              label={t('catalogue.sort')}
              phoneIcon="sort"
              options={query.search ? [{ value: '', label: t('catalogue.sort.best') }, ...options] : options}
              value={ordering ?? usual}
              onChoose={(chosen) => {
                void navigate(
                  paths.catalogue({ ...query, ordering: PRODUCT_ORDERINGS.find((word) => word === chosen) }),
                )
              }}
            />
            <noscript>
              <Button type="submit" variant="soft">
                {t('catalogue.apply')}
              </Button>
            </noscript>
          </Stack>
        </form>
      </Stack>
      <Button
        ref={filtersButton}
        variant={filters > 0 ? 'soft' : 'outlined'}
        icon="settings"
        wordsFrom="sm"
        aria-haspopup="dialog"
        aria-expanded={isFiltering}
        onClick={onFilter}
      >
        {filters > 0 && <VisuallyHidden>{t('catalogue.filtersCount', { n: filters })}</VisuallyHidden>}
        <span aria-hidden={filters > 0 || undefined}>
          {t('catalogue.filters')}
          {filters > 0 && `${DOT}${filters}`}
        </span>
      </Button>
    </Stack>
  )
}
