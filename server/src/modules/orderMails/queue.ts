import type { Transaction } from '../../db/database.ts'
import { orderMails, WHOLE_ORDER } from '../../db/orderSchema.ts'

/** The kinds of mails about returns. */
export const RETURN_MAILS = ['returnAsked', 'returnAccepted', 'returnRefused', 'returnReceived'] as const

/** The kinds of mails about orders. */
export const ORDER_MAILS = ['placed', 'paid', 'shipped', 'cancelled', 'refunded', ...RETURN_MAILS] as const
export type OrderMail = (typeof ORDER_MAILS)[number]

/**
 * Queues a mail to an order's customer, in the transaction that causes it: it is sent if and only if that commits, by
 * any server, and once for an order and kind.
 * @param about the refund or return that it is about
 */
export async function queueOrderMail(
  transaction: Transaction,
  orderId: string,
  kind: OrderMail,
  about: string = WHOLE_ORDER,
): Promise<void> {
  await transaction.insert(orderMails).values({ orderId, kind, about }).onConflictDoNothing()
}
