import type { CreateReview, Id } from '@dukani/contracts'
import { deleteDraft, saveDraft, savedDraft } from '#shared/forms/savedDraft.ts'

/** The name of a product's review among the drafts that a tab keeps. */
const nameOf = (product: Id) => `review.${product}`

/** Keeps a review that isn't sent yet. */
export function keepReview(customer: Id, product: Id, { rating, comment }: Partial<CreateReview>): void {
  saveDraft(nameOf(product), String(customer), { rating: String(rating ?? ''), comment })
}

/** What this customer has begun to write about this product. */
export function keptReview(customer: Id, product: Id): Partial<CreateReview> {
  const { rating, comment = '' } = savedDraft(nameOf(product), String(customer), ['rating', 'comment'])
  const stars = [1, 2, 3, 4, 5].find((number) => String(number) === rating)
  return { comment, ...(stars && { rating: stars }) }
}

/** Forgets it: it is sent, or can't be. */
export function dropReview(product: Id): void {
  deleteDraft(nameOf(product))
}
