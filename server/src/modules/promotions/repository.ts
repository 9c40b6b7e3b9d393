import type { PromotionState } from '@dukani/contracts'
import { and, asc, desc, eq, getTableColumns, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Database, Executor, Transaction } from '../../db/database.ts'
import { promotions, promotionTargets } from '../../db/priceCutSchema.ts'
import { categories, products } from '../../db/schema.ts'
import { clock, clockMs } from './clock.ts'

const state = sql<PromotionState>`case
  when ${promotions.startsAt} > ${clock} then 'planned'
  when ${promotions.endsAt} <= ${clock} then 'ended'
  else 'running' end`
const columns = {
  ...getTableColumns(promotions),
  state,
  isRenewing: sql<boolean>`coalesce(${promotions.dueAt} <= ${clock}, false)`,
}
export type PromotionRow = typeof promotions.$inferSelect & { state: PromotionState; isRenewing: boolean }

/** The present moment by the database's clock, in whole milliseconds. */
export async function currentMoment(db: Executor): Promise<Date> {
  const { rows } = await db.execute<{ ms: number }>(sql`select ${clockMs} as ms`)
  return new Date(rows[0]?.ms ?? Date.now())
}

/** A part of the promotions, newest first. @param after the id of the last one of the part before */
export function promotionsFrom(
  db: Database,
  { wanted, after, limit }: { wanted: PromotionState | undefined; after: string | undefined; limit: number },
): Promise<PromotionRow[]> {
  return db
    .select(columns)
    .from(promotions)
    .where(
      and(
        wanted === undefined ? undefined : eq(state, wanted),
        after === undefined ? undefined : lt(promotions.id, after),
      ),
    )
    .orderBy(desc(promotions.id))
    .limit(limit)
}

/** A promotion; null: there is none. */
export async function promotionOf(db: Executor, id: string): Promise<PromotionRow | null> {
  const [found] = await db.select(columns).from(promotions).where(eq(promotions.id, id))
  return found ?? null
}

/** The same, locked until the transaction ends: a renewal of its prices waits. */
export async function lockPromotion(transaction: Transaction, id: string): Promise<PromotionRow | null> {
  await transaction.select({ id: promotions.id }).from(promotions).where(eq(promotions.id, id)).for('update')
  return promotionOf(transaction, id)
}

/** The promotions of a product, or of its category, that run or are planned, the first one first. */
export async function promotionsOfProduct(db: Database, productId: string): Promise<PromotionRow[]> {
  const ofProduct = db
    .select({ id: promotionTargets.promotionId })
    .from(promotionTargets)
    .where(
      and(
        eq(promotionTargets.removed, false),
        or(
          eq(promotionTargets.productId, productId),
          inArray(
            promotionTargets.categoryId,
            db.select({ id: products.categoryId }).from(products).where(eq(products.id, productId)),
          ),
        ),
      ),
    )
  return db
    .select(columns)
    .from(promotions)
    .where(and(ne(state, 'ended'), inArray(promotions.id, ofProduct)))
    .orderBy(asc(promotions.startsAt), asc(promotions.id))
}

/** The categories and products of promotions, by name. Deleted products are left out. */
export async function targetsOf(db: Executor, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .select({
      promotionId: promotionTargets.promotionId,
      categoryId: promotionTargets.categoryId,
      productId: promotionTargets.productId,
      title: categories.title,
      name: products.name,
    })
    .from(promotionTargets)
    .leftJoin(categories, eq(categories.id, promotionTargets.categoryId))
    .leftJoin(products, eq(products.id, promotionTargets.productId))
    .where(
      and(
        inArray(promotionTargets.promotionId, [...ids]),
        eq(promotionTargets.removed, false),
        isNull(products.deletedAt),
      ),
    )
    .orderBy(asc(categories.position), asc(categories.title), asc(products.name), asc(promotionTargets.id))
}
export type TargetRow = Awaited<ReturnType<typeof targetsOf>>[number]

/** How many of these categories there are. */
export const countCategories = (db: Executor, ids: readonly string[]): Promise<number> =>
  db.$count(categories, inArray(categories.id, [...ids]))

/** How many of these products there are, without deleted ones. */
export const countProducts = (db: Executor, ids: readonly string[]): Promise<number> =>
  db.$count(products, and(inArray(products.id, [...ids]), isNull(products.deletedAt)))
