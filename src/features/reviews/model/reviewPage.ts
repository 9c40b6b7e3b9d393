import { REVIEW_PAGE_SIZE, type RatingCounts, type Review } from '@dukani/contracts'
import type { ReviewAnswer } from '#shared/api/adapters/review.ts'

/** A page of 5 (PROD-10). */
export interface ReviewPage {
  reviews: Review[]
  /** how many pages there are, as far as this one can tell */
  pages: number
  /** how many gave one star, two, and so on; null when unknown */
  ratingCounts: RatingCounts | null
  /** how many reviews the server puts on a page of its own; Infinity when its first has them all */
  serverLength: number
}

/**
 * Cuts a page of 5 out of the server's, which may be longer or shorter: it asks for as many as hold these five.
 * @param ask brings a page of the server's, from 1
 * @param page from 1
 * @param serverLength as the first page has said it
 * @throws what `ask` throws
 */
export async function readReviewPage(
  ask: (page: number) => Promise<ReviewAnswer>,
  page: number,
  serverLength: number,
): Promise<ReviewPage> {
  const end = page * REVIEW_PAGE_SIZE
  const start = end - REVIEW_PAGE_SIZE
  const firstAsked = Math.floor(start / serverLength) + 1
  const first = await ask(firstAsked)
  const begin = firstAsked === 1 ? 0 : (firstAsked - 1) * serverLength
  const read = [...first.reviews]
  let last = first
  for (let next = firstAsked + 1; begin + read.length < end && goesOn(last); next++) {
    last = await ask(next)
    read.push(...last.reviews)
  }
  const known = begin + read.length
  const total = goesOn(last) ? Math.max(last.count ?? 0, known + 1) : known
  return {
    reviews: read.slice(start - begin, end - begin).filter((review) => review !== null),
    pages: Math.max(1, Math.ceil(total / REVIEW_PAGE_SIZE)),
    ratingCounts: last.ratingCounts,
    serverLength: firstAsked > 1 ? serverLength : goesOn(first) ? first.reviews.length : Infinity,
  }
}

/** An empty page ends the list, whatever it says of a next one. */
function goesOn({ hasNext, reviews }: ReviewAnswer): boolean {
  return hasNext && reviews.length > 0
}
