import { MAX_COMMENT_LENGTH, type Id } from '@dukani/contracts'
import { useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { asApiError } from '#shared/api/ApiError.ts'
import { errorText, type ErrorTextSource } from '#shared/api/errorText.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { ANCHORS } from '#shared/routes.ts'
import { useLoginPrompt } from '#shared/session/LoginPrompt.tsx'
import { useCustomerId } from '#shared/session/session.ts'
import { postReview } from '../api/reviewCalls.ts'
import { reviewKeys } from '../api/reviewKeys.ts'
import { useReviewed } from '../api/useReviewed.ts'
import { dropDraft, EMPTY_DRAFT, keepDraft, keptDraft, type ReviewDraft } from '../model/keptDraft.ts'

/** REV-04: `error`, else what the body says of fields or by itself, else what went wrong on the way. */
const SOURCES: readonly ErrorTextSource[] = ['error', 'fields', 'text', 'detail', 'message']

export interface ReviewForm {
  draft: ReviewDraft
  change: (part: Partial<ReviewDraft>) => void
  /** null until it is known whether the customer may write */
  hasReviewed: boolean | null
  /** the one of this visit has been sent */
  isSent: boolean
  isSending: boolean
  /** the comment is longer than a server takes */
  isTooLong: boolean
  /** why the last sending failed; what was typed stays (REV-04) */
  failure: string | null
  submit: () => void
}

/**
 * The form of a review (REV-02 to REV-04), for one product: another needs another instance.
 * @param onWritten the product's rating and count are others now
 */
export function useReviewForm(product: Id, onWritten: () => void): ReviewForm {
  const t = useText()
  const client = useApi()
  const customer = useCustomerId()
  const { mutate } = useSWRConfig()
  const { ask } = useLoginPrompt()
  const { hasReviewed, recheck, markReviewed } = useReviewed(product)
  const [typed, setTyped] = useState<ReviewDraft | null>(null)
  const [isSent, setSent] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isBusy = useRef(false)
  const draft = typed ?? (customer === null ? null : keptDraft(customer, product)) ?? EMPTY_DRAFT
  const isTooLong = [...draft.comment].length > MAX_COMMENT_LENGTH

  const written = () => {
    setTyped(EMPTY_DRAFT)
    void mutate((key) => reviewKeys.isPageOf(key, product))
    onWritten()
  }

  const send = async (customerId: Id, rating: number) => {
    keepDraft(customerId, product, draft)
    try {
      await postReview(client, product, { rating, comment: draft.comment.trim() })
      dropDraft()
      setSent(true)
      markReviewed()
      written()
    } catch (error) {
      const refusal = asApiError(error)
      setFailure(errorText(refusal, t, t('reviews.failed'), SOURCES))
      // The session is over: the draft stays kept, since the page may be loaded anew.
      if (refusal.kind === 'auth') return ask({ type: 'section', id: ANCHORS.writeReview })
      dropDraft()
      // Sent from another tab, or by a try whose answer got lost.
      if (refusal.isRefusal && (await recheck())) written()
    }
  }

  const submit = () => {
    if (isBusy.current || draft.rating === null || isTooLong || customer === null) return
    isBusy.current = true
    setSending(true)
    // It may have been the kept one, which an answer drops.
    setTyped(draft)
    setFailure(null)
    void send(customer, draft.rating).finally(() => {
      isBusy.current = false
      setSending(false)
    })
  }

  return {
    draft,
    change: (part) => setTyped({ ...draft, ...part }),
    hasReviewed,
    isSent,
    isSending,
    isTooLong,
    failure,
    submit,
  }
}
