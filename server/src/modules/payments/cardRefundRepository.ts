import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { payments, refunds } from '../../db/paymentSchema.ts'
import { processTime } from '../../db/processTime.ts'
import { withState, type RefundRow } from '../orders/refundRepository.ts'

/** A refund that is to be asked of the gateway. */
export interface DueRefund extends RefundRow {
  /** the payment's id at the gateway */
  gatewayOrderId: string
}

const isOpen = inArray(refunds.state, ['due', 'under_way'])

/**
 * Claims some due refunds of card payments, the oldest of each payment. Other processes get others, and these again if this
 * process dies.
 */
export async function claimDueRefunds(db: Database, most: number): Promise<DueRefund[]> {
  const due = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        isOpen,
        lte(refunds.checkAt, sql`now()`),
        sql`${refunds.paymentId} is not null`,
        sql`not exists (
          select from refunds earlier
          where earlier.payment_id = ${refunds.paymentId} and earlier.id < ${refunds.id}
            and earlier.state in ('due', 'under_way'))`,
      ),
    )
    .orderBy(asc(refunds.checkAt))
    .limit(most)
    .for('update', { skipLocked: true })
  const rows = await db
    .update(refunds)
    // So long other processes leave a claimed refund alone.
    .set({ checkAt: sql`now() + interval '1 minute'` })
    .from(payments)
    .where(and(sql`${refunds.id} in ${due}`, eq(payments.id, refunds.paymentId)))
    .returning({ refund: refunds, gatewayOrderId: payments.gatewayOrderId })
  return rows.map(({ refund, gatewayOrderId }) => ({ ...withState(refund), gatewayOrderId }))
}

/** Schedules the next attempt: after half a minute, then twice as long each time, up to an hour. */
export async function scheduleRefund(db: Database, id: string): Promise<void> {
  const now = processTime()
  await db
    .update(refunds)
    .set({
      checkAt: sql`${now} + least(interval '1 hour', greatest(interval '30 seconds', ${now} - ${refunds.createdAt}))`,
    })
    .where(eq(refunds.id, id))
}

/** How many refunds are waiting for the gateway, in the whole shop. */
export function openRefunds(db: Database): Promise<number> {
  return db.$count(refunds, isOpen)
}
