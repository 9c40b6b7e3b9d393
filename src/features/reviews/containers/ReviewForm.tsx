import { createReviewSchema, MAX_COMMENT_LENGTH, type CreateReview, type Id } from '@dukani/contracts'
import { Button, FormMessage, Stack, StarRatingInput, Text, TextArea } from '@dukani/design-system'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import { asApiError } from '#shared/api/ApiError.ts'
import { errorText, type ErrorTextSource } from '#shared/api/errorText.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { fieldText } from '#shared/forms/fieldText.ts'
import { formError } from '#shared/forms/formError.ts'
import { neverAborted, useSubmit } from '#shared/forms/useSubmit.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { ANCHORS } from '#shared/routing/routes.ts'
import { useLoginPrompt } from '#shared/session/LoginPrompt.tsx'
import { postReview } from '../api/reviewCalls.ts'
import { deleteReviewDraft, saveReviewDraft, savedReviewDraft } from '../model/reviewDraft.ts'
import { starWords } from '../model/reviewText.ts'

/** REV-04: `error`, else what the body says of fields or by itself, else what went wrong on the way. */
const SOURCES: readonly ErrorTextSource[] = ['error', 'fields', 'text', 'detail', 'message']

export interface ReviewFormProps {
  productId: Id
  customerId: Id
  /** It is sent. */
  onSent: () => void
  /** The server has refused it. */
  onRefused: () => void
}

/** What a customer thinks of a product, in stars and words (REV-02, REV-04). */
export function ReviewForm({ productId, customerId, onSent, onRefused }: ReviewFormProps) {
  const t = useText()
  const client = useApi()
  const { ask } = useLoginPrompt()
  const reasonId = useId()
  const [kept] = useState(() => savedReviewDraft(customerId, productId))
  const form = useForm<CreateReview>({
    resolver: zodResolver(createReviewSchema),
    mode: 'onChange',
    defaultValues: kept,
  })
  const { control, subscribe } = form
  const rating = useController({ control, name: 'rating' }).field
  const comment = useController({ control, name: 'comment' })
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saveReviewDraft(customerId, productId, values),
      }),
    [subscribe, customerId, productId],
  )

  const sending = useSubmit(form, neverAborted, async (review) => {
    try {
      await postReview(client, productId, { ...review, comment: review.comment?.trim() ?? '' })
    } catch (error) {
      const refusal = asApiError(error)
      if (refusal.kind === 'auth') ask({ type: 'section', id: ANCHORS.writeReview })
      else if (refusal.isRefusal) onRefused()
      throw error
    }
    deleteReviewDraft(productId)
    onSent()
  })
  const { failure, isSending } = sending
  const isWaiting = typeof rating.value !== 'number'

  return (
    <form noValidate method="post" onSubmit={sending.submit}>
      <Stack gap={16}>
        <StarRatingInput
          value={isWaiting ? null : rating.value}
          onChange={rating.onChange}
          legend={t('reviews.rating')}
          words={starWords(t)}
        />
        <TextArea
          {...comment.field}
          value={comment.field.value ?? ''}
          label={t('reviews.comment')}
          hint={t('reviews.commentHint', { n: MAX_COMMENT_LENGTH })}
          limit={MAX_COMMENT_LENGTH}
          error={fieldText(comment.fieldState.error, t)}
          readOnly={isSending}
        />
        <FormMessage tone="error">
          {failure && formError(errorText(failure, t, t('reviews.failed'), SOURCES), failure, ['comment'])}
        </FormMessage>
        <Stack direction="row" gap={12} wrap>
          <Button
            type="submit"
            pending={isSending}
            aria-disabled={isWaiting || isSending || undefined}
            aria-describedby={isWaiting ? reasonId : undefined}
          >
            {t('reviews.submit')}
          </Button>
          {isWaiting && (
            <Text as="span" size={14} tone="muted" id={reasonId}>
              {t('reviews.chooseRating')}
            </Text>
          )}
        </Stack>
      </Stack>
    </form>
  )
}
