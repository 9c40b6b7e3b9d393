import * as z from 'zod/mini'
import { rule } from './account.ts'
import { idSchema } from './common.ts'
import { MAX_COMMENT_LENGTH } from './rules/limits.ts'

/** A review as the shop's staff see it. Times are ISO dates and times. */
export const shopReviewSchema = z.object({
  id: idSchema,
  product: z.object({ id: idSchema, name: z.string() }),
  author: z.object({ id: idSchema, name: z.string(), email: z.string() }),
  rating: z.number(),
  /** may be empty */
  comment: z.string(),
  created_at: z.string(),
  /** null: it is shown */
  hidden: z.nullable(z.object({ reason: z.string(), at: z.string() })),
  /** the shop's answer below it; null: there is none */
  answer: z.nullable(z.object({ text: z.string(), at: z.string() })),
})
export type ShopReview = z.infer<typeof shopReviewSchema>

/** A part of the reviews, newest first. `next` is the `after` of the following part. */
export const shopReviewPartSchema = z.object({
  next: z.nullable(idSchema),
  results: z.array(shopReviewSchema),
})

/** The longest reason for hiding a review, in characters. Its writer reads it. */
export const MAX_HIDDEN_REASON_LENGTH = 300

/** The body of `POST /v1/admin/reviews/{id}/hide/`. */
export const hideReviewSchema = z.object({
  reason: z
    .string(rule('required'))
    .check(
      z.trim(),
      z.minLength(1, rule('required')),
      z.maxLength(MAX_HIDDEN_REASON_LENGTH, rule('tooLong')),
    ),
})
export type HideReview = z.infer<typeof hideReviewSchema>

/** The body of `PUT /v1/admin/reviews/{id}/answer/`. An empty text removes the answer. */
export const answerReviewSchema = z.object({
  /** the answer that was seen; it is refused if there is another by now */
  seen: z.nullable(z.string()),
  text: z.string(rule('required')).check(z.trim(), z.maxLength(MAX_COMMENT_LENGTH, rule('tooLong'))),
})
export type AnswerReview = z.infer<typeof answerReviewSchema>
