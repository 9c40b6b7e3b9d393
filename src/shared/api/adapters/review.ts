import { ratingCountsSchema, REVIEW_PAGE_SIZE, type RatingCounts, type Review } from '@dukani/contracts'
import { parseError } from '../ApiError.ts'
import { isNext, resultsOf } from './lists.ts'
import { countOf, flagOf, idOf, isRecord, numberOf, readable, textOf, type Json } from './values.ts'

/** A page of the reviews, whatever way the server pages. */
export interface ReviewPart {
  reviews: Review[]
  /** how many pages there are, as far as this one can tell */
  pages: number
  /** how many gave one star, two, and so on; null when nobody knows */
  ratingCounts: RatingCounts | null
}

/**
 * Reads `{results, next, count}` or a bare list, which is everything there is: that one is divided here, 5 on a page,
 * and its stars are counted (REV-01, PROD-10).
 * @param page the page that was asked for, from 1
 * @throws ApiError (parse) when it is no list, or none of its entries can be read
 */
export function toReviewPart(raw: Json, page: number): ReviewPart {
  const given = readable(resultsOf(raw, 'reviews'), toReview)
  if (!isRecord(raw)) {
    const end = page * REVIEW_PAGE_SIZE
    return {
      reviews: given.slice(end - REVIEW_PAGE_SIZE, end),
      pages: Math.max(1, Math.ceil(given.length / REVIEW_PAGE_SIZE)),
      ratingCounts: countRatings(given),
    }
  }
  return {
    reviews: given,
    pages: pagesOf(raw, page, given.length),
    ratingCounts: toCounts(raw['rating_counts']),
  }
}

/** Whether the customer has reviewed a product; what can't be read says no. */
export function toReviewCheck(raw: Json): boolean {
  return isRecord(raw) && flagOf(raw['hasReviewed'])
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
  }
}

/** A server may divide by another number than 5: what the next page says counts, and how long this one is. */
function pagesOf(raw: Record<string, unknown>, page: number, length: number): number {
  if (length === 0 || !isNext(raw['next'])) return page
  return Math.max(page + 1, Math.ceil((countOf(raw['count']) ?? 0) / length))
}

function toCounts(raw: Json): RatingCounts | null {
  if (!Array.isArray(raw)) return null
  const counts = ratingCountsSchema.safeParse(raw.map(countOf))
  return counts.success ? counts.data : null
}

function countRatings(reviews: readonly Review[]): RatingCounts {
  const of = (stars: number) => reviews.filter(({ rating }) => Math.round(rating) === stars).length
  return [of(1), of(2), of(3), of(4), of(5)]
}

/** A browser would take `5` for a day in May. */
function momentOf(value: Json): string | null {
  const isMoment =
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value))
  return isMoment ? value : null
}
