import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { orders } from '../../db/orderSchema.ts'
import { payments } from '../../db/paymentSchema.ts'
import { users } from '../../db/schema.ts'
import * as repository from './paymentRepository.ts'
import { carryOut, hadAgain, paidOrder } from './settle.ts'
import { effectOf, isParked } from './states.ts'

const isWaiting = and(
  eq(payments.mismatch, true),
  isNull(payments.refund),
  sql`${payments.state} not in ('approved', 'reversed')`,
)

const columns = {
  id: payments.id,
  gatewayOrderId: payments.gatewayOrderId,
  amountTetri: payments.amountTetri,
  refund: payments.refund,
  createdAt: payments.createdAt,
  orderId: orders.id,
  orderNumber: orders.number,
  orderStatus: orders.status,
  email: users.email,
}

/** Payments that nobody but the shop can end: of another sum than the order's, or with a refund that was refused. */
export function paymentsToSettle(db: Database) {
  return db
    .select(columns)
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(or(isWaiting, eq(payments.refund, 'refused')))
    .orderBy(asc(payments.createdAt), asc(payments.id))
}
export type PaymentToSettle = Awaited<ReturnType<typeof paymentsToSettle>>[number]

/** What came of a decision; `over`: the order isn't to be paid any more; `soldOut`: its goods are gone. */
export type Decision = 'accepted' | 'refunding' | 'over' | 'soldOut' | 'settled' | 'unknown'

/**
 * Ends a payment that waits for the shop.
 * @param name what the gateway calls it by
 * @param how `accept`: the order is paid by it as it is; `refund`: what was taken goes back, and the order can be paid
 * anew
 */
export async function settleByHand(
  transaction: Transaction,
  name: string,
  how: 'accept' | 'refund',
): Promise<Decision> {
  const [found] = await transaction
    .select({ id: payments.id, orderId: payments.orderId })
    .from(payments)
    .where(eq(payments.gatewayOrderId, name))
  const order = found && (await repository.holdOrder(transaction, found.orderId))
  const held = found && (await repository.heldPayment(transaction, found.id))
  if (order == null || held == null) return 'unknown'
  if (how === 'refund' && held.refund === 'refused') {
    await repository.markForRefund(transaction, held.id)
    return 'refunding'
  }
  if (!isParked(held)) return 'settled'
  if (how === 'refund') {
    await carryOut(transaction, { order, held }, 'approved', 'refund')
    return 'refunding'
  }
  const effect = effectOf(paidOrder(order), held, 'approved')
  if (effect !== 'fulfil' && effect !== 'revive') return 'over'
  if (effect === 'revive' && !(await hadAgain(transaction, order.id))) return 'soldOut'
  await carryOut(transaction, { order, held }, 'approved', effect)
  return 'accepted'
}
