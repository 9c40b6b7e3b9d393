import { and, asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import { MAX_PER_LINE } from '@dukani/contracts'
import type { Executor, Transaction } from '../../db/database.ts'
import { cartItems } from '../../db/cartSchema.ts'
import { products, specifications } from '../../db/schema.ts'
import { newId } from '../../ids.ts'

/** A line as it is stored, with its specification even if the shop no longer has it. */
export interface LineRow {
  id: string
  productId: string
  quantity: number
  specification: typeof specifications.$inferSelect | null
}

/** What is added to a cart. */
export interface Choice {
  productId: string
  specificationId: string | null
}

/** What decides whether a choice can be bought; a specification that isn't the product's is null. */
export interface ChoiceFacts {
  product: { inventory: number; published: boolean; hasSpecifications: boolean }
  specification: { inventory: number; priceTetri: number | null; active: boolean } | null
}

const lineColumns = {
  id: cartItems.id,
  productId: cartItems.productId,
  quantity: cartItems.quantity,
  specification: getTableColumns(specifications),
}

/** The lines of a cart, in the order in which they were added. */
export function linesOf(db: Executor, cartId: string): Promise<LineRow[]> {
  return db
    .select(lineColumns)
    .from(cartItems)
    .leftJoin(specifications, eq(specifications.id, cartItems.specificationId))
    .where(eq(cartItems.cartId, cartId))
    .orderBy(asc(cartItems.createdAt), asc(cartItems.id))
}

/** A line by its id, as it is now. */
export async function lineOf(db: Executor, id: string): Promise<LineRow | null> {
  const [line] = await db
    .select(lineColumns)
    .from(cartItems)
    .leftJoin(specifications, eq(specifications.id, cartItems.specificationId))
    .where(eq(cartItems.id, id))
  return line ?? null
}

/** How many lines a cart has. */
export async function lineCount(transaction: Transaction, cartId: string): Promise<number> {
  return transaction.$count(cartItems, eq(cartItems.cartId, cartId))
}

/** What the shop has of a choice now; null when the product doesn't exist. */
export async function factsOf(transaction: Transaction, choice: Choice): Promise<ChoiceFacts | null> {
  const [facts] = await transaction
    .select({
      product: {
        inventory: products.inventory,
        published: products.published,
        hasSpecifications: sql<boolean>`exists (select from ${specifications} where ${ofProduct} and ${specifications.active})`,
      },
      specification: {
        inventory: specifications.inventory,
        priceTetri: specifications.priceTetri,
        active: specifications.active,
      },
    })
    .from(products)
    .leftJoin(specifications, and(ofProduct, eq(specifications.id, sql`${choice.specificationId}::uuid`)))
    .where(eq(products.id, choice.productId))
  return facts ?? null
}

const ofProduct = eq(specifications.productId, products.id)

// The rule of CART-07 inside the statement that writes, so that it applies to the current stock: how many a line may
// hold of a published product's active and priced specification, or of a product without specifications. No row if the
// choice can't be bought at all.
const mostOf = (productId: SQL, specificationId: SQL) => sql`(
  select least(${MAX_PER_LINE}::int, coalesce(s.inventory, p.inventory))
  from ${products} p
  left join ${specifications} s on s.product_id = p.id and s.id = ${specificationId}
  where p.id = ${productId} and p.published and (
    case when ${specificationId} is null
      then not exists (select from ${specifications} o where o.product_id = p.id and o.active)
      else s.active and s.price_tetri is not null
    end))`

/**
 * Adds a quantity to the cart, in one statement.
 * @returns the line's id; null if that isn't allowed, and then nothing has changed
 */
export async function addToLine(
  transaction: Transaction,
  cartId: string,
  { productId, specificationId }: Choice,
  quantity: number,
): Promise<string | null> {
  const most = mostOf(sql`${productId}::uuid`, sql`${specificationId}::uuid`)
  const { rows } = await transaction.execute<{ id: string }>(sql`
    insert into ${cartItems} as line (id, cart_id, product_id, specification_id, quantity)
    select ${newId()}::uuid, ${cartId}::uuid, ${productId}::uuid, ${specificationId}::uuid, ${quantity}::int
    where ${quantity}::int <= ${most}
    on conflict (cart_id, product_id, specification_id)
    do update set quantity = line.quantity + excluded.quantity
    where line.quantity + excluded.quantity <= ${most}
    returning line.id`)
  return rows[0]?.id ?? null
}

/**
 * Adds as many as still fit, in one statement. A full line stays as it is, and a line above the stock is lowered to it
 * (CART-13).
 * @returns the line's id; null if the choice can't be bought at all, and then nothing has changed
 */
export async function addUpToLimit(
  transaction: Transaction,
  cartId: string,
  { productId, specificationId }: Choice,
  quantity: number,
): Promise<string | null> {
  const most = mostOf(sql`${productId}::uuid`, sql`${specificationId}::uuid`)
  const { rows } = await transaction.execute<{ id: string }>(sql`
    insert into ${cartItems} as line (id, cart_id, product_id, specification_id, quantity)
    select ${newId()}::uuid, ${cartId}::uuid, ${productId}::uuid, ${specificationId}::uuid,
      least(${quantity}::int, ${most})
    where ${most} >= 1
    on conflict (cart_id, product_id, specification_id)
    do update set quantity = least(line.quantity + excluded.quantity, ${most})
    returning line.id`)
  return rows[0]?.id ?? null
}

/** Sets a line's quantity, in one statement. false if that isn't allowed, and then nothing has changed. */
export async function setLineQuantity(
  transaction: Transaction,
  id: string,
  quantity: number,
): Promise<boolean> {
  const { rows } = await transaction.execute(sql`
    update ${cartItems} as line set quantity = ${quantity}::int
    where line.id = ${id}::uuid
      and ${quantity}::int <= ${mostOf(sql`line.product_id`, sql`line.specification_id`)}
    returning line.id`)
  return rows.length > 0
}

/** Removes a line. false if it was gone already. */
export async function removeLine(transaction: Transaction, id: string): Promise<boolean> {
  const removed = await transaction
    .delete(cartItems)
    .where(eq(cartItems.id, id))
    .returning({ id: cartItems.id })
  return removed.length > 0
}
