import type { ReturnFilter, ReturnState } from '@dukani/contracts'
import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm'
import type { Database, Executor, Transaction } from '../../db/database.ts'
import { orderItems, orders } from '../../db/orderSchema.ts'
import { isOpenReturn, returnItems, returns } from '../../db/returnSchema.ts'
import { users } from '../../db/schema.ts'
import { newId } from '../../ids.ts'
import type { NamedItem } from '../orders/itemName.ts'

/** A return as it is stored. */
export type ReturnRow = Omit<typeof returns.$inferSelect, 'state'> & { state: ReturnState }

/** A return with the pieces of its items. */
export interface WholeReturn extends ReturnRow {
  items: (NamedItem & { itemId: string; quantity: number })[]
}

/** The returns of some orders, the oldest first. */
export async function returnsOf(db: Executor, orderIds: readonly string[]): Promise<WholeReturn[]> {
  if (orderIds.length === 0) return []
  const rows = await db
    .select()
    .from(returns)
    .where(inArray(returns.orderId, [...orderIds]))
    .orderBy(asc(returns.id))
  return withItems(db, rows.map(withState))
}

/** A return; null if there is none. */
export async function wholeReturn(db: Executor, id: string): Promise<WholeReturn | null> {
  const rows = await db.select().from(returns).where(eq(returns.id, id))
  return (await withItems(db, rows.map(withState)))[0] ?? null
}

async function withItems(db: Executor, rows: readonly ReturnRow[]): Promise<WholeReturn[]> {
  if (rows.length === 0) return []
  const items = await db
    .select({
      returnId: returnItems.returnId,
      itemId: returnItems.itemId,
      productName: orderItems.productName,
      productNameEn: orderItems.productNameEn,
      specificationValue: orderItems.specificationValue,
      quantity: returnItems.quantity,
    })
    .from(returnItems)
    .innerJoin(orderItems, eq(orderItems.id, returnItems.itemId))
    .where(
      inArray(
        returnItems.returnId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderItems.position))
  const ofReturn = Map.groupBy(items, ({ returnId }) => returnId)
  return rows.map((row) => ({ ...row, items: ofReturn.get(row.id) ?? [] }))
}

/** Writes a return. @returns its id; null: the order has an open one */
export async function insertReturn(
  transaction: Transaction,
  {
    items,
    ...asked
  }: { orderId: string; reason: string; items: readonly { itemId: string; quantity: number }[] },
): Promise<string | null> {
  const returnId = newId()
  const inserted = await transaction
    .insert(returns)
    .values({ ...asked, id: returnId })
    .onConflictDoNothing()
    .returning({ id: returns.id })
  if (inserted.length === 0) return null
  await transaction.insert(returnItems).values(items.map((item) => ({ ...item, returnId })))
  return returnId
}

/** The order of a return; null: there is no such return. */
export async function orderOfReturn(db: Executor, id: string): Promise<string | null> {
  const [row] = await db.select({ orderId: returns.orderId }).from(returns).where(eq(returns.id, id))
  return row?.orderId ?? null
}

/** Changes the state of a return, whose order is locked. */
export async function setReturnState(
  transaction: Transaction,
  id: string,
  change: { state: ReturnState; refusal?: string },
): Promise<void> {
  await transaction.update(returns).set(change).where(eq(returns.id, id))
}

/** Links a return, whose order is locked, to the refund of its items. */
export async function linkRefund(transaction: Transaction, id: string, refundId: string): Promise<void> {
  await transaction.update(returns).set({ refundId }).where(eq(returns.id, id))
}

/** Ends the return that a refund was made for, if there is one: its money is returned. */
export async function finishReturn(transaction: Transaction, refundId: string): Promise<void> {
  await transaction.update(returns).set({ state: 'refunded' }).where(eq(returns.refundId, refundId))
}

/** Lets the return that a refused refund was made for be refunded or refused again. */
export async function unlinkRefund(transaction: Transaction, refundId: string): Promise<void> {
  await transaction.update(returns).set({ refundId: null }).where(eq(returns.refundId, refundId))
}

/** When an order was delivered; null: it wasn't, or before that was recorded. */
export async function deliveredAt(db: Executor, orderId: string): Promise<Date | null> {
  const [row] = await db.select({ at: orders.deliveredAt }).from(orders).where(eq(orders.id, orderId))
  return row?.at ?? null
}

const listed = {
  id: returns.id,
  state: returns.state,
  refundId: returns.refundId,
  createdAt: returns.createdAt,
  orderId: orders.id,
  number: orders.number,
  paymentMethod: orders.paymentMethod,
  paymentStatus: orders.paymentStatus,
  totalTetri: orders.totalTetri,
  customerName: orders.customerName,
  email: users.email,
}

/** The returns of all customers, newest first. @param filter `state`: undefined: any */
export async function shopReturns(
  db: Database,
  { state, after, limit }: { state?: ReturnFilter | undefined; after?: string | undefined; limit: number },
) {
  const rows = await joined(db)
    .where(
      and(
        state === undefined ? undefined : state === 'open' ? isOpenReturn : eq(returns.state, state),
        after === undefined ? undefined : lt(returns.id, after),
      ),
    )
    .orderBy(desc(returns.id))
    .limit(limit)
  return rows.map(withState)
}
export type ListedReturn = Awaited<ReturnType<typeof shopReturns>>[number]

/** A return as it is listed; null if there is none. */
export async function shopReturn(db: Database, id: string): Promise<ListedReturn | null> {
  const [row] = await joined(db).where(eq(returns.id, id))
  return row === undefined ? null : withState(row)
}

const joined = (db: Database) =>
  db
    .select(listed)
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .innerJoin(users, eq(users.id, orders.userId))

function withState<Row extends { state: string }>(row: Row): Omit<Row, 'state'> & { state: ReturnState } {
  // No other text is ever written to this column.
  return { ...row, state: row.state as ReturnState }
}
