import { MAX_HIDDEN_REASON_LENGTH, type ShopReview } from '@dukani/contracts'
import { ReviewList, Text, TextField } from '@dukani/design-system'
import { formatDate } from '@dukani/i18n'
import { formText } from '#admin/shared/formText.ts'
import { NOT_BLANK } from '#admin/shared/notBlank.ts'
import { NoRecords } from '#admin/shared/NoRecords.tsx'
import { PartList } from '#admin/shared/PartList.tsx'
import { ConfirmDialog } from '#admin/shared/ConfirmDialog.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useAskedChange } from '#admin/shared/useAskedChange.ts'
import type { Parts } from '#admin/shared/useParts.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { changeReview } from '../api/changeReview.ts'
import { ReviewActions } from './ReviewActions.tsx'
import type { ReviewFilter } from './ReviewFilters.tsx'

export interface ReviewResultsProps {
  reviews: Parts<ShopReview>
  filter: ReviewFilter
  /** id of the heading that names the list */
  labelledBy: string
}

/** The reviews that match the filter, or why there are none. */
export function ReviewResults({ reviews, filter, labelledBy }: ReviewResultsProps) {
  const t = useAdminText()
  const shop = useText()
  const { language } = useLanguage()
  const client = useApi()
  const { ask, question } = useAskedChange<ShopReview>(async ({ id, hidden }, fields) => {
    const reason = formText(fields, 'reason')
    await changeReview(
      client,
      String(id),
      hidden === null ? { call: 'hide', body: { reason } } : { call: 'show' },
    )
    reviews.refresh()
  }, reviews.refresh)
  const date = (moment: string) => formatDate(moment, 'mediumTime', language) ?? ''
  return (
    <>
      <PartList
        parts={reviews}
        empty={
          <NoRecords
            drawing="speech"
            none={t('admin.reviews.none')}
            noneFound={t('admin.reviews.noneFound')}
            isFiltered={filter.isSet}
            onShowAll={filter.clear}
          />
        }
      >
        {(items) => (
          <ReviewList
            labelledBy={labelledBy}
            reviews={items.map((review) => ({
              id: review.id,
              name: review.author.name || review.author.email,
              rating: review.rating,
              ratingText: shop('product.rating', { rating: review.rating }),
              comment: review.comment,
              date: date(review.created_at),
              ...(review.answer && {
                answer: {
                  label: t('admin.review.answerText'),
                  text: review.answer.text,
                  date: date(review.answer.at),
                },
              }),
              actions: (
                <ReviewActions
                  review={review}
                  onHideOrShow={() => ask(review)}
                  onFilter={
                    filter.values.product === null
                      ? () => filter.change({ product: String(review.product.id) })
                      : undefined
                  }
                  onChanged={reviews.refresh}
                />
              ),
            }))}
          />
        )}
      </PartList>
      <ConfirmDialog
        {...question}
        title={({ hidden }) => t(hidden === null ? 'admin.review.hideAsk' : 'admin.review.showAsk')}
        yes={({ hidden }) => t(hidden === null ? 'admin.review.hide' : 'admin.review.show')}
      >
        {({ hidden }) =>
          hidden === null ? (
            <>
              <Text tone="muted">{t('admin.review.hideText')}</Text>
              <TextField
                name="reason"
                label={t('admin.review.reason')}
                requirement={shop('field.requiredMark')}
                {...NOT_BLANK}
                maxLength={MAX_HIDDEN_REASON_LENGTH}
                autoComplete="off"
              />
            </>
          ) : (
            <Text tone="muted">{t('admin.review.showText')}</Text>
          )
        }
      </ConfirmDialog>
    </>
  )
}
