import { FLITT_STATUSES, type FlittStatus } from '../../gateways/flitt/flitt.ts'
import { canHappen, type OrderEvent, type OrderState } from '../orders/transitions.ts'

/** The status of a payment, and whether it is the one that pays the order. */
export interface Attempt {
  state: FlittStatus
  fulfilled: boolean
}

/**
 * What follows for the order when one of its payments moves forward: an event of the order, or `refund`: the money is
 * refunded and the order stays as it is.
 */
export type Effect = Extract<OrderEvent, 'pay' | 'reinstate' | 'returnMoney'> | 'refund' | 'none'

/** Whether a reported status is further than the known one: a payment never goes back, so the rest is ignored. */
export function movesForward(state: FlittStatus, reported: FlittStatus): boolean {
  return FLITT_STATUSES.indexOf(reported) > FLITT_STATUSES.indexOf(state)
}

/**
 * Whether the shop has to decide about a payment: the gateway took another amount than the order's. Until then the
 * order can't be paid and doesn't expire.
 */
export function needsReview({ mismatch, refund, state }: Reviewable): boolean {
  return mismatch && refund === null && state !== 'approved' && state !== 'reversed'
}

interface Reviewable {
  mismatch: boolean
  refund: string | null
  state: FlittStatus
}

/**
 * What follows from a status that the gateway reports. The order of reports doesn't matter: a payment ends in the
 * furthest status, and a reversal that is reported first also counts as the approval before it.
 */
export function effectOf(order: OrderState, attempt: Attempt, reported: FlittStatus): Effect {
  if (!movesForward(attempt.state, reported)) return 'none'
  if (reported === 'approved') return approval(order)
  if (reported !== 'reversed') return 'none'
  if (attempt.state === 'approved') return attempt.fulfilled ? 'returnMoney' : 'none'
  return approval(order) === 'pay' ? 'returnMoney' : 'none'
}

function approval(order: OrderState): Effect {
  if (canHappen(order, 'pay')) return 'pay'
  return canHappen(order, 'reinstate') ? 'reinstate' : 'refund'
}
