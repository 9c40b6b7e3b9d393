import { MAX_COMMENT_LENGTH, type Id } from '@dukani/contracts'
import {
  Button,
  FormMessage,
  Heading,
  Skeleton,
  Stack,
  StarRatingInput,
  Text,
  TextArea,
} from '@dukani/design-system'
import { textLanguage } from '@dukani/i18n'
import { useEffect, useId, useRef } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { ANCHORS } from '#shared/routes.ts'
import { useLoginPrompt } from '#shared/session/LoginPrompt.tsx'
import { useSession } from '#shared/session/session.ts'
import { starWords } from '../model/reviewText.ts'
import { useReviewForm, type ReviewForm } from './useReviewForm.ts'

export interface WriteReviewProps {
  productId: Id
  /** A review of this customer's has been counted. */
  onWritten: () => void
}

/** The form of a review, or the notice that stands in its place (REV-02, REV-03). */
export function WriteReview({ productId, onWritten }: WriteReviewProps) {
  const t = useText()
  const { status } = useSession()
  const form = useReviewForm(productId, onWritten)
  const heading = useRef<HTMLHeadingElement>(null)
  const isCustomer = status === 'customer'
  const isForm = isCustomer && form.hasReviewed === false && !form.isSent
  const wasForm = useRef(false)
  useEffect(() => {
    // The button that had the focus is gone with its form.
    if (wasForm.current && !isForm && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
    wasForm.current = isForm
  }, [isForm])

  if (status === 'starting') return null
  const already = isCustomer && form.hasReviewed === true && !form.isSent
  return (
    <Stack gap={12}>
      <Heading level={3} size={18} id={ANCHORS.writeReview} ref={heading} tabIndex={-1}>
        {t('reviews.write')}
      </Heading>
      {isCustomer && form.hasReviewed === null && <Skeleton height={120} />}
      {isForm && <Fields form={form} />}
      {/* Both are there before they have something to say, or it would not be announced. */}
      <div>
        <FormMessage tone="success">{form.isSent ? t('reviews.sent') : null}</FormMessage>
        <FormMessage tone="warning">{already ? t('reviews.already') : null}</FormMessage>
      </div>
      {status === 'guest' && <LoginNotice />}
    </Stack>
  )
}

function LoginNotice() {
  const t = useText()
  const { ask } = useLoginPrompt()
  const login = t('auth.login')
  return (
    <Stack gap={12} align="start">
      <Text tone="muted">{t('reviews.loginNotice')}</Text>
      <Button
        variant="outlined"
        lang={textLanguage(login)}
        onClick={() => ask({ type: 'section', id: ANCHORS.writeReview })}
      >
        {login}
      </Button>
    </Stack>
  )
}

function Fields({ form }: { form: ReviewForm }) {
  const t = useText()
  const reasonId = useId()
  const { draft, change, isSending, isTooLong, failure } = form
  const isWaiting = draft.rating === null
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <Stack gap={16}>
        <StarRatingInput
          value={draft.rating}
          onChange={(rating) => change({ rating })}
          legend={t('reviews.rating')}
          words={starWords(t)}
        />
        <TextArea
          label={t('reviews.comment')}
          hint={t('reviews.commentHint', { n: MAX_COMMENT_LENGTH })}
          limit={MAX_COMMENT_LENGTH}
          value={draft.comment}
          onChange={(event) => change({ comment: event.target.value })}
          error={isTooLong ? t('field.tooLong') : undefined}
          readOnly={isSending}
        />
        <FormMessage tone="error">{failure}</FormMessage>
        <Stack direction="row" gap={12} wrap>
          <Button
            type="submit"
            pending={isSending}
            aria-disabled={isWaiting || isTooLong || isSending || undefined}
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
