import type { RatingCounts, Review, ReviewCheck } from '@dukani/contracts'
import { parseError } from '../ApiError.ts'
import { isNext, resultsOf } from './lists.ts'
import { countOf, flagOf, idOf, inPlace, isRecord, numberOf, textOf, type Json } from './values.ts'

/** One answer of the server's, whatever way it pages. */
export interface ReviewAnswer {
  /** null in the place of one that can't be read */
  reviews: readonly (Review | null)[]
  /** whether the server has another page after this one */
  hasNext: boolean
  /** how many there are in all, where the server says so */
  count: number | null
  /** how many gave one star, two, and so on; null when unknown */
  ratingCounts: RatingCounts | null
}

/**
 * Reads `{results, next, count}` or a bare list, which is everything there is: there the stars are counted here (REV-01).
 * @throws ApiError (parse) when it is no list, or none of its entries can be read
 */
export function toReviewAnswer(raw: Json): ReviewAnswer {
  const reviews = inPlace(resultsOf(raw, 'reviews'), toReview)
  if (!isRecord(raw)) return { reviews, hasNext: false, count: null, ratingCounts: countRatings(reviews) }
  return {
    reviews,
    hasNext: isNext(raw['next']),
    count: countOf(raw['count']),
    ratingCounts: toCounts(raw['rating_counts']),
  }
}

/** Whether the customer has reviewed a product, and why that is hidden; what can't be read says no. */
export function toReviewCheck(raw: Json): ReviewCheck {
  const check = isRecord(raw) ? raw : {}
  const reason = textOf(check['hidden_reason'])
  return { hasReviewed: flagOf(check['hasReviewed']), ...(reason !== null && { hidden_reason: reason }) }
}

/**
 * Brings a review to our shape: a name that is missing is empty, a moment that is none is null.
 * @throws ApiError (parse) without an id
 */
function toReview(raw: Json): Review {
  const id = isRecord(raw) ? idOf(raw['id']) : null
  if (!isRecord(raw) || id === null) throw parseError('a review')
  const user = isRecord(raw['user']) ? raw['user'] : {}
  return {
    id,
    user_first_name: (textOf(raw['user_first_name']) ?? textOf(user['first_name']) ?? '').trim(),
    rating: Math.min(Math.max(numberOf(raw['rating']) ?? 0, 0), 5),
    comment: (textOf(raw['comment']) ?? '').trim(),
    created_at: momentOf(raw['created_at']),
    ...toAnswer(raw['shop_answer']),
  }
}

/** The shop's answer; nothing without a text. */
function toAnswer(raw: Json): Pick<Review, 'shop_answer'> {
  if (!isRecord(raw)) return {}
  const text = (textOf(raw['text']) ?? '').trim()
  return text === '' ? {} : { shop_answer: { text, created_at: momentOf(raw['created_at']) } }
}

function toCounts(raw: Json): RatingCounts | null {
  const counts = Array.isArray(raw) ? raw.map(countOf).filter((count) => count !== null) : []
  return Array.isArray(raw) && raw.length === 5 && counts.length === 5 ? counts : null
}

function countRatings(reviews: readonly (Review | null)[]): RatingCounts {
  const rounded = reviews.map((review) => review && Math.round(review.rating))
  const of = (stars: number) => rounded.filter((rating) => rating === stars).length
  return [of(1), of(2), of(3), of(4), of(5)]
}

/** A browser would take `5` for a day in May. */
function momentOf(value: Json): string | null {
  const isMoment =
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value))
  return isMoment ? value : null
}
