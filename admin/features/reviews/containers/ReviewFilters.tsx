import { Grid, Stack } from '@dukani/design-system'
import { FilterSelect } from '#admin/shared/FilterSelect.tsx'
import { SearchForm } from '#admin/shared/SearchForm.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import type { Filter } from '#admin/shared/useFilter.ts'

/** The parameters of the filter of reviews. */
export const REVIEW_FILTER = ['search', 'rating', 'hidden', 'product'] as const
export type ReviewFilter = Filter<(typeof REVIEW_FILTER)[number]>

const STARS = [5, 4, 3, 2, 1]

/** The filters above the list of reviews. */
export function ReviewFilters({ filter }: { filter: ReviewFilter }) {
  const t = useAdminText()
  const { values, change } = filter
  return (
    <Stack gap={12}>
      <SearchForm
        label={t('admin.reviews.search')}
        value={values.search}
        onSearch={(search) => change({ search })}
      />
      <Grid columns={2} gap={12}>
        <FilterSelect
          label={t('admin.reviews.rating')}
          options={STARS.map((n) => ({ value: String(n), label: t('admin.reviews.stars', { n }) }))}
          value={values.rating}
          onChoose={(rating) => change({ rating })}
        />
        <FilterSelect
          label={t('admin.reviews.visibility')}
          options={[
            { value: 'false', label: t('admin.reviews.shown') },
            { value: 'true', label: t('admin.reviews.hidden') },
          ]}
          value={values.hidden}
          onChoose={(hidden) => change({ hidden })}
        />
      </Grid>
    </Stack>
  )
}
