import type { OrderStatus, ShopOrderDetails } from '@dukani/contracts'
import type { AdminTextKey } from '@dukani/i18n'

/** What staff can do with an order. Each asks before it is done. */
export const ORDER_STEPS = [
  'confirmTransfer',
  'confirm',
  'prepare',
  'ship',
  'deliver',
  'changeCourier',
  'refund',
  'cancel',
] as const
export type OrderStep = (typeof ORDER_STEPS)[number]

/** The names of the steps. */
export const STEP_NAMES = {
  confirmTransfer: 'admin.order.confirmTransfer',
  confirm: 'admin.order.confirm',
  prepare: 'admin.order.prepare',
  ship: 'admin.order.ship',
  changeCourier: 'admin.order.changeCourier',
  deliver: 'admin.order.deliver',
  refund: 'admin.order.refund',
  cancel: 'admin.order.cancel',
} as const satisfies Record<OrderStep, AdminTextKey>

/** The titles of the questions that come before the steps. */
export const STEP_QUESTIONS = {
  ...STEP_NAMES,
  refund: 'admin.order.refundAsk',
  cancel: 'admin.order.cancelAsk',
} as const satisfies Record<OrderStep, AdminTextKey>

const BY_STATUS: ReadonlyMap<string, OrderStep> = new Map<OrderStatus, OrderStep>([
  ['confirmed', 'confirm'],
  ['shipped', 'ship'],
  ['delivered', 'deliver'],
  ['cancelled', 'cancel'],
])

/** The methods that are paid by transfer. */
const TRANSFERS: ReadonlySet<string> = new Set(['qr', 'bank'])

/** Statuses in which a transfer is still awaited. */
const AWAITING: ReadonlySet<string> = new Set<OrderStatus>(['pending', 'confirmed', 'shipped', 'delivered'])

/** Statuses in which paid money is refunded by itself; before, cancelling the order refunds it. */
const REFUNDABLE: ReadonlySet<string> = new Set<OrderStatus>(['shipped', 'delivered', 'cancelled'])

/** Statuses in which a paid order is packed. */
const PREPARABLE: ReadonlySet<string> = new Set<OrderStatus>(['pending', 'confirmed'])

/**
 * The steps that are possible in an order's state, in the order of their buttons. The server decides. For an unknown status, only
 * steps to known next statuses.
 */
export function stepsOf(order: ShopOrderDetails): readonly OrderStep[] {
  const { status, payment_status, payment_method, next_statuses, prepared_at } = order
  const possible = new Set(next_statuses.map((next) => BY_STATUS.get(next)))
  if (payment_status === 'pending' && TRANSFERS.has(payment_method) && AWAITING.has(status))
    possible.add('confirmTransfer')
  if (payment_status === 'completed' && prepared_at === null && PREPARABLE.has(status))
    possible.add('prepare')
  if (status === 'shipped') possible.add('changeCourier')
  if (payment_status === 'completed' && REFUNDABLE.has(status)) possible.add('refund')
  return ORDER_STEPS.filter((step) => possible.has(step))
}
