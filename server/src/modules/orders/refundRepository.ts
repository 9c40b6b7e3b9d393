import { refundableLine, type RefundableLine, type RefundState, type Tetri } from '@dukani/contracts'
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/database.ts'
import { orderItems } from '../../db/orderSchema.ts'
import { refundItems, refunds } from '../../db/paymentSchema.ts'
import { newId } from '../../ids.ts'

/** A refund as it is stored. */
export type RefundRow = Omit<typeof refunds.$inferSelect, 'state'> & { state: RefundState }

/** Pieces of an item of an order. */
export interface RefundedPieces {
  itemId: string
  quantity: number
  amountTetri: Tetri
}

/** A refund with its items. */
export interface WholeRefund extends RefundRow {
  items: RefundedPieces[]
}

/** An item of an order, with its goods and what is left to be refunded of it. */
export interface RefundableItem extends RefundableLine {
  id: string
  /** null: the shop no longer has it */
  productId: string | null
  specificationId: string | null
  specificationValue: string | null
}

/** The refunds of some orders, the oldest first. */
export async function refundsOf(db: Executor, orderIds: readonly string[]): Promise<WholeRefund[]> {
  if (orderIds.length === 0) return []
  const rows = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, [...orderIds]))
    .orderBy(asc(refunds.id))
  if (rows.length === 0) return []
  const items = await db
    .select()
    .from(refundItems)
    .innerJoin(orderItems, eq(orderItems.id, refundItems.itemId))
    .where(
      inArray(
        refundItems.refundId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderItems.position))
  const ofRefund = Map.groupBy(items, (row) => row.refund_items.refundId)
  return rows.map((row) => ({
    ...withState(row),
    items: (ofRefund.get(row.id) ?? []).map(({ refund_items: item }) => item),
  }))
}

/** What the refunds of an order give back: those that are done, and all that aren't refused. */
export async function refundedSums(db: Executor, orderId: string): Promise<{ done: Tetri; reserved: Tetri }> {
  const [sums] = await db
    .select({
      done: sql<number>`coalesce(sum(${refunds.amountTetri}) filter (where ${refunds.state} = 'done'), 0)::float8`,
      reserved: sql<number>`coalesce(sum(${refunds.amountTetri}), 0)::float8`,
    })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), ne(refunds.state, 'refused')))
  return sums ?? { done: 0, reserved: 0 }
}

/** The items of an order, in their order, with what is left to be refunded of each. */
export async function refundableItems(db: Executor, orderId: string): Promise<RefundableItem[]> {
  const refunded = db
    .select({
      itemId: refundItems.itemId,
      quantity: sql<number | null>`sum(${refundItems.quantity})::integer`.as('refunded_quantity'),
      amount: sql<number | null>`sum(${refundItems.amountTetri})::float8`.as('refunded_amount'),
    })
    .from(refundItems)
    .innerJoin(refunds, eq(refunds.id, refundItems.refundId))
    .where(and(eq(refunds.orderId, orderId), ne(refunds.state, 'refused')))
    .groupBy(refundItems.itemId)
    .as('refunded')
  const rows = await db
    .select({ item: orderItems, refundedQuantity: refunded.quantity, refundedAmount: refunded.amount })
    .from(orderItems)
    .leftJoin(refunded, eq(refunded.itemId, orderItems.id))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position))
  return rows.map(({ item, refundedQuantity, refundedAmount }) => ({
    id: item.id,
    productId: item.productId,
    specificationId: item.specificationId,
    specificationValue: item.specificationValue,
    ...refundableLine({
      quantity: item.quantity,
      paid: item.quantity * item.unitPriceTetri - item.discountTetri,
      refundedQuantity: refundedQuantity ?? 0,
      refunded: refundedAmount ?? 0,
    }),
  }))
}

/** Writes a refund, whose amount must be left: the caller holds the order. */
export async function insertRefund(
  transaction: Transaction,
  refund: Pick<RefundRow, 'orderId' | 'paymentId' | 'amountTetri' | 'state' | 'restock' | 'reference'>,
  items: readonly RefundedPieces[],
): Promise<RefundRow> {
  const [row] = await transaction
    .insert(refunds)
    .values({ ...refund, id: newId(), reverseId: newId() })
    .returning()
  if (row === undefined) throw new Error('a refund was not written')
  if (items.length > 0)
    await transaction.insert(refundItems).values(items.map((item) => ({ ...item, refundId: row.id })))
  return withState(row)
}

/** Reads a refund and locks it; its order has to be locked first. */
export async function lockRefund(transaction: Transaction, id: string): Promise<RefundRow | null> {
  const [row] = await transaction.select().from(refunds).where(eq(refunds.id, id)).for('update')
  return row === undefined ? null : withState(row)
}

/** Changes the state of a refund. */
export async function setRefundState(db: Executor, id: string, state: RefundState): Promise<void> {
  await db.update(refunds).set({ state }).where(eq(refunds.id, id))
}

/** The goods of a refund, as many as it is for. */
export async function refundedGoods(transaction: Transaction, refundId: string) {
  return transaction
    .select({
      productId: orderItems.productId,
      specificationId: orderItems.specificationId,
      specificationValue: orderItems.specificationValue,
      quantity: refundItems.quantity,
    })
    .from(refundItems)
    .innerJoin(orderItems, eq(orderItems.id, refundItems.itemId))
    .where(eq(refundItems.refundId, refundId))
}

/** A row as it is read. */
export function withState(row: typeof refunds.$inferSelect): RefundRow {
  // No other text is ever written to this column.
  return { ...row, state: row.state as RefundState }
}
