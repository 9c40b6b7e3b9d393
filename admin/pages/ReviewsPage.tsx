import { shopReviewPartSchema } from '@dukani/contracts'
import { IconButton, Stack } from '@dukani/design-system'
import { useId } from 'react'
import { REVIEW_FILTER, ReviewFilters } from '#admin/features/reviews/containers/ReviewFilters.tsx'
import { ReviewResults } from '#admin/features/reviews/containers/ReviewResults.tsx'
import { PageHeader } from '#admin/shared/PageHeader.tsx'
import { useAdminHead } from '#admin/shared/useAdminHead.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useFilter } from '#admin/shared/useFilter.ts'
import { useParts } from '#admin/shared/useParts.ts'

/** The reviews of all products, filtered by the page's address. */
export function ReviewsPage() {
  const t = useAdminText()
  useAdminHead(t('admin.reviews'))
  const headingId = useId()
  const filter = useFilter(REVIEW_FILTER)
  const reviews = useParts('/v1/admin/reviews/', filter.values, shopReviewPartSchema)
  return (
    <Stack gap={16}>
      <PageHeader title={t('admin.reviews')} id={headingId}>
        <IconButton icon="refresh" label={t('admin.refresh')} onClick={reviews.refresh} />
      </PageHeader>
      <ReviewFilters filter={filter} />
      <ReviewResults reviews={reviews} filter={filter} labelledBy={headingId} />
    </Stack>
  )
}
