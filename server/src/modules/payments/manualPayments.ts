import { fail, succeed } from '../../result.ts'
import { applyEvent, lockOrder } from '../orders/lifecycle.ts'
import type { ManualPayments } from '../orders/orderPayments.ts'
import { refundedSums } from '../orders/refundRepository.ts'
import { refundRest } from './partialRefunds.ts'
import { giveMoneyBack } from './refunds.ts'
import { isWalletOfErased } from './walletRepository.ts'

/** Methods that pay into the bank account; nothing notifies the shop of these payments. */
const TRANSFERS: readonly string[] = ['bank', 'qr']

/** Records that the transfer for an order has arrived: the order is paid, and confirmed if it was pending. */
export const recordTransfer: ManualPayments['recordTransfer'] = async (transaction, orderId) => {
  const order = await lockOrder(transaction, orderId)
  if (order === null) return fail('notFound')
  if (order.paymentStatus === 'completed') return succeed('alreadyPaid')
  if (!TRANSFERS.includes(order.paymentMethod)) return fail('notTransfer')
  const applied = await applyEvent(transaction, order, 'pay')
  if (applied.ok) return succeed('paid')
  if (applied.error === 'wrongStatus') return fail('cancelled')
  throw new Error(`pay was refused: ${applied.error}`)
}

/**
 * Returns the money of an order that is shipped, delivered or cancelled. A transfer counts as returned from now on: a
 * second refund is refused.
 */
export const refundOrder: ManualPayments['refundOrder'] = async (transaction, orderId) => {
  const order = await lockOrder(transaction, orderId)
  if (order === null) return fail('notFound')
  if (order.paymentStatus !== 'completed') return fail('notPaid')
  if (order.status === 'pending' || order.status === 'confirmed') return fail('stillOpen')
  if (await isWalletOfErased(transaction, order)) return fail('customerErased')
  const way = await giveMoneyBack(transaction, order)
  if (way !== 'byHand') return succeed(way)
  if ((await refundedSums(transaction, orderId)).reserved > 0)
    return succeed(await refundRest(transaction, order))
  const applied = await applyEvent(transaction, order, 'returnMoney')
  if (!applied.ok) throw new Error(`returnMoney was refused: ${applied.error}`)
  return succeed(way)
}
