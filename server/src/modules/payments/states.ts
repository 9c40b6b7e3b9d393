import { FLITT_STATUSES, type FlittStatus } from '../../gateways/flitt/flitt.ts'

/** What an order is to its payments. */
export interface PaidOrder {
  status: string
  paymentStatus: string
  /** it was given up since it wasn't paid in time */
  expired: boolean
}

/** How far a payment has come, and whether it is the one that the order is paid by. */
export interface Attempt {
  state: FlittStatus
  fulfilled: boolean
}

/**
 * What a payment that has come further does to its order.
 * `fulfil`: the order is paid. `revive`: so is one that had been given up, if its goods can still be had, else `refund`:
 * the money goes back. `undo`: the order isn't paid any more.
 */
export type Effect = 'none' | 'fulfil' | 'revive' | 'refund' | 'undo'

/** Whether what is told of a payment is news: it goes one way, and what is told late or twice is passed over. */
export function isNews(state: FlittStatus, told: FlittStatus): boolean {
  return FLITT_STATUSES.indexOf(told) > FLITT_STATUSES.indexOf(state)
}

/**
 * Whether a payment waits for the shop: the gateway took another sum for it than the order's. Nobody pays the order, and
 * it isn't given up, before somebody has decided.
 */
export function isParked({ mismatch, refund, state }: Parkable): boolean {
  return mismatch && refund === null && state !== 'approved' && state !== 'reversed'
}

interface Parkable {
  mismatch: boolean
  refund: string | null
  state: FlittStatus
}

/**
 * What follows from what the gateway tells of a payment. In whatever order it is told, the end is the same: a payment
 * ends in the furthest state that was told, and a reversal that is told first counts as the approval before it, too.
 */
export function effectOf(order: PaidOrder, attempt: Attempt, told: FlittStatus): Effect {
  if (!isNews(attempt.state, told)) return 'none'
  if (told === 'approved') return approval(order)
  if (told !== 'reversed') return 'none'
  if (attempt.state === 'approved') return attempt.fulfilled ? 'undo' : 'none'
  return approval(order) === 'fulfil' ? 'undo' : 'none'
}

function approval({ status, paymentStatus, expired }: PaidOrder): Effect {
  if (paymentStatus === 'completed') return 'refund'
  if (status !== 'cancelled') return 'fulfil'
  return expired ? 'revive' : 'refund'
}

/** What an order is after an effect. */
export function orderAfter(order: PaidOrder, effect: Effect): PaidOrder {
  switch (effect) {
    case 'fulfil':
      return { ...order, paymentStatus: 'completed', status: confirmed(order.status) }
    case 'revive':
      return { paymentStatus: 'completed', status: 'confirmed', expired: false }
    case 'undo':
      return { ...order, paymentStatus: 'failed', status: undone(order.status) }
    case 'refund':
    case 'none':
      return order
  }
}

function confirmed(status: string): string {
  return status === 'pending' ? 'confirmed' : status
}

/** What has left the shop isn't called back. */
function undone(status: string): string {
  return status === 'pending' || status === 'confirmed' ? 'cancelled' : status
}
