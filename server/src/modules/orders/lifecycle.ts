import { eq, sql } from 'drizzle-orm'
import { UNPAID_ORDER_MS } from '../../config/limits.ts'
import type { Transaction } from '../../db/database.ts'
import { orders } from '../../db/orderSchema.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { queueOrderMail } from '../orderMails/queue.ts'
import { releaseCode, useCodeAgain } from '../promotionCodes/codeUses.ts'
import { recordEvent } from '../staff/eventRepository.ts'
import { returnStock, takeStockAgain } from './stock.ts'
import { nextState, type OrderEvent, type OrderState, type TransitionRefusal } from './transitions.ts'

/** The columns that transitions and payments need. */
export type OrderRecord = Pick<
  typeof orders.$inferSelect,
  | 'id'
  | 'number'
  | 'userId'
  | 'status'
  | 'paymentStatus'
  | 'paymentMethod'
  | 'totalTetri'
  | 'expiresAt'
  | 'expiredAt'
  | 'courierId'
  | 'preparedAt'
>

const columns = {
  id: orders.id,
  number: orders.number,
  userId: orders.userId,
  status: orders.status,
  paymentStatus: orders.paymentStatus,
  paymentMethod: orders.paymentMethod,
  totalTetri: orders.totalTetri,
  expiresAt: orders.expiresAt,
  expiredAt: orders.expiredAt,
  courierId: orders.courierId,
  preparedAt: orders.preparedAt,
}

/** Reads an order and locks it until the transaction ends. null: there is none. */
export async function lockOrder(transaction: Transaction, id: string): Promise<OrderRecord | null> {
  const [order] = await transaction.select(columns).from(orders).where(eq(orders.id, id)).for('no key update')
  return order ?? null
}

/** The state of a stored order. */
export function stateOf({
  status,
  paymentStatus,
  expiredAt,
}: Pick<OrderRecord, 'status' | 'paymentStatus' | 'expiredAt'>): OrderState {
  return { status, paymentStatus, expired: expiredAt !== null }
}

/** The state that a new order is inserted with: a wallet pays at once, and the shop still has to confirm. */
export function initialState(paymentMethod: string) {
  return {
    status: 'pending',
    paymentStatus: paymentMethod === 'wallet' ? 'completed' : 'pending',
    expiresAt: paymentMethod === 'flitt' ? paymentDeadline() : null,
  }
}

/**
 * Applies an event to a locked order, by the table of transitions, with what follows from it: goods go back into the
 * stock or are taken again, as is the use of a promotion code, and the customer gets a mail. Nothing else changes an order's state.
 * @returns why it is refused, and nothing is changed; `outOfStock`: a reinstated order's goods are gone, or its code is used up
 */
export async function applyEvent(
  transaction: Transaction,
  order: OrderRecord,
  event: OrderEvent,
): Promise<Result<OrderState, TransitionRefusal | 'outOfStock'>> {
  const before = stateOf(order)
  const after = nextState(before, event)
  if (typeof after === 'string') return fail(after)
  if (before.status === 'cancelled' && after.status !== 'cancelled') {
    if (!(await allTakenAgain(transaction, order.id))) return fail('outOfStock')
  }
  await setState(transaction, order.id, before, after)
  if (before.paymentStatus !== 'completed' && after.paymentStatus === 'completed')
    await queueOrderMail(transaction, order.id, 'paid')
  if (before.status !== after.status) await onEntering(transaction, order.id, after.status)
  await recordEvent(transaction, { kind: 'orderChanged', id: order.id })
  return succeed(after)
}

/** Assigns a locked order to a member of the staff, who delivers it. */
export async function setCourier(transaction: Transaction, id: string, courierId: string): Promise<void> {
  await transaction
    .update(orders)
    .set({ courierId, updatedAt: sql`now()` })
    .where(eq(orders.id, id))
  await recordEvent(transaction, { kind: 'orderChanged', id })
}

/** Records that the products of a locked order are packed. */
export async function setPrepared(transaction: Transaction, id: string): Promise<void> {
  await transaction
    .update(orders)
    .set({ preparedAt: sql`now()`, updatedAt: sql`now()` })
    .where(eq(orders.id, id))
  await recordEvent(transaction, { kind: 'orderChanged', id })
}

/** Restarts the payment deadline of a locked order, if it has one. */
export async function extendDeadline(
  transaction: Transaction,
  { id, expiresAt }: Pick<OrderRecord, 'id' | 'expiresAt'>,
): Promise<void> {
  if (expiresAt === null) return
  await transaction
    .update(orders)
    .set({ expiresAt: paymentDeadline(), updatedAt: sql`now()` })
    .where(eq(orders.id, id))
}

async function setState(
  transaction: Transaction,
  id: string,
  before: OrderState,
  { status, paymentStatus, expired }: OrderState,
): Promise<void> {
  await transaction
    .update(orders)
    .set({
      status,
      paymentStatus,
      // If it is reinstated, its products have to be packed anew.
      ...(status === 'cancelled' && { preparedAt: null }),
      ...(status === 'delivered' && before.status !== status && { deliveredAt: new Date() }),
      ...(expired !== before.expired && { expiredAt: expired ? new Date() : null }),
      updatedAt: sql`now()`,
    })
    .where(eq(orders.id, id))
}

async function onEntering(transaction: Transaction, id: string, status: string): Promise<void> {
  if (status === 'shipped') await queueOrderMail(transaction, id, 'shipped')
  if (status !== 'cancelled') return
  await returnStock(transaction, id)
  await releaseCode(transaction, id)
  await queueOrderMail(transaction, id, 'cancelled')
}

function paymentDeadline(): Date {
  return new Date(Date.now() + UNPAID_ORDER_MS)
}

class NotInStockError extends Error {}

/** Takes the order's goods and the use of its promotion code again, all or nothing. */
async function allTakenAgain(transaction: Transaction, orderId: string): Promise<boolean> {
  try {
    await transaction.transaction(async (savepoint) => {
      const isTaken = (await takeStockAgain(savepoint, orderId)) && (await useCodeAgain(savepoint, orderId))
      if (!isTaken) throw new NotInStockError()
    })
    return true
  } catch (error) {
    if (error instanceof NotInStockError) return false
    throw error
  }
}

/** Erases where a customer's orders were delivered, apart from the city. */
export async function eraseAddresses(transaction: Transaction, userId: string): Promise<void> {
  await transaction
    .update(orders)
    .set({ homeAddress: '', postalCode: '', latitude: null, longitude: null })
    .where(eq(orders.userId, userId))
}
