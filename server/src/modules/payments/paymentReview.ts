import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { orders } from '../../db/orderSchema.ts'
import { payments } from '../../db/paymentSchema.ts'
import { users } from '../../db/schema.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { lockOrder, stateOf } from '../orders/lifecycle.ts'
import * as repository from './paymentRepository.ts'
import { applyEffect } from './settle.ts'
import { effectOf, needsReview } from './states.ts'

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

/** Payments that the shop has to decide about: with another amount than the order's, or with a refused refund. */
export function paymentsToReview(db: Database) {
  return db
    .select(columns)
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(or(isWaiting, eq(payments.refund, 'refused')))
    .orderBy(asc(payments.createdAt), asc(payments.id))
}
export type PaymentToReview = Awaited<ReturnType<typeof paymentsToReview>>[number]

/** Why a decision can't be carried out; `notPayable`: the order was paid in another way, or is cancelled. */
export type DecisionRefusal = 'notFound' | 'nothingToDecide' | 'notPayable' | 'outOfStock'

/**
 * Carries out the shop's decision about a payment.
 * @param name the payment's id at the gateway
 * @param how `accept`: the order counts as paid by it; `refund`: the amount is refunded, and the order can be paid
 * again
 */
export async function decidePayment(
  transaction: Transaction,
  name: string,
  how: 'accept' | 'refund',
): Promise<Result<'accepted' | 'refunding', DecisionRefusal>> {
  const [found] = await transaction
    .select({ id: payments.id, orderId: payments.orderId })
    .from(payments)
    .where(eq(payments.gatewayOrderId, name))
  const order = found && (await lockOrder(transaction, found.orderId))
  const held = found && (await repository.lockPayment(transaction, found.id))
  if (order == null || held == null) return fail('notFound')
  if (how === 'refund' && held.refund === 'refused') {
    await repository.markForRefund(transaction, held.id)
    return succeed('refunding')
  }
  if (!needsReview(held)) return fail('nothingToDecide')
  if (how === 'refund') {
    await applyEffect(transaction, { order, held }, 'approved', 'refund')
    return succeed('refunding')
  }
  const effect = effectOf(stateOf(order), held, 'approved')
  if (effect !== 'pay' && effect !== 'reinstate') return fail('notPayable')
  const carried = await applyEffect(transaction, { order, held }, 'approved', effect)
  return carried.ok ? succeed('accepted') : fail('outOfStock')
}
