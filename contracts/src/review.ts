import * as z from 'zod/mini'
import { rule } from './account.ts'
import { idSchema, pageOf } from './common.ts'
import { MAX_COMMENT_LENGTH } from './rules/limits.ts'

/** The shop's answer to a review. `created_at` is an ISO date and time. */
const reviewAnswerSchema = z.object({ text: z.string(), created_at: z.nullable(z.string()) })

/**
 * A review (REV-01). `user_first_name` is empty if the person has no name; `created_at` is an ISO date and time.
 * `shop_answer` is ours: other servers may leave it out.
 */
export const reviewSchema = z.object({
  id: idSchema,
  user_first_name: z.string(),
  rating: z.number(),
  comment: z.string(),
  created_at: z.nullable(z.string()),
  shop_answer: z.optional(z.nullable(reviewAnswerSchema)),
})
export type Review = z.infer<typeof reviewSchema>

const count = z.number().check(z.int(), z.gte(0))

/** How many reviews gave one star, two, and so on to five. */
export const ratingCountsSchema = z.array(count).check(z.minLength(5), z.maxLength(5))
export type RatingCounts = z.infer<typeof ratingCountsSchema>

/** A page of `GET /v1/products/{id}/reviews/`, the newest first. `rating_counts` is ours: other servers may leave it out. */
export const reviewPageSchema = z.extend(pageOf(reviewSchema), { rating_counts: ratingCountsSchema })
export type ReviewPage = z.infer<typeof reviewPageSchema>

/** The body of `POST /v1/products/{id}/reviews/create/`: whole stars, the comment may be empty (REV-02). */
export const createReviewSchema = z.object({
  rating: z
    .number(rule('required'))
    .check(z.int(rule('invalid')), z.gte(1, rule('invalid')), z.lte(5, rule('invalid'))),
  comment: z.optional(
    z.string(rule('invalid')).check(
      // In characters, as the form counts them: an emoji is one.
      z.refine((text) => [...text].length <= MAX_COMMENT_LENGTH, rule('tooLong')),
      // Databases can't store a NUL.
      z.refine((text) => !text.includes('\0'), rule('invalid')),
    ),
  ),
})
export type CreateReview = z.infer<typeof createReviewSchema>

/**
 * The answer of `GET /v1/?product={id}`: whether the customer has reviewed the product (REV-03). `hidden_reason` is why
 * the shop doesn't show their review; other servers may leave it out, or send null.
 */
export const reviewCheckSchema = z.object({
  hasReviewed: z.boolean(),
  hidden_reason: z.optional(z.nullable(z.string())),
})
export type ReviewCheck = z.infer<typeof reviewCheckSchema>
