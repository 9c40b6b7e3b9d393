import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { priceChecks, promotions, promotionTargets } from '../../db/priceCutSchema.ts'
import { products } from '../../db/schema.ts'
import { afterCommit, inTransaction } from '../../db/transaction.ts'
import { priceChanges, productChanges } from '../../observations.ts'
import { NO_ID } from '../uuid.ts'
import { clock, clockMs } from './clock.ts'
import { renewPrices } from './renewPrices.ts'

/** Products in one transaction: orders of them wait until it ends. */
const BATCH = 100

/**
 * Renews the prices of the promotions that have begun, ended or changed. What is left when the process ends is done by the
 * next run of any process; two processes never do the same part.
 */
export async function renewPromotions(db: Database, stop?: AbortSignal): Promise<void> {
  for (const batch of [renewBatch, checkBatch])
    while (!stop?.aborted) if (!(await inTransaction(db, batch))) break
}

/** The same as a periodic job, which also tells the pages of this process what other processes have renewed. */
export function createPromotionSweep(db: Database): (stop: AbortSignal) => Promise<void> {
  let seen: string | null = null
  return async (stop) => {
    await renewPromotions(db, stop)
    const renewed = await lastRenewal(db)
    if (seen !== null && renewed !== seen) priceChanges.publish(null)
    seen = renewed
  }
}

/** Another text after each part of a renewal. */
async function lastRenewal(db: Database): Promise<string> {
  const { rows } = await db.execute<{ renewed: string }>(sql`
    select concat_ws(' ', max(renewal_began_at), max(renewed_until::text)) as renewed from ${promotions}`)
  return rows[0]?.renewed ?? ''
}

/** @returns whether more may be left */
async function renewBatch(transaction: Transaction): Promise<boolean> {
  const promotion = await lockDue(transaction)
  if (promotion === null) return false
  const { id, renewedUntil } = promotion
  const ids = await nextProducts(transaction, promotion)
  await renewPrices(transaction, ids)
  const isDone = ids.length < BATCH
  // A moment that passes during the renewal has its own afterwards.
  const began = renewedUntil === null ? promotion.now : (promotion.renewalBeganAt ?? promotion.now)
  const following = [promotion.startsAt, promotion.endsAt].filter(
    (moment) => moment !== null && moment > began,
  )
  await transaction
    .update(promotions)
    .set({
      renewalBeganAt: began,
      renewedUntil: isDone ? null : (ids.at(-1) ?? null),
      ...(isDone && { dueAt: following[0] ?? null }),
    })
    .where(eq(promotions.id, id))
  if (!isDone) return true
  await transaction
    .delete(promotionTargets)
    .where(and(eq(promotionTargets.promotionId, id), promotionTargets.removed))
  // Lists are sorted and filtered by prices.
  afterCommit(() => productChanges.publish(null))
  return true
}

type Due = typeof promotions.$inferSelect & { now: Date }

/** Locks a promotion that is due and that no other process renews; null: there is none. */
async function lockDue(transaction: Transaction): Promise<Due | null> {
  const [due] = await transaction
    .select({ promotion: promotions, now: clockMs })
    .from(promotions)
    .where(lte(promotions.dueAt, clock))
    .orderBy(asc(promotions.dueAt))
    .limit(1)
    .for('no key update', { skipLocked: true })
  return due === undefined ? null : { ...due.promotion, now: new Date(due.now) }
}

/** The ids of the next products to be renewed, those that were taken out of the promotion, too. */
async function nextProducts(transaction: Transaction, { id, renewedUntil }: Due): Promise<string[]> {
  const after = renewedUntil ?? NO_ID
  const { rows } = await transaction.execute<{ id: string }>(sql`
    select id from (
      select p.id from ${promotionTargets} t cross join lateral (
        select id from ${products} where category_id = t.category_id and id > ${after} order by id limit ${BATCH}
      ) p
      where t.promotion_id = ${id} and t.category_id is not null
      union
      select product_id from ${promotionTargets} where promotion_id = ${id} and product_id > ${after}
    ) target order by id limit ${BATCH}`)
  return rows.map((row) => row.id)
}

/** Renews the prices of products that joined a category. @returns whether more may be left */
async function checkBatch(transaction: Transaction): Promise<boolean> {
  const checks = await transaction
    .select()
    .from(priceChecks)
    .orderBy(asc(priceChecks.id))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  await renewPrices(transaction, [...new Set(checks.map(({ productId }) => productId))])
  if (checks.length > 0)
    await transaction.delete(priceChecks).where(
      inArray(
        priceChecks.id,
        checks.map(({ id }) => id),
      ),
    )
  return checks.length === BATCH
}
