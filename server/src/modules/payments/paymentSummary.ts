import {
  toGel,
  type OrderPayment,
  type OrderRefund,
  type PaymentMethod,
  type PaymentState,
} from '@dukani/contracts'
import type { BankConfig } from '../../config/payments.ts'
import type { OrderRecord } from '../orders/lifecycle.ts'
import type { WholeRefund } from '../orders/refundRepository.ts'
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

/** What was paid for an order, and what was returned of it. */
interface Made {
  /** card payments, the newest first */
  attempts: Attempts
  /** refunds of parts, the oldest first */
  refunds: readonly WholeRefund[]
}

/** The payment of an order as the API returns it. */
export function paymentSummary(order: OrderRecord, made: Made, { card, bank }: PaymentSetup): OrderPayment {
  const method = order.paymentMethod as PaymentMethod
  const state = stateOf(order, made)
  const shown = made.refunds.filter((refund) => refund.state !== 'refused')
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
    ...(shown.length > 0 && { refunds: shown.map(wireRefund) }),
  }
}

function wireRefund({ id, amountTetri, state, items, createdAt }: WholeRefund): OrderRefund {
  return {
    ...{ id, amount: toGel(amountTetri), is_done: state === 'done', created_at: createdAt.toISOString() },
    items: items.map(({ itemId, quantity }) => ({ id: itemId, quantity })),
  }
}

function stateOf(order: OrderRecord, { attempts, refunds }: Made): PaymentState {
  if (order.paymentStatus === 'completed') {
    const paid = attempts.find(({ fulfilled }) => fulfilled)
    if (paid === undefined) return 'paid'
    return paid.refund !== null || order.status === 'cancelled' ? 'refunding' : 'paid'
  }
  if (attempts.some(({ refund }) => refund === 'due' || refund === 'refused')) return 'refunding'
  if (attempts.some((attempt) => attempt.state === 'processing' || needsReview(attempt))) return 'processing'
  if (order.status === 'cancelled') return closedState(order, { attempts, refunds })
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
  { attempts, refunds }: Made,
): PaymentState {
  const isReturned = paymentMethod === 'wallet' || refunds.some(({ state }) => state === 'done')
  const wasPaid = isReturned && paymentStatus === 'failed'
  if (wasPaid || attempts.some(({ state }) => state === 'reversed')) return 'refunded'
  return expiredAt === null ? 'cancelled' : 'expired'
}
