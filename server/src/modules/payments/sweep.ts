import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/database.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { overdueOrders } from '../orders/repository.ts'
import * as repository from './paymentRepository.ts'
import type { Reconcile } from './reconcile.ts'
import type { createRefund } from './refunds.ts'
import { claimDueRefund } from './cardRefundRepository.ts'
import type { createCardRefund } from './cardRefunds.ts'
import { expireOrder } from './expireOrder.ts'
import { needsReview } from './states.ts'

const AT_ONCE = 20

/**
 * Checks payments whose callbacks didn't arrive, refunds, and lets unpaid orders expire, each only after asking the
 * gateway. Any number of processes may run it at once; the work of one that dies is taken over. It stops while the
 * gateway can't be reached, and then no order expires.
 */
export function createSweep(
  db: Database,
  {
    reconcile,
    refund,
    refundPart,
    log,
  }: {
    reconcile: Reconcile
    refund: ReturnType<typeof createRefund>
    refundPart: ReturnType<typeof createCardRefund>
    log: FastifyBaseLogger
  },
): () => Promise<void> {
  type Swept = Result<null, 'unavailable'>

  async function sweepPayments(): Promise<Swept> {
    for (;;) {
      const due = await repository.claimDuePayments(db, AT_ONCE)
      for (const payment of due) {
        const checked = payment.refund === 'due' ? await refund(payment) : await reconcile(payment)
        if (!checked.ok && checked.error === 'unavailable') return fail('unavailable')
      }
      if (due.length < AT_ONCE) return succeed(null)
    }
  }

  async function sweepRefunds(): Promise<Swept> {
    for (;;) {
      // One at a time, so that a slow gateway doesn't outlast the claim of the next ones.
      const due = await claimDueRefund(db)
      if (due === null) return succeed(null)
      const carried = await refundPart(due)
      if (!carried.ok && carried.error === 'unavailable') return fail('unavailable')
    }
  }

  async function sweepOrder(id: string): Promise<Swept> {
    const all = await repository.paymentsOf(db, [id])
    if (all.some(needsReview)) return succeed(null)
    for (const payment of repository.openPayments(all)) {
      const checked = await reconcile(payment)
      if (!checked.ok) return checked.error === 'unavailable' ? fail('unavailable') : succeed(null)
    }
    if (await expireOrder(db, id)) log.info({ orderId: id }, 'an order expired: it wasn’t paid')
    return succeed(null)
  }

  return async () => {
    if (!(await sweepPayments()).ok || !(await sweepRefunds()).ok) return
    let last: string | null = null
    for (;;) {
      const overdue: { id: string }[] = await overdueOrders(db, last, AT_ONCE)
      for (const { id } of overdue) if (!(await sweepOrder(id)).ok) return
      last = overdue.at(-1)?.id ?? null
      if (overdue.length < AT_ONCE) return
    }
  }
}
