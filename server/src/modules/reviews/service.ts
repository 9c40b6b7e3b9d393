import type { CreateReview, RatingCounts, Review, ReviewCheck } from '@dukani/contracts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { PageRange } from '../paging.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { isUuid } from '../uuid.ts'
import * as repository from './repository.ts'

/** A page of a product's reviews, and a summary of all of them. */
export interface ReviewPage {
  count: number
  results: Review[]
  /** how many gave one star, two, and so on */
  ratingCounts: RatingCounts
}

/** Reviews of products: one by each customer, which can't be changed (REV-03). */
export interface ReviewService {
  /**
   * A page, newest first; null when there is no such product.
   * @param isLatest reads the primary: a review that was just written is there
   */
  list(productId: string, range: PageRange, isLatest: boolean): Promise<ReviewPage | null>
  /** Whether a customer has reviewed a product, and why the shop hides their review. */
  check(productId: string, customerId: string): Promise<ReviewCheck>
  /** Writes a review. If several arrive at once, only the first counts (REV-03). */
  write(
    productId: string,
    customerId: string,
    review: CreateReview,
  ): Promise<Result<Review, 'notFound' | 'alreadyReviewed'>>
}

/**
 * Keeps nothing in memory: a unique index makes a second review impossible.
 * @param replica where pages of reviews are read unless they must be the latest
 */
export function createReviewService(db: Database, replica: Database): ReviewService {
  return {
    async list(productId, { page, pageSize }, isLatest) {
      const source = isLatest ? db : replica
      if (!isUuid(productId) || !(await repository.isPublished(source, productId))) return null
      const [rows, given] = await Promise.all([
        repository.reviewsOf(source, productId, { limit: pageSize, offset: (page - 1) * pageSize }),
        repository.ratingCounts(source, productId),
      ])
      const counts = countsOf(given)
      return {
        count: counts.reduce((sum, one) => sum + one, 0),
        results: rows.map(wireReview),
        ratingCounts: counts,
      }
    },

    async check(productId, customerId) {
      const own = isUuid(productId) ? await repository.ownReview(db, productId, customerId) : null
      const reason = own?.hiddenReason ?? null
      return { hasReviewed: own !== null, ...(reason !== null && { hidden_reason: reason }) }
    },

    async write(productId, customerId, { rating, comment = '' }) {
      if (!isUuid(productId)) return fail('notFound')
      return inTransaction(db, async (transaction) => {
        if (!(await repository.isPublished(transaction, productId))) return fail('notFound')
        const review = { productId, userId: customerId, rating, comment: comment.trim() }
        const added = await repository.addReview(transaction, review)
        return added === null ? fail('alreadyReviewed') : succeed(wireReview(added))
      })
    },
  }
}

function countsOf(given: readonly { rating: number; count: number }[]): RatingCounts {
  const of = (stars: number) => given.find(({ rating }) => rating === stars)?.count ?? 0
  return [of(1), of(2), of(3), of(4), of(5)]
}

function wireReview(row: repository.ReviewRow): Review {
  const { id, firstName, rating, comment, createdAt, answer, answeredAt } = row
  return {
    id,
    user_first_name: firstName,
    rating,
    comment,
    created_at: createdAt.toISOString(),
    ...(answer !== null && {
      shop_answer: { text: answer, created_at: answeredAt?.toISOString() ?? null },
    }),
  }
}
