import { Button, ErrorState, Heading, ReviewListSkeleton, Stack } from '@dukani/design-system'
import type { ProductReviewsProps } from '#features/reviews/containers/ProductReviews.tsx'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { ANCHORS } from '#shared/routing/routes.ts'
import { createChunk, useChunk } from '#shared/lazy/useChunk.ts'

const reviews = createChunk<ProductReviewsProps>(
  async () => (await import('#features/reviews/containers/ProductReviews.tsx')).ProductReviews,
)

/** The reviews in a chunk of their own (PROD-10); the heading is there from the start, for links and logins to come to. */
export function ReviewsBelow(props: ProductReviewsProps) {
  const t = useText()
  const chunk = useChunk(reviews)
  return (
    <Stack as="section" gap={16} aria-labelledby={ANCHORS.reviews}>
      <Heading level={2} size={22} id={ANCHORS.reviews} tabIndex={-1}>
        {t('reviews.title')}
      </Heading>
      {chunk.state === 'there' && <chunk.Part {...props} />}
      {chunk.state === 'loading' && (
        // A login that led away from the page comes back here before the form is there.
        <Stack id={ANCHORS.writeReview} tabIndex={-1}>
          <ReviewListSkeleton />
        </Stack>
      )}
      {chunk.state === 'failed' && (
        <ErrorState
          headingLevel={3}
          title={t('error.title')}
          action={props.hasRetry && <Button onClick={chunk.retry}>{t('shell.retry')}</Button>}
        />
      )}
    </Stack>
  )
}
