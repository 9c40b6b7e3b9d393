import type { OrderPayment, PaymentMethod, PaymentState } from '@dukani/contracts'
import type { BankConfig } from '../../config/payments.ts'
import type { OrderRecord } from '../orders/lifecycle.ts'
import type { PaymentRow } from './paymentRepository.ts'
import { needsReview } from './states.ts'
import { transferOf } from './transfer.ts'

/** The configured payment methods. */
export interface PaymentSetup {
  /** card payments are available */
  card: boolean
  bank: BankConfig | null
}

type Attempts = readonly Pick<PaymentRow, 'state' | 'refund' | 'fulfilled' | 'mismatch'>[]

/**
 * The payment of an order as the API returns it.
 * @param attempts its card payments, the newest first
 */
export function paymentSummary(
  order: OrderRecord,
  attempts: Attempts,
  { card, bank }: PaymentSetup,
): OrderPayment {
  const method = order.paymentMethod as PaymentMethod
  const state = stateOf(order, attempts)
  const isOpen = order.status !== 'cancelled' && !wasReturned(order)
  const isUnpaid = order.paymentStatus !== 'completed' && isOpen
  const isOver = order.expiresAt !== null && order.expiresAt.getTime() <= Date.now()
  const isTransferred = (method === 'bank' || method === 'qr') && isUnpaid && bank !== null
  return {
    state,
    can_pay: card && method === 'flitt' && isUnpaid && !isOver && state !== 'processing',
    expires_at: isUnpaid ? (order.expiresAt?.toISOString() ?? null) : null,
    transfer: isTransferred
      ? transferOf(bank, { number: order.number, total: order.totalTetri, method })
      : null,
  }
}

function stateOf(order: OrderRecord, attempts: Attempts): PaymentState {
  if (order.paymentStatus === 'completed')
    return attempts.some(({ fulfilled, refund }) => fulfilled && refund !== null) ? 'refunding' : 'paid'
  if (attempts.some(({ refund }) => refund === 'due' || refund === 'refused')) return 'refunding'
  if (attempts.some((attempt) => attempt.state === 'processing' || needsReview(attempt))) return 'processing'
  if (order.status === 'cancelled') return closedState(order, attempts)
  const [last] = attempts
  if (last?.state === 'reversed' || wasReturned(order)) return 'refunded'
  return last?.state === 'declined' ? 'declined' : 'unpaid'
}

/** Whether the money of an order was returned after it was shipped. Only paid orders are shipped. */
function wasReturned({ status, paymentStatus }: OrderRecord): boolean {
  return (status === 'shipped' || status === 'delivered') && paymentStatus === 'failed'
}

function closedState(
  { paymentMethod, expiredAt, paymentStatus }: OrderRecord,
  attempts: Attempts,
): PaymentState {
  const wasPaid = paymentMethod === 'wallet' && paymentStatus === 'failed'
  if (wasPaid || attempts.some(({ state }) => state === 'reversed')) return 'refunded'
  return expiredAt === null ? 'cancelled' : 'expired'
}
