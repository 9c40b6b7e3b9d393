import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Executor, Transaction } from '../../db/database.ts'
import { reviews } from '../../db/reviewSchema.ts'
import { products, users } from '../../db/schema.ts'
import { afterCommit } from '../../db/transaction.ts'
import { newId } from '../../ids.ts'
import { productChanges } from '../../observations.ts'

/** A review with its author's name. */
export interface ReviewRow {
  id: string
  firstName: string
  rating: number
  comment: string
  createdAt: Date
  /** the shop's; null: there is none */
  answer: string | null
  answeredAt: Date | null
}

/** A review: 1 to 5 stars, and a comment that may be empty. */
export interface NewReview {
  productId: string
  userId: string
  rating: number
  comment: string
}

/** Whether a published product has this id. */
export async function isPublished(db: Executor, productId: string): Promise<boolean> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), products.published))
  return rows.length > 0
}

/** A page of a product's shown reviews, newest first. */
export function reviewsOf(
  db: Database,
  productId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<ReviewRow[]> {
  return db
    .select({
      id: reviews.id,
      firstName: users.firstName,
      rating: reviews.rating,
      comment: reviews.comment,
      createdAt: reviews.createdAt,
      answer: reviews.answer,
      answeredAt: reviews.answeredAt,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(and(eq(reviews.productId, productId), isNull(reviews.hiddenAt)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
    .offset(offset)
}

/** How many shown reviews of a product gave how many stars. */
export function ratingCounts(db: Database, productId: string): Promise<{ rating: number; count: number }[]> {
  return db
    .select({ rating: reviews.rating, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), isNull(reviews.hiddenAt)))
    .groupBy(reviews.rating)
}

/** A person's review of a product: why it is hidden, null if it is shown. null: they have written none. */
export async function ownReview(
  db: Database,
  productId: string,
  userId: string,
): Promise<{ hiddenReason: string | null } | null> {
  const [own] = await db
    .select({ hiddenAt: reviews.hiddenAt, hiddenReason: reviews.hiddenReason })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.userId, userId)))
  return own === undefined ? null : { hiddenReason: own.hiddenAt && own.hiddenReason }
}

/** Writes a review and updates its product's counts; null if this person has already reviewed it. */
export async function addReview(
  transaction: Transaction,
  { productId, userId, rating, comment }: NewReview,
): Promise<ReviewRow | null> {
  const [added] = await transaction
    .insert(reviews)
    .values({ id: newId(), productId, userId, rating, comment })
    .onConflictDoNothing({ target: [reviews.productId, reviews.userId] })
    .returning()
  if (added === undefined) return null
  await countRating(transaction, productId, { sum: rating, count: 1 })
  const [writer] = await transaction
    .select({ firstName: users.firstName })
    .from(users)
    .where(eq(users.id, userId))
  return { ...added, firstName: writer?.firstName ?? '' }
}

/** Adds a review to its product's rating, or takes one away (below 0). */
export async function countRating(
  transaction: Transaction,
  productId: string,
  { sum, count }: { sum: number; count: number },
): Promise<void> {
  // `updated_at` stays, since nothing has changed that can be searched.
  await transaction
    .update(products)
    .set({
      ratingSum: sql`${products.ratingSum} + ${sum}`,
      ratingCount: sql`${products.ratingCount} + ${count}`,
    })
    .where(eq(products.id, productId))
  afterCommit(() => productChanges.publish([productId]))
}
