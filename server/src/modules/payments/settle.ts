import type { Database, Transaction } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { FlittReport, FlittStatus } from '../../gateways/flitt/flitt.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { applyEvent, lockOrder, stateOf, type OrderRecord } from '../orders/lifecycle.ts'
import * as repository from './paymentRepository.ts'
import { effectOf, movesForward, needsReview, type Effect } from './states.ts'

/** The effect of a reported status; `mismatch`: the gateway took another amount than the order's total. */
export type Settled = Effect | 'mismatch'

const CURRENCY = 'GEL'

/**
 * Applies a status that the gateway itself reported, in one transaction that locks the order. A status that was
 * reported before, or comes too late to count, changes nothing.
 */
export function settle(
  db: Database,
  payment: Pick<repository.PaymentRow, 'id' | 'orderId'>,
  report: Pick<FlittReport, 'status' | 'amount' | 'actualAmount' | 'currency'>,
): Promise<Settled> {
  return inTransaction(db, async (transaction) => {
    const order = await lockOrder(transaction, payment.orderId)
    const held = await repository.lockPayment(transaction, payment.id)
    if (order === null || held === null) return 'none'
    // A repeated report doesn't delay a refund.
    if (held.refund !== 'due') await repository.scheduleCheck(transaction, held.id)
    if (!movesForward(held.state, report.status)) return 'none'
    if (report.status === 'approved' && !isWholeSum(report, held.amountTetri)) {
      await repository.changePayment(transaction, held.id, { mismatch: true })
      return 'mismatch'
    }
    // The shop has refunded it at the gateway itself, so nothing was paid by it.
    const isReturned = report.status === 'reversed' && needsReview(held)
    const effect = isReturned ? 'none' : effectOf(stateOf(order), held, report.status)
    const carried = await applyEffect(transaction, { order, held }, report.status, effect)
    if (carried.ok) return effect
    await applyEffect(transaction, { order, held }, report.status, 'refund')
    return 'refund'
  })
}

/**
 * Writes the new state of a payment and applies its effect to the order. Both have to be locked.
 * @returns `outOfStock`: nothing was changed, since the goods of an expired order are gone
 */
export async function applyEffect(
  transaction: Transaction,
  { order, held }: { order: OrderRecord; held: repository.PaymentRow },
  state: FlittStatus,
  effect: Effect,
): Promise<Result<null, 'outOfStock'>> {
  if (effect !== 'none' && effect !== 'refund') {
    const applied = await applyEvent(transaction, order, effect)
    if (!applied.ok) {
      if (applied.error === 'outOfStock') return fail('outOfStock')
      throw new Error(`${effect} was refused: ${applied.error}`)
    }
  }
  await repository.changePayment(transaction, held.id, {
    state,
    ...((effect === 'pay' || effect === 'reinstate') && { fulfilled: true }),
    ...(state === 'reversed' && held.refund !== null && { refund: 'done' }),
  })
  if (effect === 'refund') await repository.markForRefund(transaction, held.id)
  return succeed(null)
}

/** The amount and currency of the order; a fee for the payer may come on top. */
function isWholeSum(
  { amount, actualAmount, currency }: Pick<FlittReport, 'amount' | 'actualAmount' | 'currency'>,
  expected: number,
): boolean {
  return currency === CURRENCY && amount === expected && (actualAmount ?? amount) >= expected
}
