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
 * Claims a due refund of a card payment; null: none is due. It is the payment's oldest open one. Other processes get
 * others, and this one again if this process dies.
 */
export async function claimDueRefund(db: Database): Promise<DueRefund | null> {
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
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(refunds)
    // So long other processes leave a claimed refund alone.
    .set({ checkAt: sql`now() + interval '1 minute'` })
    .from(payments)
    // Not `in`: as the inner side of a join the subquery would run, and claim, several times.
    .where(and(eq(refunds.id, sql`(${due})`), eq(payments.id, refunds.paymentId)))
    .returning({ refund: refunds, gatewayOrderId: payments.gatewayOrderId })
  return claimed === undefined
    ? null
    : { ...withState(claimed.refund), gatewayOrderId: claimed.gatewayOrderId }
}

/**
 * Records that the gateway is about to be asked for a refund.
 * @returns `settled`: another process has recorded its outcome meanwhile
 */
export async function beginAttempt(db: Database, id: string): Promise<'first' | 'again' | 'settled'> {
  const begun = await db
    .update(refunds)
    .set({ state: 'under_way' })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'due')))
    .returning({ id: refunds.id })
  if (begun.length > 0) return 'first'
  const isUnderWay = await db.$count(refunds, and(eq(refunds.id, id), eq(refunds.state, 'under_way')))
  return isUnderWay > 0 ? 'again' : 'settled'
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
