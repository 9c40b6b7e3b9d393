import { ORDER_STATUSES, type OrderStatus, type PaymentStatus } from '@dukani/contracts'

/** The state of an order: its status, that of its payment, and whether it was cancelled because it wasn't paid in time. */
export interface OrderState {
  status: string
  paymentStatus: string
  expired: boolean
}

/** A transition from some states to another one. */
export interface Transition {
  from: readonly OrderStatus[]
  /** the payment statuses it starts from; any when left out */
  payment?: readonly PaymentStatus[]
  /** only for orders that expired */
  expired?: true
  /** what changes; the rest stays as it is */
  to: { status?: OrderStatus; paymentStatus?: PaymentStatus; expired?: boolean }
}

const UNPAID = ['pending', 'failed'] as const satisfies PaymentStatus[]

/**
 * Every event of an order and what it does. What isn't listed is refused. The lifecycle applies this table, and
 * docs/order-states.md is generated from it.
 */
export const TRANSITIONS = {
  /** the shop accepts the order */
  confirm: [{ from: ['pending'], to: { status: 'confirmed' } }],
  /** an order is shipped only after it is paid */
  ship: [{ from: ['confirmed'], payment: ['completed'], to: { status: 'shipped' } }],
  deliver: [{ from: ['shipped'], to: { status: 'delivered' } }],
  cancelByCustomer: cancelFrom(['pending']),
  /** a shipped order is cancelled when it comes back */
  cancelByShop: cancelFrom(['pending', 'confirmed', 'shipped']),
  /** it wasn't paid in time */
  expire: [
    {
      from: ['pending'],
      payment: UNPAID,
      to: { status: 'cancelled', paymentStatus: 'failed', expired: true },
    },
  ],
  /** the whole sum has arrived */
  pay: [
    { from: ['pending'], payment: UNPAID, to: { status: 'confirmed', paymentStatus: 'completed' } },
    { from: ['confirmed', 'shipped', 'delivered'], payment: UNPAID, to: { paymentStatus: 'completed' } },
  ],
  /** the sum has arrived after the order expired, and its goods are still in stock */
  reinstate: [
    {
      from: ['cancelled'],
      payment: UNPAID,
      expired: true,
      to: { status: 'confirmed', paymentStatus: 'completed', expired: false },
    },
  ],
  /** the money was returned; goods that have left the shop are not called back */
  returnMoney: [
    { from: ['pending', 'confirmed'], to: { status: 'cancelled', paymentStatus: 'failed' } },
    { from: ['shipped', 'delivered', 'cancelled'], to: { paymentStatus: 'failed' } },
  ],
} as const satisfies Record<string, readonly Transition[]>

export type OrderEvent = keyof typeof TRANSITIONS

/** The transitions that cancel an order. A paid order stays `completed` until its refund is done. */
function cancelFrom<const From extends readonly OrderStatus[]>(from: From) {
  return [
    { from, payment: UNPAID, to: { status: 'cancelled', paymentStatus: 'failed' } },
    { from, payment: ['completed'], to: { status: 'cancelled' } },
  ] as const satisfies Transition[]
}

/** The events by which the shop sets a status, in the order of `ORDER_STATUSES`. */
export const SHOP_EVENTS: Readonly<Partial<Record<OrderStatus, OrderEvent>>> = {
  confirmed: 'confirm',
  shipped: 'ship',
  delivered: 'deliver',
  cancelled: 'cancelByShop',
}

/** Why an event is refused: because of the order's status, or because of the payment's. */
export type TransitionRefusal = 'wrongStatus' | 'wrongPayment'

/** The state after an event, or why there is none. */
export function nextState(state: OrderState, event: OrderEvent): OrderState | TransitionRefusal {
  const transitions: readonly Transition[] = TRANSITIONS[event]
  const fromStatus = transitions.filter((transition) => startsFrom(transition, state))
  const found = fromStatus.find(
    ({ payment }) => payment === undefined || payment.some((each) => each === state.paymentStatus),
  )
  if (found !== undefined) return { ...state, ...found.to }
  return fromStatus.length > 0 ? 'wrongPayment' : 'wrongStatus'
}

/** Whether an event can happen to an order in this state. */
export function canHappen(state: OrderState, event: OrderEvent): boolean {
  return typeof nextState(state, event) !== 'string'
}

/** The statuses that the shop may set next, whether or not the order is paid. */
export function nextStatuses(status: string): OrderStatus[] {
  return ORDER_STATUSES.filter((to) => {
    const event = SHOP_EVENTS[to]
    const transitions: readonly Transition[] = event === undefined ? [] : TRANSITIONS[event]
    return transitions.some((transition) => startsFrom(transition, { status, expired: false }))
  })
}

function startsFrom({ from, expired }: Transition, state: Pick<OrderState, 'status' | 'expired'>): boolean {
  return from.some((each) => each === state.status) && (expired === undefined || state.expired)
}
