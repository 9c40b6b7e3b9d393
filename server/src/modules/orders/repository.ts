import { shareDiscount } from '@dukani/contracts'
import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { orderItems, orders } from '../../db/orderSchema.ts'
import { productImages, products, specifications, users } from '../../db/schema.ts'
import { newId } from '../../ids.ts'
import type { PricedLine, ProductFacts } from './goods.ts'
import { orderNumber } from './orderNumber.ts'

type OrderRow = typeof orders.$inferSelect
type OrderItemRow = typeof orderItems.$inferSelect

/** An order with its items, in the order in which they were in the cart. */
export interface WholeOrder extends OrderRow {
  items: OrderItemRow[]
}

/** The data of a new order, apart from its lines. */
export type NewOrder = Pick<
  OrderRow,
  | 'id'
  | 'userId'
  | 'language'
  | 'status'
  | 'paymentMethod'
  | 'paymentStatus'
  | 'expiresAt'
  | 'totalTetri'
  | 'discountTetri'
  | 'promotionCode'
  | 'homeAddress'
  | 'city'
  | 'region'
  | 'postalCode'
  | 'latitude'
  | 'longitude'
>

/** The products among the ids, by id. */
export async function productFacts(
  transaction: Transaction,
  ids: readonly string[],
): Promise<Map<string, ProductFacts>> {
  const rows = await transaction
    .select({
      id: products.id,
      name: products.name,
      nameEn: products.nameEn,
      priceTetri: products.priceTetri,
      inventory: products.inventory,
      published: products.published,
      // Table names are written out: in a query without a join, drizzle omits them.
      hasSpecifications: sql<boolean>`exists (
        select from ${specifications} s where s.product_id = ${products}.id and s.active)`,
      image: sql<string | null>`(
        select i.path from ${productImages} i where i.product_id = ${products}.id order by i.position, i.id limit 1)`,
    })
    .from(products)
    .where(inArray(products.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Writes an order under a new order number, its discount shared among the lines. */
export async function insertOrder(
  transaction: Transaction,
  order: NewOrder,
  lines: readonly PricedLine[],
): Promise<void> {
  await insertNumbered(transaction, order)
  const discounts = shareDiscount(
    order.discountTetri,
    lines.map(({ unitPrice, quantity }) => unitPrice * quantity),
  )
  await transaction.insert(orderItems).values(
    lines.map(({ unitPrice, stock: _, ...line }, position) => ({
      ...line,
      id: newId(),
      orderId: order.id,
      position,
      unitPriceTetri: unitPrice,
      discountTetri: discounts[position] ?? 0,
    })),
  )
}

async function insertNumbered(transaction: Transaction, order: NewOrder): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const inserted = await transaction
      .insert(orders)
      .values({
        ...order,
        number: orderNumber(new Date(), attempt),
        customerName: sql`coalesce((
          select trim(${users.firstName} || ' ' || ${users.lastName}) from ${users} where ${users.id} = ${order.userId}), '')`,
      })
      .onConflictDoNothing({ target: orders.number })
      .returning({ id: orders.id })
    if (inserted.length > 0) return
  }
}

/** How many orders a customer has made. */
export function orderCount(db: Database, userId: string): Promise<number> {
  return db.$count(orders, eq(orders.userId, userId))
}

/** A page of a customer's orders, newest first, in two queries. */
export async function ordersOf(
  db: Database,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<WholeOrder[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
    .offset(offset)
  return withItems(db, rows)
}

/** A customer's own order by its id; null if they have no such order (API-05). */
export async function ownOrder(db: Database, userId: string, id: string): Promise<WholeOrder | null> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)))
  const [order] = await withItems(db, rows)
  return order ?? null
}

/** Whether an order is a customer's own. */
export async function isOwnOrder(db: Database, userId: string, id: string): Promise<boolean> {
  return (await db.$count(orders, and(eq(orders.id, id), eq(orders.userId, userId)))) > 0
}

/** Orders that weren't paid in time, in the order of their ids, from after `last`. */
export async function overdueOrders(
  db: Database,
  last: string | null,
  limit: number,
): Promise<{ id: string }[]> {
  return db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'pending'),
        sql`${orders.paymentStatus} <> 'completed'`,
        lte(orders.expiresAt, sql`now()`),
        last === null ? undefined : gt(orders.id, last),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(limit)
}

/** Adds their items to orders. */
export async function withItems(db: Database, rows: OrderRow[]): Promise<WholeOrder[]> {
  if (rows.length === 0) return []
  const items = await db
    .select()
    .from(orderItems)
    .where(
      inArray(
        orderItems.orderId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(orderItems.position)
  const ofOrder = Map.groupBy(items, ({ orderId }) => orderId)
  return rows.map((row) => ({ ...row, items: ofOrder.get(row.id) ?? [] }))
}
