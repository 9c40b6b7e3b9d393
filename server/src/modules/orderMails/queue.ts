import type { Transaction } from '../../db/database.ts'
import { orderMails } from '../../db/orderSchema.ts'

/** What customers are written about their orders. */
export const ORDER_MAILS = ['placed', 'paid', 'shipped', 'cancelled'] as const
export type OrderMail = (typeof ORDER_MAILS)[number]

/**
 * Has an order's customer written to, in the transaction that gives the reason: the mail goes out if and only if that
 * stands, by whichever server comes to it first, and once for an order, however often the reason is told.
 */
export async function queueOrderMail(
  transaction: Transaction,
  orderId: string,
  kind: OrderMail,
): Promise<void> {
  await transaction.insert(orderMails).values({ orderId, kind }).onConflictDoNothing()
}
