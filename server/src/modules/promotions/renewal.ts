import { and, asc, eq, inArray, lte, notInArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { isLockTimeout } from '../../db/databaseErrors.ts'
import { priceChecks, promotions, promotionTargets } from '../../db/priceCutSchema.ts'
import { products } from '../../db/schema.ts'
import { afterCommit, inTransaction } from '../../db/transaction.ts'
import { productChanges } from '../../observations.ts'
import { NO_ID } from '../uuid.ts'
import { clock, clockMs } from './clock.ts'
import { renewPrices } from './renewPrices.ts'

/** Products in one transaction: orders of them wait until it ends. */
const BATCH = 100

/** How long a batch waits for a product that is locked, in ms: its other products are locked meanwhile. */
const LOCK_TIMEOUT_MS = 200

export interface RenewalOptions {
  stop?: AbortSignal
  /** called after each batch */
  onBatch?: () => Promise<void>
}

/** What a run has done so far. */
interface Run {
  /** the promotions that had a turn, the latest one last */
  served: Set<string>
  /** promotions and price checks that wait for a lock: a later run tries them again */
  leftOut: Set<string>
  /** how many price checks a batch takes; one alone once a batch of them has waited too long for a lock */
  checksAtOnce: number
}

/**
 * Renews the prices of the promotions that have begun, ended or changed, and of the products that joined a category. They take
 * turns, a batch each, so that a small promotion doesn't wait for a large one. If the process ends, the next run of any process
 * does the rest. Two processes don't do the same part.
 */
export async function renewPromotions(
  db: Database,
  { stop, onBatch = async () => undefined }: RenewalOptions = {},
): Promise<void> {
  const run: Run = { served: new Set(), leftOut: new Set(), checksAtOnce: BATCH }
  for (let isLeft = true; isLeft;) {
    isLeft = false
    for (const batch of [renewBatch, checkBatch]) {
      if (stop?.aborted) return
      if (!(await unlessLocked(db, run, batch))) continue
      isLeft = true
      await onBatch()
    }
  }
}

/** A batch. It first reports by `tries` which promotion or price checks it works on. @returns false: there is nothing to do */
type Batch = (transaction: Transaction, run: Run, tries: (ids: readonly string[]) => void) => Promise<boolean>

/**
 * Does a batch in a transaction. A promotion or a price check that waits too long for a lock is left out of the run. Of several
 * checks only those that are locked are left out: they are tried one by one.
 */
async function unlessLocked(db: Database, run: Run, batch: Batch): Promise<boolean> {
  let tried: readonly string[] = []
  try {
    return await inTransaction(db, async (transaction) => {
      await transaction.execute(sql.raw(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`))
      return batch(transaction, run, (ids) => void (tried = ids))
    })
  } catch (error) {
    if (!isLockTimeout(error) || tried.length === 0) throw error
    if (tried.length > 1) run.checksAtOnce = 1
    else for (const id of tried) run.leftOut.add(id)
    return true
  }
}

const renewBatch: Batch = async (transaction, run, tries) => {
  const promotion = await lockDue(transaction, run)
  if (promotion === null) return false
  const { id, renewedUntil } = promotion
  tries([id])
  run.served.delete(id)
  run.served.add(id)
  const ids = await nextProducts(transaction, promotion)
  await renewPrices(transaction, ids)
  const isDone = ids.length < BATCH
  // A start or an end that passes during the renewal gets a renewal of its own afterwards.
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

/**
 * Locks the due promotion whose last turn is longest ago, among those that no other process renews; null: there is none.
 */
async function lockDue(transaction: Transaction, { served, leftOut }: Run): Promise<Due | null> {
  const turn = sql`array_position(${sql.param([...served])}::uuid[], ${promotions.id})`
  const [due] = await transaction
    .select({ promotion: promotions, now: clockMs })
    .from(promotions)
    .where(and(lte(promotions.dueAt, clock), notInArray(promotions.id, [...leftOut])))
    .orderBy(
      sql`${turn} nulls first`,
      // Promotions that another run has partly done come last.
      sql`${promotions.renewedUntil} nulls first`,
      asc(promotions.dueAt),
      asc(promotions.id),
    )
    .limit(1)
    .for('no key update', { skipLocked: true })
  return due === undefined ? null : { ...due.promotion, now: new Date(due.now) }
}

/** The ids of the next products to be renewed, including those that were taken out of the promotion. */
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

/** Renews the prices of products that joined a category. */
const checkBatch: Batch = async (transaction, { leftOut, checksAtOnce }, tries) => {
  const checks = await transaction
    .select()
    .from(priceChecks)
    .where(notInArray(priceChecks.id, [...leftOut]))
    .orderBy(asc(priceChecks.id))
    .limit(checksAtOnce)
    .for('update', { skipLocked: true })
  if (checks.length === 0) return false
  const ids = checks.map(({ id }) => id)
  tries(ids)
  await renewPrices(transaction, [...new Set(checks.map(({ productId }) => productId))])
  await transaction.delete(priceChecks).where(inArray(priceChecks.id, ids))
  return true
}
