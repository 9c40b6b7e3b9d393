import type { CreateReview, Id } from '@dukani/contracts'
import { deleteDraft, saveDraft, savedDraft } from '#shared/forms/savedDraft.ts'

/** The name of a product's review among the drafts that a tab keeps. */
const nameOf = (product: Id) => `review.${product}`

/** Stores the draft of a review. */
export function saveReviewDraft(customer: Id, product: Id, { rating, comment }: Partial<CreateReview>): void {
  saveDraft(nameOf(product), String(customer), { rating: String(rating ?? ''), comment })
}

/** This customer's draft of a review of this product. */
export function savedReviewDraft(customer: Id, product: Id): Partial<CreateReview> {
  const { rating, comment = '' } = savedDraft(nameOf(product), String(customer), ['rating', 'comment'])
  const stars = [1, 2, 3, 4, 5].find((number) => String(number) === rating)
  return { comment, ...(stars && { rating: stars }) }
}

/** Deletes the draft. */
export function deleteReviewDraft(product: Id): void {
  deleteDraft(nameOf(product))
}
