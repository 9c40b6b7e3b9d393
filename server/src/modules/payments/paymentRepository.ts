import { and, asc, desc, eq, inArray, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Database, Executor, Transaction } from '../../db/database.ts'
import { orders } from '../../db/orderSchema.ts'
import { paymentEvents, payments } from '../../db/paymentSchema.ts'
import { processTime } from '../../db/processTime.ts'
import { users } from '../../db/schema.ts'
import type { FlittReport, FlittStatus } from '../../gateways/flitt/flitt.ts'
import { newId } from '../../ids.ts'

/** An attempt to pay an order. */
export type PaymentRow = Omit<typeof payments.$inferSelect, 'state'> & { state: FlittStatus }

/** States that a callback of the gateway may still change. */
export const OPEN_STATES: readonly FlittStatus[] = ['created', 'processing', 'declined']

/**
 * When the gateway is asked again if no callback arrives: after half a minute, then twice as long each time, up to an
 * hour.
 */
function nextCheck(): SQL {
  const now = processTime()
  return sql`${now} + least(interval '1 hour', greatest(interval '30 seconds', ${now} - ${payments.createdAt}))`
}

/** The payment with an id at the gateway; null if there is none. */
export async function paymentOf(db: Database, gatewayOrderId: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.gatewayOrderId, gatewayOrderId))
  return row === undefined ? null : withState(row)
}

/** Reads a payment and locks it; its order has to be locked first. */
export async function lockPayment(transaction: Transaction, id: string): Promise<PaymentRow | null> {
  const [row] = await transaction.select().from(payments).where(eq(payments.id, id)).for('update')
  return row === undefined ? null : withState(row)
}

/** The payments of some orders, the newest first. */
export async function paymentsOf(db: Executor, orderIds: readonly string[]): Promise<PaymentRow[]> {
  if (orderIds.length === 0) return []
  const rows = await db
    .select()
    .from(payments)
    .where(inArray(payments.orderId, [...orderIds]))
    .orderBy(desc(payments.createdAt), desc(payments.id))
  return rows.map(withState)
}

/** Payments that may still succeed. */
export function openPayments(all: readonly PaymentRow[]): PaymentRow[] {
  return all.filter(({ state }) => OPEN_STATES.includes(state))
}

/** Writes an attempt that is about to be started at the gateway. */
export async function insertPayment(
  transaction: Transaction,
  payment: Pick<PaymentRow, 'orderId' | 'gatewayOrderId' | 'amountTetri'>,
  lifetime: number,
): Promise<PaymentRow> {
  const [row] = await transaction
    .insert(payments)
    .values({
      ...payment,
      id: newId(),
      expiresAt: sql`now() + make_interval(secs => ${lifetime})`,
      checkAt: sql`now() + interval '30 seconds'`,
    })
    .returning()
  if (row === undefined) throw new Error('a payment was not written')
  return withState(row)
}

/** Changes a payment. */
export async function changePayment(
  db: Executor,
  id: string,
  change: Partial<Pick<PaymentRow, 'state' | 'checkoutUrl' | 'fulfilled' | 'refund' | 'mismatch'>>,
): Promise<void> {
  await db
    .update(payments)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(payments.id, id))
}

/** Schedules the next check of a payment. */
export async function scheduleCheck(db: Executor, id: string): Promise<void> {
  await db.update(payments).set({ checkAt: nextCheck() }).where(eq(payments.id, id))
}

/** Marks a payment for refund; the sweep asks the gateway for it. */
export async function markForRefund(transaction: Transaction, id: string): Promise<void> {
  await transaction
    .update(payments)
    .set({ refund: 'due', checkAt: sql`now()`, updatedAt: sql`now()` })
    .where(eq(payments.id, id))
}

/** Stores a callback of the gateway, each once. Of an erased customer it is stored without its fields, which say who paid. */
export async function insertEvent(
  transaction: Transaction,
  attemptId: string,
  { paymentId, status, reversed }: FlittReport,
  fields: unknown,
): Promise<void> {
  const [payer] = await transaction
    .select({ erasedAt: users.erasedAt })
    .from(users)
    .innerJoin(orders, eq(orders.userId, users.id))
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(payments.id, attemptId))
    // Nobody erases the customer meanwhile.
    .for('key share', { of: users })
  const raw = payer?.erasedAt === null ? fields : {}
  await transaction
    .insert(paymentEvents)
    .values({ id: newId(), attemptId, paymentId, orderStatus: status, reversalAmount: reversed, raw })
    .onConflictDoNothing()
}

/** Claims some due payments. Other processes get others, and these again if this process dies. */
export async function claimDuePayments(db: Database, most: number): Promise<PaymentRow[]> {
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        or(inArray(payments.state, [...OPEN_STATES]), eq(payments.refund, 'due')),
        lte(payments.checkAt, sql`now()`),
      ),
    )
    .orderBy(asc(payments.checkAt))
    .limit(most)
    .for('update', { skipLocked: true })
  const rows = await db
    .update(payments)
    // So long other processes leave a claimed payment alone.
    .set({ checkAt: sql`now() + interval '1 minute'` })
    .where(sql`${payments.id} in ${due}`)
    .returning()
  return rows.map(withState)
}

function withState(row: typeof payments.$inferSelect): PaymentRow {
  // No other text is ever written to this column.
  return { ...row, state: row.state as FlittStatus }
}
