import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/database.ts'
import { cartItems } from '../../db/cartSchema.ts'
import { categories, productImages, products, specifications } from '../../db/schema.ts'
import { variants } from '../../db/variantSchema.ts'
import { orderItems } from '../../db/orderSchema.ts'
import { reviews } from '../../db/reviewSchema.ts'
import { withParts } from '../catalogueImport/catalogueStore.ts'
import type { ShopProduct } from '../catalogueImport/planProduct.ts'

/** A product with everything that is edited, at its regular prices, inactive specifications included. */
export interface WholeProduct extends ShopProduct {
  variants: (typeof variants.$inferSelect)[]
}

/** Products by their ids, as they are now; deleted ones are left out. */
export async function wholeProducts(db: Executor, ids: readonly string[]): Promise<WholeProduct[]> {
  return withVariants(db, await among(db, ids))
}

/** The same, locked until the transaction ends, as orders do: products first, then specifications, each by id. */
export async function lockWholeProducts(
  transaction: Transaction,
  ids: readonly string[],
): Promise<WholeProduct[]> {
  const rows = await among(transaction, ids).orderBy(asc(products.id)).for('update')
  await transaction
    .select({ id: specifications.id })
    .from(specifications)
    .where(
      inArray(
        specifications.productId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(specifications.id))
    .for('update')
  return withVariants(transaction, rows)
}

function among(db: Executor, ids: readonly string[]) {
  return db
    .select()
    .from(products)
    .where(and(inArray(products.id, [...ids]), isNull(products.deletedAt)))
}

async function withVariants(db: Executor, rows: (typeof products.$inferSelect)[]): Promise<WholeProduct[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const sizes = await db
    .select()
    .from(variants)
    .where(inArray(variants.productId, ids))
    .orderBy(asc(variants.position), asc(variants.id))
  const sizesOf = Map.groupBy(sizes, ({ productId }) => productId)
  const whole = await withParts(db, rows)
  return whole.map((each) => ({ ...each, variants: sizesOf.get(each.product.id) ?? [] }))
}

/** The titles of all categories, by id. */
export async function categoryTitles(db: Executor): Promise<Map<string, string>> {
  const rows = await db.select({ id: categories.id, title: categories.title }).from(categories)
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** Whether a product was ordered or reviewed, or is in a cart. */
export async function isReferred(transaction: Transaction, id: string): Promise<boolean> {
  const { rows } = await transaction.execute<{ referred: boolean }>(sql`
    select exists (select from ${orderItems} where ${orderItems.productId} = ${id})
      or exists (select from ${reviews} where ${reviews.productId} = ${id})
      or exists (select from ${cartItems} where ${cartItems.productId} = ${id}) as referred`)
  return rows[0]?.referred ?? false
}

/** Hides a product for good. Its barcodes can be given to others. */
export async function markDeleted(transaction: Transaction, id: string): Promise<void> {
  const now = new Date()
  await transaction
    .update(products)
    .set({
      published: false,
      deletedAt: now,
      updatedAt: now,
      barcode: '',
      version: sql`${products.version} + 1`,
    })
    .where(eq(products.id, id))
  await transaction.update(specifications).set({ barcode: '' }).where(eq(specifications.productId, id))
}

/** Removes a product with its parts. */
export async function removeProduct(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(products).where(eq(products.id, id))
}

/** Adds a product's row. @returns false: a product, even a deleted one, has its handle */
export async function insertProduct(
  transaction: Transaction,
  row: typeof products.$inferInsert,
): Promise<boolean> {
  const added = await transaction
    .insert(products)
    .values(row)
    .onConflictDoNothing({ target: products.handle })
    .returning({ id: products.id })
  return added.length > 0
}

/** Changes a product's row. */
export async function updateProduct(
  transaction: Transaction,
  id: string,
  values: Partial<typeof products.$inferInsert>,
): Promise<void> {
  await transaction.update(products).set(values).where(eq(products.id, id))
}

/** The parts of a product that change. */
export interface PartChanges<Specification = typeof specifications.$inferInsert> {
  specifications: Specification[]
  variants: (typeof variants.$inferInsert)[]
  removedVariants: string[]
  pictures: (typeof productImages.$inferInsert)[]
  removedPictures: string[]
}

/** Writes the parts that change: new ones and those that are there. */
export async function writeParts(transaction: Transaction, parts: PartChanges): Promise<void> {
  const excluded = (column: string) => sql`excluded.${sql.identifier(column)}`
  if (parts.removedVariants.length > 0)
    await transaction.delete(variants).where(inArray(variants.id, parts.removedVariants))
  if (parts.removedPictures.length > 0)
    await transaction.delete(productImages).where(inArray(productImages.id, parts.removedPictures))
  if (parts.specifications.length > 0)
    await transaction
      .insert(specifications)
      .values(parts.specifications)
      .onConflictDoUpdate({
        target: specifications.id,
        set: {
          position: excluded('position'),
          value: excluded('value'),
          sku: excluded('sku'),
          barcode: excluded('barcode'),
          warnLevel: excluded('warn_level'),
          priceTetri: excluded('price_tetri'),
          oldPriceTetri: excluded('old_price_tetri'),
          regularPriceTetri: excluded('regular_price_tetri'),
          regularOldPriceTetri: excluded('regular_old_price_tetri'),
          inventory: excluded('inventory'),
          active: excluded('active'),
        },
      })
  if (parts.variants.length > 0)
    await transaction
      .insert(variants)
      .values(parts.variants)
      .onConflictDoUpdate({
        target: variants.id,
        set: { position: excluded('position'), size: excluded('size'), inventory: excluded('inventory') },
      })
  if (parts.pictures.length > 0)
    await transaction
      .insert(productImages)
      .values(parts.pictures)
      .onConflictDoUpdate({
        target: productImages.id,
        set: { position: excluded('position'), alt: excluded('alt') },
      })
}
