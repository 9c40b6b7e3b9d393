import type { StaffCategory } from '@dukani/contracts'
import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/database.ts'
import { categories, products } from '../../db/schema.ts'
import { NO_ID } from '../uuid.ts'

export type CategoryRow = typeof categories.$inferSelect

const holdsProducts = sql<boolean>`exists (
  select from ${products} product where product.category_id = ${categories}.id and product.deleted_at is null)`

/** All categories in the shop's order. */
export function allCategories(db: Executor): Promise<StaffCategory[]> {
  return db
    .select({
      id: categories.id,
      title: categories.title,
      title_en: categories.titleEn,
      has_products: holdsProducts,
    })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.title))
}

/**
 * Locks all categories until the transaction ends; products can be put into them meanwhile.
 * @returns them in the shop's order
 */
export function lockCategories(transaction: Transaction): Promise<CategoryRow[]> {
  return transaction
    .select()
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.title))
    .for('no key update')
}

/** Locks a category more strongly: no product can be put into it until the transaction ends. */
export async function closeCategory(transaction: Transaction, id: string): Promise<void> {
  await transaction.select({ id: categories.id }).from(categories).where(eq(categories.id, id)).for('update')
}

/** Whether products that aren't deleted are in a category. */
export async function hasProducts(transaction: Transaction, id: string): Promise<boolean> {
  const [found] = await transaction
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.categoryId, id), isNull(products.deletedAt)))
    .limit(1)
  return found !== undefined
}

/** Adds a category. @returns false: another one has its title */
export async function insertCategory(
  transaction: Transaction,
  row: Pick<CategoryRow, 'id' | 'title' | 'titleEn' | 'position'>,
): Promise<boolean> {
  const added = await transaction
    .insert(categories)
    .values(row)
    .onConflictDoNothing({ target: categories.title })
    .returning({ id: categories.id })
  return added.length > 0
}

/** Renames a category; the search columns of its products are to be renewed. */
export async function renameCategory(transaction: Transaction, id: string, title: string): Promise<void> {
  await transaction.update(categories).set({ title, renewedUntil: NO_ID }).where(eq(categories.id, id))
}

/** Gives a category another English title. */
export async function renameInEnglish(transaction: Transaction, id: string, titleEn: string): Promise<void> {
  await transaction.update(categories).set({ titleEn }).where(eq(categories.id, id))
}

/** Gives the categories their places. */
export async function sortCategories(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction.execute(sql`
    update ${categories} set position = place.position
    from unnest(${sql.param([...ids])}::uuid[]) with ordinality as place (id, position)
    where ${categories.id} = place.id`)
}

/** Deletes a category without products; deleted products are in none then. */
export async function deleteCategory(transaction: Transaction, id: string): Promise<void> {
  await transaction.update(products).set({ categoryId: null }).where(eq(products.categoryId, id))
  await transaction.delete(categories).where(eq(categories.id, id))
}

/** Locks a renamed category whose products aren't all renewed and which no other process renews; null: there is none. */
export async function lockRenamed(transaction: Transaction): Promise<CategoryRow | null> {
  const [found] = await transaction
    .select()
    .from(categories)
    .where(isNotNull(categories.renewedUntil))
    .orderBy(asc(categories.renewedUntil))
    .limit(1)
    // Products may be moved into it meanwhile.
    .for('no key update', { skipLocked: true })
  return found ?? null
}

/** The ids of the next products to be renewed. */
export async function nextProducts(
  transaction: Transaction,
  { id, renewedUntil }: CategoryRow,
  limit: number,
): Promise<string[]> {
  const rows = await transaction
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.categoryId, id), gt(products.id, renewedUntil ?? NO_ID)))
    .orderBy(asc(products.id))
    .limit(limit)
  return rows.map((row) => row.id)
}

/** Stores how far a category's products are renewed. @param until null: all are */
export async function setRenewed(transaction: Transaction, id: string, until: string | null): Promise<void> {
  await transaction.update(categories).set({ renewedUntil: until }).where(eq(categories.id, id))
}
