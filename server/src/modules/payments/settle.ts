import type { Database, Transaction } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { FlittReport, FlittStatus } from '../../gateways/flitt/flitt.ts'
import { queueOrderMail } from '../orderMails/queue.ts'
import { returnStock, takeStockAgain } from '../orders/stock.ts'
import * as repository from './paymentRepository.ts'
import { effectOf, isNews, isParked, orderAfter, type Effect, type PaidOrder } from './states.ts'

/** What came of what the gateway told; `mismatch`: it took something else than the order costs. */
export type Settled = Effect | 'mismatch'

const CURRENCY = 'GEL'

/**
 * Carries out what follows from what the gateway itself says of a payment: once, in one transaction, which holds the
 * order. What has been told before, or comes too late to count, changes nothing.
 */
export function settle(
  db: Database,
  payment: Pick<repository.PaymentRow, 'id' | 'orderId'>,
  report: Pick<FlittReport, 'status' | 'amount' | 'actualAmount' | 'currency'>,
): Promise<Settled> {
  return inTransaction(db, async (transaction) => {
    const order = await repository.holdOrder(transaction, payment.orderId)
    const held = await repository.heldPayment(transaction, payment.id)
    if (order === null || held === null) return 'none'
    // What is told once more doesn't make anybody wait for their money.
    if (held.refund !== 'due') await repository.postpone(transaction, held.id)
    if (!isNews(held.state, report.status)) return 'none'
    if (report.status === 'approved' && !isWholeSum(report, held.amountTetri)) {
      await repository.changePayment(transaction, held.id, { mismatch: true })
      return 'mismatch'
    }
    const before = paidOrder(order)
    // Money that the shop has given back at the gateway itself: nothing was paid by it.
    const isReturned = report.status === 'reversed' && isParked(held)
    const wished = isReturned ? 'none' : effectOf(before, held, report.status)
    const effect =
      wished === 'revive' && !(await hadAgain(transaction, order.id)) ? ('refund' as const) : wished
    await carryOut(transaction, { order, held }, report.status, effect)
    return effect
  })
}

/** An order as its payments see it. */
export function paidOrder(order: repository.PayableOrder): PaidOrder {
  return { ...order, expired: order.expiredAt !== null }
}

/** Writes what a payment has come to, and what that does to its order. Both have to be held. */
export async function carryOut(
  transaction: Transaction,
  { order, held }: { order: repository.PayableOrder; held: repository.PaymentRow },
  state: FlittStatus,
  effect: Effect,
): Promise<void> {
  await repository.changePayment(transaction, held.id, {
    state,
    ...((effect === 'fulfil' || effect === 'revive') && { fulfilled: true }),
    ...(state === 'reversed' && held.refund !== null && { refund: 'done' }),
  })
  if (effect === 'refund') await repository.markForRefund(transaction, held.id)
  const before = paidOrder(order)
  await changeOrder(transaction, order.id, before, orderAfter(before, effect))
}

/** The order's own sum, in its own money; a fee that the payer bears may come on top. */
function isWholeSum(
  { amount, actualAmount, currency }: Pick<FlittReport, 'amount' | 'actualAmount' | 'currency'>,
  expected: number,
): boolean {
  return currency === CURRENCY && amount === expected && (actualAmount ?? amount) >= expected
}

class NotInStock extends Error {}

/** Takes the order's goods again, all or none of them. */
export async function hadAgain(transaction: Transaction, orderId: string): Promise<boolean> {
  try {
    await transaction.transaction(async (inner) => {
      if (!(await takeStockAgain(inner, orderId))) throw new NotInStock()
    })
    return true
  } catch (error) {
    if (error instanceof NotInStock) return false
    throw error
  }
}

async function changeOrder(
  transaction: Transaction,
  id: string,
  before: PaidOrder,
  after: PaidOrder,
): Promise<void> {
  if (after === before) return
  const { status, paymentStatus, expired } = after
  await repository.changeOrder(transaction, id, {
    status,
    paymentStatus,
    ...(before.expired && !expired && { expiredAt: null }),
  })
  if (before.paymentStatus !== 'completed' && paymentStatus === 'completed')
    await queueOrderMail(transaction, id, 'paid')
  if (before.status === 'cancelled' || status !== 'cancelled') return
  await returnStock(transaction, id)
  await queueOrderMail(transaction, id, 'cancelled')
}

/**
 * Gives up an order that wasn't paid in time, and puts its goods back. Its payments have to be asked after before.
 * @returns whether it was given up: not when it is paid meanwhile, a bank is still at it, or the shop has to decide
 */
export function giveUp(db: Database, orderId: string): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const order = await repository.holdOrder(transaction, orderId)
    if (order?.status !== 'pending' || order.paymentStatus === 'completed') return false
    if (order.expiresAt === null || order.expiresAt.getTime() > Date.now()) return false
    const all = await repository.paymentsOf(transaction, [orderId])
    if (all.some((payment) => payment.state === 'processing' || isParked(payment))) return false
    await repository.changeOrder(transaction, orderId, {
      ...{ status: 'cancelled', paymentStatus: 'failed', expiredAt: new Date() },
    })
    await returnStock(transaction, orderId)
    await queueOrderMail(transaction, orderId, 'cancelled')
    return true
  })
}
