import type { Transaction } from '../../db/database.ts'
import { queueOrderMail } from '../orderMails/queue.ts'
import { changeOrder, holdOrder } from '../payments/paymentRepository.ts'
import { giveMoneyBack, type MoneyBack } from '../payments/refunds.ts'

/** Methods by which money comes to the bank account, where nothing tells the shop of it. */
const TRANSFERS: readonly string[] = ['bank', 'qr']

/**
 * Notes that the transfer for an order has come: it is paid, and confirmed if it waited for that.
 * @returns 'notTransfer': what it is paid by tells by itself; 'cancelled': the money has to go back
 */
export async function markPaid(
  transaction: Transaction,
  id: string,
): Promise<'paid' | 'there' | 'notTransfer' | 'cancelled' | null> {
  const order = await holdOrder(transaction, id)
  if (order === null) return null
  if (order.paymentStatus === 'completed') return 'there'
  if (!TRANSFERS.includes(order.paymentMethod)) return 'notTransfer'
  if (order.status === 'cancelled') return 'cancelled'
  await changeOrder(transaction, id, {
    paymentStatus: 'completed',
    ...(order.status === 'pending' && { status: 'confirmed' }),
  })
  await queueOrderMail(transaction, id, 'paid')
  return 'paid'
}

/**
 * Gives the money of an order back that has come to its end.
 * @returns 'unpaid': there is none; 'goesOn': cancel it, which gives the money back, too
 */
export async function refundOrder(
  transaction: Transaction,
  id: string,
): Promise<MoneyBack | 'unpaid' | 'goesOn' | null> {
  const order = await holdOrder(transaction, id)
  if (order === null) return null
  if (order.paymentStatus !== 'completed') return 'unpaid'
  if (order.status === 'pending' || order.status === 'confirmed') return 'goesOn'
  return giveMoneyBack(transaction, id)
}
