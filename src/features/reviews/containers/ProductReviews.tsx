import type { Id } from '@dukani/contracts'
import { Grid, RatingBars, Stack, StarRating, Text } from '@dukani/design-system'
import { formatDecimal } from '@dukani/i18n'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { useReviews } from '../api/useReviews.ts'
import { ratingBars } from '../model/reviewText.ts'
import { ReviewPages } from './ReviewPages.tsx'
import { WriteReview } from './WriteReview.tsx'

export interface ProductReviewsProps {
  productId: Id
  /** 1 to 5; null when there is none. */
  average: number | null
  /** How many reviews the product has. */
  count: number
  /** Whether reviews that couldn't be loaded have a button to load them again. */
  hasRetry: boolean
  /** A review was written: the product's rating and count are others now. */
  onWritten: () => void
}

/** The reviews of a product and the form for one (PROD-10). Another product starts with its own state (PROD-12). */
export function ProductReviews(props: ProductReviewsProps) {
  return <ReviewsOf key={String(props.productId)} {...props} />
}

function ReviewsOf({ productId, average, count, hasRetry, onWritten }: ProductReviewsProps) {
  const t = useText()
  const { language } = useLanguage()
  const reviews = useReviews(productId)
  const rating = formatDecimal(average ?? 0, 1, language)
  const bars = ratingBars(reviews.ratingCounts, t)
  return (
    <Grid columns={{ xs: 1, md: 'minmax(0, 2fr) minmax(0, 3fr)' }} gap={{ xs: 24, md: 40 }} align="start">
      <Stack gap={24}>
        {count > 0 && (
          <Stack gap={12}>
            <Stack direction="row" gap={12} wrap>
              {average !== null && (
                <>
                  <Text as="span" size={28} weight="bold" numeric aria-hidden="true">
                    {rating}
                  </Text>
                  <StarRating value={average} label={t('reviews.average', { rating })} size={20} />
                </>
              )}
              <Text as="span" size={14} tone="muted">
                {t('product.reviews', { n: count })}
              </Text>
            </Stack>
            {bars.length > 0 && <RatingBars bars={bars} />}
          </Stack>
        )}
        <WriteReview
          productId={productId}
          onWritten={() => {
            reviews.reload()
            onWritten()
          }}
        />
      </Stack>
      <ReviewPages reviews={reviews} hasRetry={hasRetry} />
    </Grid>
  )
}
