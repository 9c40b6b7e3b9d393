import { and, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { MAX_ORDER_MAIL_ATTEMPTS } from '../../config/limits.ts'
import type { Database } from '../../db/database.ts'
import { orderMails, orders } from '../../db/orderSchema.ts'
import { payments } from '../../db/paymentSchema.ts'
import { openRefunds } from '../payments/cardRefundRepository.ts'
import { OPEN_STATES } from '../payments/paymentRepository.ts'

/** Work that isn't finished yet, in the whole shop. */
export interface Waiting {
  /** orders that aren't paid yet */
  unpaidOrders: number
  /** mails about orders that will be sent, or tried again */
  mails: number
  /** mails about orders that were tried in vain too often */
  failedMails: number
  /** payments at Flitt that aren't settled, and refunds that are due */
  payments: number
}

/** Counts the unfinished work. */
export async function countWaiting(db: Database): Promise<Waiting> {
  const mail = isNull(orderMails.sentAt)
  const [unpaidOrders, mails, failedMails, open, parts] = await Promise.all([
    db.$count(orders, and(eq(orders.status, 'pending'), sql`${orders.paymentStatus} <> 'completed'`)),
    db.$count(orderMails, and(mail, lt(orderMails.attempts, MAX_ORDER_MAIL_ATTEMPTS))),
    db.$count(orderMails, and(mail, gte(orderMails.attempts, MAX_ORDER_MAIL_ATTEMPTS))),
    db.$count(payments, or(inArray(payments.state, [...OPEN_STATES]), eq(payments.refund, 'due'))),
    openRefunds(db),
  ])
  return { unpaidOrders, mails, failedMails, payments: open + parts }
}
