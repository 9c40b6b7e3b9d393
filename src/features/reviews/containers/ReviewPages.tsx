import {
  Button,
  EmptyState,
  Heading,
  ReviewList,
  ReviewListSkeleton,
  Skeleton,
  Stack,
  Text,
} from '@dukani/design-system'
import { useDeferredValue, useId, useRef } from 'react'
import { loadProductTexts } from '#shared/language/catalogues.ts'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { lazyPart } from '#shared/lazy/lazyPart.tsx'
import type { ShownReviews } from '../api/useReviews.ts'
import { reviewEntry } from '../model/reviewText.ts'

const PageButtons = lazyPart(async () => (await import('./ReviewPageButtons.tsx')).ReviewPageButtons, {
  loadTexts: loadProductTexts,
})

export interface ReviewPagesProps {
  reviews: ShownReviews
  /** Whether a list that couldn't be loaded has a button to load it again. */
  hasRetry: boolean
}

/** The list of the reviews with its page buttons (PROD-10); without reviews if they couldn't be loaded (REV-01). */
export function ReviewPages({ reviews: shown, hasRetry }: ReviewPagesProps) {
  const t = useText()
  const { language } = useLanguage()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { reviews, page, pages, isLoading, isChanging, isFailed } = shown
  // The reviews are rendered with low priority, so that the page answers input meanwhile.
  const rendered = useDeferredValue(reviews)
  const isRendering = rendered !== reviews

  if (!isLoading && !isFailed && reviews.length === 0 && pages === 1) {
    return (
      <EmptyState drawing="speech" title={t('reviews.none')} text={t('reviews.noneHint')} headingLevel={3} />
    )
  }
  return (
    <Stack gap={8}>
      <Heading level={3} size={16} id={headingId} ref={heading} tabIndex={-1}>
        {pages > 1 ? t('reviews.page', { n: page }) : t('reviews.list')}
      </Heading>
      {(isLoading || (isRendering && rendered.length === 0)) && <ReviewListSkeleton />}
      {isFailed && (
        <Stack gap={12} align="start">
          <Text role="status" tone="muted">
            {t('error.title')}
          </Text>
          {hasRetry && (
            <Button variant="outlined" icon="refresh" onClick={shown.retry}>
              {t('shell.retry')}
            </Button>
          )}
        </Stack>
      )}
      {reviews.length > 0 && rendered.length > 0 && (
        <ReviewList
          labelledBy={headingId}
          changing={isChanging || isRendering}
          reviews={rendered.map((review) => reviewEntry(review, t, language))}
        />
      )}
      {pages > 1 && (
        <PageButtons
          page={page}
          pages={pages}
          onChoose={(next) => {
            shown.choose(next)
            // Where the new page begins: scrolled to only if it is out of sight.
            heading.current?.focus()
          }}
          fallback={<Skeleton height={44} />}
          renderError={(retry) => (
            <Button variant="outlined" icon="refresh" onClick={retry}>
              {t('shell.retry')}
            </Button>
          )}
        />
      )}
    </Stack>
  )
}
