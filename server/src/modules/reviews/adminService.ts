import type { AnswerReview, HideReview, ShopReview } from '@dukani/contracts'
import type { Database, Transaction } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { partOf, type WirePart } from '../paging.ts'
import type { Actor } from '../staff/actor.ts'
import { recordChange } from '../staff/auditRepository.ts'
import { fullName } from '../staff/repository.ts'
import { isUuid } from '../uuid.ts'
import * as repository from './adminRepository.ts'
import { countRating } from './repository.ts'

/** Why a review wasn't changed; `changedMeanwhile`: another member of the staff changed it differently. */
export type ReviewRefusal = 'notFound' | 'changedMeanwhile'

/** A list's filter; undefined: any. */
export interface ShopReviewQuery {
  rating?: number | undefined
  product?: string | undefined
  hidden?: boolean | undefined
  /** the writer's e-mail, or a part of the comment */
  search?: string | undefined
  /** the `next` of the part before */
  after?: string | undefined
}

/** The reviews of all products, for staff. Each change is in the audit log; one that was already made succeeds. */
export interface ReviewAdminService {
  /** Newest first. */
  list(query: ShopReviewQuery): Promise<WirePart<ShopReview>>
  /** Hides a review from the shop and from its product's rating. */
  hide(actor: Actor, id: string, change: HideReview): Promise<Result<ShopReview, ReviewRefusal>>
  /** Shows a hidden review again. */
  show(actor: Actor, id: string): Promise<Result<ShopReview, ReviewRefusal>>
  /** Sets, changes or removes the shop's answer. */
  answer(actor: Actor, id: string, change: AnswerReview): Promise<Result<ShopReview, ReviewRefusal>>
}

/** Reviews in one answer. */
const PART = 50

/** The action of a change and its fields for the audit log; null: the change was already made. */
type Outcome = Promise<Result<{ action: string; before: object; after: object } | null, ReviewRefusal>>

export function createReviewAdminService(db: Database): ReviewAdminService {
  async function change(
    actor: Actor,
    id: string,
    work: (transaction: Transaction, review: repository.ReviewRecord) => Outcome,
  ): Promise<Result<ShopReview, ReviewRefusal>> {
    if (!isUuid(id)) return fail('notFound')
    const changed = await inTransaction(db, async (transaction): Outcome => {
      const review = await repository.lockReview(transaction, id)
      if (review === null) return fail('notFound')
      const done = await work(transaction, review)
      if (!done.ok || done.value === null) return done
      const { action, before, after } = done.value
      await recordChange(transaction, {
        actor,
        action,
        subject: { kind: 'review', id },
        before: { ...before },
        after: { ...after },
      })
      return done
    })
    if (!changed.ok) return changed
    const now = await repository.shopReview(db, id)
    return now === null ? fail('notFound') : succeed(wireShopReview(now))
  }

  return {
    async list({ rating, product, hidden, search, after }) {
      const ids = [product, after].filter((id) => id !== undefined)
      if (!ids.every(isUuid)) return { next: null, results: [] }
      const text = search?.trim() || undefined
      const rows = await repository.shopReviews(db, {
        rating,
        productId: product,
        hidden,
        text,
        after,
        limit: PART + 1,
      })
      return partOf(rows, PART, wireShopReview)
    },

    hide: (actor, id, { reason }) =>
      change(actor, id, async (transaction, { productId, rating, hiddenAt, hiddenReason }) => {
        if (hiddenAt !== null) return hiddenReason === reason ? succeed(null) : fail('changedMeanwhile')
        await repository.setHidden(transaction, id, reason)
        await countRating(transaction, productId, { sum: -rating, count: -1 })
        // Without the reason, which may be about a person: the log is never erased.
        return succeed({ action: 'review.hide', before: { hidden: false }, after: { hidden: true } })
      }),

    show: (actor, id) =>
      change(actor, id, async (transaction, { productId, rating, hiddenAt }) => {
        if (hiddenAt === null) return succeed(null)
        await repository.setHidden(transaction, id, null)
        await countRating(transaction, productId, { sum: rating, count: 1 })
        return succeed({ action: 'review.show', before: { hidden: true }, after: { hidden: false } })
      }),

    answer: (actor, id, { seen, text }) =>
      change(actor, id, async (transaction, { answer: before }) => {
        const answer = text === '' ? null : text
        if (answer === before) return succeed(null)
        if (before !== seen) return fail('changedMeanwhile')
        await repository.setAnswer(transaction, id, answer)
        return succeed({ action: 'review.answer', before: { answer: before }, after: { answer } })
      }),
  }
}

function wireShopReview(row: repository.ShopReviewRow): ShopReview {
  const { id, productId, productName, userId, email, rating, comment, createdAt } = row
  const { hiddenAt, hiddenReason, answer, answeredAt } = row
  return {
    id,
    rating,
    comment,
    created_at: createdAt.toISOString(),
    product: { id: productId, name: productName },
    author: { id: userId, name: fullName(row), email },
    hidden: hiddenAt && { reason: hiddenReason, at: hiddenAt.toISOString() },
    answer: answer === null ? null : { text: answer, at: answeredAt?.toISOString() ?? '' },
  }
}
