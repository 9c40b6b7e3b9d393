import { Button, ErrorState, Heading, ReviewListSkeleton, Stack } from '@dukani/design-system'
import type { ProductReviewsProps } from '#features/reviews/containers/ProductReviews.tsx'
import { loadProductTexts } from '#shared/language/catalogues.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { ANCHORS } from '#shared/routing/routes.ts'
import { lazyPart } from '#shared/lazy/lazyPart.tsx'

const ProductReviews = lazyPart(
  async () => (await import('#features/reviews/containers/ProductReviews.tsx')).ProductReviews,
  { loadTexts: loadProductTexts },
)

/** The reviews in a chunk of their own (PROD-10); the heading is there from the start, for links and logins to come to. */
export function ReviewsBelow(props: ProductReviewsProps) {
  const t = useText()
  return (
    <Stack as="section" gap={16} aria-labelledby={ANCHORS.reviews}>
      <Heading level={2} size={22} id={ANCHORS.reviews} tabIndex={-1}>
        {t('reviews.title')}
      </Heading>
      <ProductReviews
        {...props}
        fallback={
          // A login that led away from the page comes back here before the form is there.
          <Stack id={ANCHORS.writeReview} tabIndex={-1}>
            <ReviewListSkeleton />
          </Stack>
        }
        renderError={(retry) => (
          <ErrorState
            headingLevel={3}
            title={t('error.title')}
            action={props.hasRetry && <Button onClick={retry}>{t('shell.retry')}</Button>}
          />
        )}
      />
    </Stack>
  )
}
