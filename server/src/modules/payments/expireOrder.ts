import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { applyEvent, lockOrder } from '../orders/lifecycle.ts'
import { paymentsOf } from './paymentRepository.ts'
import { needsReview } from './states.ts'

/**
 * Lets an order expire that wasn't paid in time. The caller has asked the gateway about its payments before.
 * @returns whether it expired: not if it is paid by now, a bank is still processing it, or the shop has to decide
 */
export function expireOrder(db: Database, orderId: string): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const order = await lockOrder(transaction, orderId)
    if (order?.expiresAt == null || order.expiresAt.getTime() > Date.now()) return false
    const all = await paymentsOf(transaction, [orderId])
    if (all.some((payment) => payment.state === 'processing' || needsReview(payment))) return false
    return (await applyEvent(transaction, order, 'expire')).ok
  })
}
