import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { UNUSED_RETURN_PICTURE_MINUTES } from '../../config/limits.ts'
import type { Database, Executor, Transaction } from '../../db/database.ts'
import { returnPictures } from '../../db/returnSchema.ts'

/** The paths of a return's pictures, in their order. */
export async function picturesOf(db: Executor, returnId: string): Promise<string[]> {
  const rows = await db
    .select({ path: returnPictures.path })
    .from(returnPictures)
    .where(eq(returnPictures.returnId, returnId))
    .orderBy(asc(returnPictures.position))
  return rows.map(({ path }) => path)
}

const isUnused = (orderId: string) =>
  and(eq(returnPictures.orderId, orderId), isNull(returnPictures.returnId))

const isOld = lt(
  returnPictures.createdAt,
  sql`now() - make_interval(mins => ${UNUSED_RETURN_PICTURE_MINUTES}::integer)`,
)

/** How many pictures were uploaded for a locked order and belong to no return. */
export function unusedCount(transaction: Transaction, orderId: string): Promise<number> {
  return transaction.$count(returnPictures, isUnused(orderId))
}

/** Records a picture for a locked order. */
export async function insertPicture(transaction: Transaction, orderId: string, path: string): Promise<void> {
  await transaction.insert(returnPictures).values({ path, orderId })
}

/** Locks those of some pictures that a return of a locked order can have. */
export async function lockUnused(
  transaction: Transaction,
  orderId: string,
  paths: readonly string[],
): Promise<string[]> {
  if (paths.length === 0) return []
  const rows = await transaction
    .select({ path: returnPictures.path })
    .from(returnPictures)
    .where(and(isUnused(orderId), inArray(returnPictures.path, [...paths])))
    .for('update')
  return rows.map(({ path }) => path)
}

/** Gives locked pictures to a return, in this order. */
export async function usePictures(
  transaction: Transaction,
  returnId: string,
  paths: readonly string[],
): Promise<void> {
  if (paths.length === 0) return
  await transaction
    .update(returnPictures)
    .set({
      returnId,
      position: sql`array_position(${sql.param([...paths])}::text[], ${returnPictures.path})`,
    })
    .where(inArray(returnPictures.path, [...paths]))
}

/** Takes the pictures that no return has named in time from their orders, so that none will. */
export async function abandonUnused(db: Database): Promise<void> {
  await db
    .update(returnPictures)
    .set({ orderId: null })
    .where(and(isNull(returnPictures.returnId), isNotNull(returnPictures.orderId), isOld))
}

/** Takes a picture from its order, so that no return can have it. */
export async function abandon(db: Database, path: string): Promise<void> {
  await db.update(returnPictures).set({ orderId: null }).where(eq(returnPictures.path, path))
}

/** Whether a picture still belongs to an order. */
export async function hasOrder(db: Database, path: string): Promise<boolean> {
  const isOne = and(eq(returnPictures.path, path), isNotNull(returnPictures.orderId))
  return (await db.$count(returnPictures, isOne)) > 0
}

/** Pictures that belong to nobody any more, by their paths, from after `last`. */
export async function abandoned(db: Database, last: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ path: returnPictures.path })
    .from(returnPictures)
    .where(
      and(isNull(returnPictures.returnId), isNull(returnPictures.orderId), gt(returnPictures.path, last)),
    )
    .orderBy(asc(returnPictures.path))
    .limit(limit)
  return rows.map(({ path }) => path)
}

/** Deletes pictures whose files are gone, unless they are so new that a file may still be written. */
export async function deletePictures(db: Database, paths: readonly string[]): Promise<void> {
  await db.delete(returnPictures).where(and(inArray(returnPictures.path, [...paths]), isOld))
}
