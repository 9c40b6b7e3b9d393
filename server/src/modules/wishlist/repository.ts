import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database, Executor, Transaction } from '../../db/database.ts'
import { savedItems } from '../../db/savedSchema.ts'
import { productImages, products, specifications } from '../../db/schema.ts'
import { newId } from '../../ids.ts'

/** A saved item with what is shown of its product. */
export interface SavedItemRow {
  id: string
  productId: string
  productName: string
  /** empty: none */
  productNameEn: string
  /** the product's first picture */
  image: string | null
  /** the saved specification, even if the shop no longer has it */
  specification: { id: string; value: string } | null
}

/** A choice to save. */
export interface Choice {
  productId: string
  specificationId: string | null
}

/** Whether a choice can be saved. */
export interface ChoiceFacts {
  published: boolean
  hasSpecifications: boolean
  /** the product has a specification of this id, now */
  isSpecification: boolean
}

const columns = {
  id: savedItems.id,
  productId: savedItems.productId,
  productName: products.name,
  productNameEn: products.nameEn,
  image: sql<string | null>`(
    select i.path from ${productImages} i where i.product_id = ${products.id} order by i.position, i.id limit 1)`,
  specification: { id: specifications.id, value: specifications.value },
}

const listedOf = (userId: string) => and(eq(savedItems.userId, userId), eq(products.published, true))

/** A page of a customer's saved items whose products are published, newest first. */
export function savedItemsOf(
  db: Database,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<SavedItemRow[]> {
  return db
    .select(columns)
    .from(savedItems)
    .innerJoin(products, eq(products.id, savedItems.productId))
    .leftJoin(specifications, eq(specifications.id, savedItems.specificationId))
    .where(listedOf(userId))
    .orderBy(desc(savedItems.createdAt), desc(savedItems.id))
    .limit(limit)
    .offset(offset)
}

/** How many items of published products a customer has saved. */
export async function savedCount(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(savedItems)
    .innerJoin(products, eq(products.id, savedItems.productId))
    .where(listedOf(userId))
  return row?.count ?? 0
}

/** A saved item by its id. */
export async function savedItem(transaction: Transaction, id: string): Promise<SavedItemRow | null> {
  const [row] = await transaction
    .select(columns)
    .from(savedItems)
    .innerJoin(products, eq(products.id, savedItems.productId))
    .leftJoin(specifications, eq(specifications.id, savedItems.specificationId))
    .where(eq(savedItems.id, id))
  return row ?? null
}

/** What the shop has of a choice now; null when the product doesn't exist. */
export async function factsOf(
  transaction: Transaction,
  { productId, specificationId }: Choice,
): Promise<ChoiceFacts | null> {
  const ofProduct = sql`select from ${specifications} s where s.product_id = ${products}.id and s.active`
  const [facts] = await transaction
    .select({
      published: products.published,
      // Table names are written out: in a query without a join, drizzle omits them.
      hasSpecifications: sql<boolean>`exists (${ofProduct})`,
      isSpecification: sql<boolean>`exists (${ofProduct} and s.id = ${specificationId}::uuid)`,
    })
    .from(products)
    .where(eq(products.id, productId))
  return facts ?? null
}

/**
 * Saves a choice, or finds the item that is there already, in one statement.
 * @returns its id, and whether it was saved now
 */
export async function save(
  transaction: Transaction,
  userId: string,
  choice: Choice,
): Promise<{ id: string; isNew: boolean }> {
  const id = newId()
  const [item] = await transaction
    .insert(savedItems)
    .values({ id, userId, ...choice })
    .onConflictDoUpdate({
      target: [savedItems.userId, savedItems.productId, savedItems.specificationId],
      // Changes nothing, but locks the row and returns it.
      set: { userId },
    })
    .returning({ id: savedItems.id })
  return { id: item?.id ?? id, isNew: item?.id === id }
}

/** Removes a customer's own item. false if they have no such item (API-05). */
export async function remove(db: Database, userId: string, id: string): Promise<boolean> {
  const removed = await db
    .delete(savedItems)
    .where(and(eq(savedItems.id, id), eq(savedItems.userId, userId)))
    .returning({ id: savedItems.id })
  return removed.length > 0
}
