import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { reviews } from '../../db/reviewSchema.ts'
import { products, users } from '../../db/schema.ts'
import { containsText, TRIGRAM } from '../../db/trigrams.ts'

const columns = {
  id: reviews.id,
  productId: reviews.productId,
  productName: products.name,
  userId: reviews.userId,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  rating: reviews.rating,
  comment: reviews.comment,
  createdAt: reviews.createdAt,
  hiddenAt: reviews.hiddenAt,
  hiddenReason: reviews.hiddenReason,
  answer: reviews.answer,
  answeredAt: reviews.answeredAt,
}

/** The filter of the shop's list of reviews; undefined: any. */
export interface ShopReviewFilter {
  rating?: number | undefined
  productId?: string | undefined
  hidden?: boolean | undefined
  /** the writer's e-mail, or a part of the comment of at least 3 characters; a shorter one matches nothing */
  text?: string | undefined
  /** the id of the last review of the part before */
  after?: string | undefined
  limit: number
}

const selected = (db: Database) =>
  db
    .select(columns)
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(users, eq(users.id, reviews.userId))

/** The reviews of all products, newest first, for staff. */
export function shopReviews(
  db: Database,
  { rating, productId, hidden, text, after, limit }: ShopReviewFilter,
) {
  return selected(db)
    .where(
      and(
        rating === undefined ? undefined : eq(reviews.rating, rating),
        productId === undefined ? undefined : eq(reviews.productId, productId),
        hidden === undefined ? undefined : hidden ? isNotNull(reviews.hiddenAt) : isNull(reviews.hiddenAt),
        text === undefined ? undefined : matches(text),
        after === undefined
          ? undefined
          : sql`(${reviews.createdAt}, ${reviews.id}) < (select created_at, id from reviews where id = ${after})`,
      ),
    )
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
}

/** One condition, not several joined by `or`, which would read all reviews. */
function matches(text: string) {
  if (text.includes('@')) return eq(users.email, text.toLowerCase())
  return [...text].length < TRIGRAM ? sql`false` : containsText(sql`${reviews.comment}`, text)
}

/** A review; null: there is none. */
export async function shopReview(db: Database, id: string) {
  const [review] = await selected(db).where(eq(reviews.id, id))
  return review ?? null
}
export type ShopReviewRow = NonNullable<Awaited<ReturnType<typeof shopReview>>>

/** Locks a review until the transaction ends; null: there is none. */
export async function lockReview(transaction: Transaction, id: string) {
  const [review] = await transaction
    .select({
      productId: reviews.productId,
      rating: reviews.rating,
      hiddenAt: reviews.hiddenAt,
      hiddenReason: reviews.hiddenReason,
      answer: reviews.answer,
    })
    .from(reviews)
    .where(eq(reviews.id, id))
    .for('update')
  return review ?? null
}
export type ReviewRecord = NonNullable<Awaited<ReturnType<typeof lockReview>>>

/** Hides a review, or shows it again. @param reason null: it is shown */
export async function setHidden(transaction: Transaction, id: string, reason: string | null): Promise<void> {
  await transaction
    .update(reviews)
    .set({ hiddenAt: reason === null ? null : sql`now()`, hiddenReason: reason ?? '' })
    .where(eq(reviews.id, id))
}

/** Sets the shop's answer. @param answer null: removes it */
export async function setAnswer(transaction: Transaction, id: string, answer: string | null): Promise<void> {
  await transaction
    .update(reviews)
    .set({ answer, answeredAt: answer === null ? null : sql`now()` })
    .where(eq(reviews.id, id))
}
