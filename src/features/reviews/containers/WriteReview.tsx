import type { Id } from '@dukani/contracts'
import { Button, ErrorState, FormMessage, Heading, Skeleton, Stack, Text } from '@dukani/design-system'
import { textLanguage } from '@dukani/i18n'
import { useEffect, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { ANCHORS } from '#shared/routing/routes.ts'
import { useLoginPrompt } from '#shared/session/LoginPrompt.tsx'
import { useCustomerId, useSession } from '#shared/session/session.ts'
import { lazyPart } from '#shared/lazy/lazyPart.tsx'
import { reviewKeys } from '../api/reviewKeys.ts'
import { useReviewed } from '../api/useReviewed.ts'
import { deleteReviewDraft } from '../model/reviewDraft.ts'

/** In a chunk of its own: guests, who read reviews, needn't fetch it. */
const ReviewForm = lazyPart(async () => (await import('./ReviewForm.tsx')).ReviewForm)

export interface WriteReviewProps {
  productId: Id
  /** A review of this customer's has been counted. */
  onWritten: () => void
}

/** The form of a review, or the notice that stands in its place (REV-02, REV-03). */
export function WriteReview({ productId, onWritten }: WriteReviewProps) {
  const t = useText()
  const { status } = useSession()
  const customer = useCustomerId()
  const { mutate } = useSWRConfig()
  const { hasReviewed, hiddenReason, recheck, markReviewed } = useReviewed(productId)
  const [isSent, setSent] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const isForm = customer !== null && hasReviewed === false && !isSent
  const wasForm = useRef(false)
  useEffect(() => {
    // The button that had the focus is gone with its form.
    if (wasForm.current && !isForm && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
    wasForm.current = isForm
  }, [isForm])

  const written = () => {
    void mutate((key) => reviewKeys.isPageOf(key, productId))
    onWritten()
  }
  const onSent = () => {
    setSent(true)
    markReviewed()
    written()
  }
  // It was sent from another tab, or by an attempt whose answer got lost.
  const onRefused = async () => {
    if (!(await recheck())) return
    deleteReviewDraft(productId)
    written()
  }

  if (status === 'starting') return null
  const already = customer !== null && hasReviewed === true && !isSent
  const notice = hiddenReason === null ? t('reviews.already') : t('reviews.hidden', { reason: hiddenReason })
  return (
    <Stack gap={12}>
      <Heading level={3} size={18} id={ANCHORS.writeReview} ref={heading} tabIndex={-1}>
        {t('reviews.write')}
      </Heading>
      {customer !== null && hasReviewed === null && <FormSkeleton />}
      {isForm && (
        <ReviewForm
          key={String(customer)}
          fallback={<FormSkeleton />}
          renderError={(retry) => (
            <ErrorState
              headingLevel={3}
              title={t('error.title')}
              action={<Button onClick={retry}>{t('shell.retry')}</Button>}
            />
          )}
          productId={productId}
          customerId={customer}
          onSent={onSent}
          onRefused={() => void onRefused()}
        />
      )}
      {/* Live regions are announced only when they exist before their text. */}
      <div>
        <FormMessage tone="success">{isSent ? t('reviews.sent') : null}</FormMessage>
        <FormMessage tone="warning">{already ? notice : null}</FormMessage>
      </div>
      {status === 'guest' && <LoginNotice />}
    </Stack>
  )
}

const FormSkeleton = () => <Skeleton height={120} />

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
