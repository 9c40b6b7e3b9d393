import { ORDER_STATUSES, PAYMENT_METHODS, PAYMENT_STATUSES } from '@dukani/contracts'
import { expect, test } from 'vitest'
import { initialState } from '../../../server/src/modules/orders/lifecycle.ts'
import {
  canHappen,
  nextState,
  nextStatuses,
  TRANSITIONS,
  type OrderEvent,
  type OrderState,
} from '../../../server/src/modules/orders/transitions.ts'

const EVENTS = Object.keys(TRANSITIONS) as OrderEvent[]

/** Every state: only cancelled orders have expired. */
const STATES: OrderState[] = ORDER_STATUSES.flatMap((status) =>
  PAYMENT_STATUSES.flatMap((paymentStatus) =>
    (status === 'cancelled' ? [false, true] : [false]).map((expired) => ({ status, paymentStatus, expired })),
  ),
)

const textOf = ({ status, paymentStatus, expired }: OrderState) =>
  `${status}/${paymentStatus}${expired ? ' expired' : ''}`

/** What an event does in each state, without those that refuse it. */
function effectsOf(event: OrderEvent): string[] {
  return STATES.flatMap((state) => {
    const after = nextState(state, event)
    return typeof after === 'string' ? [] : [`${textOf(state)} → ${textOf(after)}`]
  })
}

test('ORDER-04 each event does what is expected in every state, and is refused in the others', () => {
  expect(Object.fromEntries(EVENTS.map((event) => [event, effectsOf(event)]))).toEqual({
    confirm: [
      'pending/pending → confirmed/pending',
      'pending/completed → confirmed/completed',
      'pending/failed → confirmed/failed',
    ],
    ship: ['confirmed/completed → shipped/completed'],
    deliver: [
      'shipped/pending → delivered/pending',
      'shipped/completed → delivered/completed',
      'shipped/failed → delivered/failed',
    ],
    cancelByCustomer: [
      'pending/pending → cancelled/failed',
      'pending/completed → cancelled/completed',
      'pending/failed → cancelled/failed',
    ],
    cancelByShop: [
      'pending/pending → cancelled/failed',
      'pending/completed → cancelled/completed',
      'pending/failed → cancelled/failed',
      'confirmed/pending → cancelled/failed',
      'confirmed/completed → cancelled/completed',
      'confirmed/failed → cancelled/failed',
      'shipped/pending → cancelled/failed',
      'shipped/completed → cancelled/completed',
      'shipped/failed → cancelled/failed',
    ],
    expire: ['pending/pending → cancelled/failed expired', 'pending/failed → cancelled/failed expired'],
    pay: [
      'pending/pending → confirmed/completed',
      'pending/failed → confirmed/completed',
      'confirmed/pending → confirmed/completed',
      'confirmed/failed → confirmed/completed',
      'shipped/pending → shipped/completed',
      'shipped/failed → shipped/completed',
      'delivered/pending → delivered/completed',
      'delivered/failed → delivered/completed',
    ],
    reinstate: [
      'cancelled/pending expired → confirmed/completed',
      'cancelled/failed expired → confirmed/completed',
    ],
    returnMoney: [
      'pending/pending → cancelled/failed',
      'pending/completed → cancelled/failed',
      'pending/failed → cancelled/failed',
      'confirmed/pending → cancelled/failed',
      'confirmed/completed → cancelled/failed',
      'confirmed/failed → cancelled/failed',
      'shipped/pending → shipped/failed',
      'shipped/completed → shipped/failed',
      'shipped/failed → shipped/failed',
      'delivered/pending → delivered/failed',
      'delivered/completed → delivered/failed',
      'delivered/failed → delivered/failed',
      'cancelled/pending → cancelled/failed',
      'cancelled/pending expired → cancelled/failed expired',
      'cancelled/completed → cancelled/failed',
      'cancelled/completed expired → cancelled/failed expired',
      'cancelled/failed → cancelled/failed',
      'cancelled/failed expired → cancelled/failed expired',
    ],
  })
})

test('ORDER-04 a status never goes back, except that a late payment reinstates an expired order', () => {
  const rank = (status: string) => ORDER_STATUSES.findIndex((each) => each === status)
  for (const event of EVENTS)
    for (const state of STATES) {
      const after = nextState(state, event)
      if (typeof after === 'string') continue
      expect([event, rank(after.status) >= rank(state.status)]).toEqual([event, event !== 'reinstate'])
      expect(STATES).toContainEqual(after)
    }
})

test('an event is refused for the status or for the payment', () => {
  const refusalOf = (event: OrderEvent, status: string, paymentStatus: string) =>
    nextState({ status, paymentStatus, expired: false }, event)
  expect(refusalOf('ship', 'confirmed', 'pending')).toBe('wrongPayment')
  expect(refusalOf('ship', 'pending', 'completed')).toBe('wrongStatus')
  expect(refusalOf('pay', 'shipped', 'completed')).toBe('wrongPayment')
  expect(refusalOf('reinstate', 'cancelled', 'failed')).toBe('wrongStatus')
})

test('no sequence of events pays a cancelled order or ships an unpaid one', () => {
  const open: OrderState[] = PAYMENT_METHODS.map((method) => {
    const { status, paymentStatus } = initialState(method)
    return { status, paymentStatus, expired: false }
  })
  const reached = new Set<string>()
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    if (reached.has(textOf(state))) continue
    reached.add(textOf(state))
    for (const event of EVENTS) {
      const after = nextState(state, event)
      if (typeof after === 'string') continue
      if (event === 'ship') expect(state.paymentStatus).toBe('completed')
      if (event === 'pay') expect(state.status).not.toBe('cancelled')
      open.push(after)
    }
  }
  // A payment that failed has ended its order, unless the goods had left the shop.
  expect([...reached].toSorted()).toEqual([
    'cancelled/completed',
    'cancelled/failed',
    'cancelled/failed expired',
    'confirmed/completed',
    'confirmed/pending',
    'delivered/completed',
    'delivered/failed',
    'pending/completed',
    'pending/pending',
    'shipped/completed',
    'shipped/failed',
  ])
})

test('the next statuses are listed for every status, known or not', () => {
  expect(ORDER_STATUSES.map(nextStatuses)).toEqual([
    ['confirmed', 'cancelled'],
    ['shipped', 'cancelled'],
    ['delivered', 'cancelled'],
    [],
    [],
  ])
  for (const status of ['', 'lost', 'toString', '__proto__']) {
    expect(nextStatuses(status)).toEqual([])
    for (const event of EVENTS)
      expect(canHappen({ status, paymentStatus: 'completed', expired: false }, event)).toBe(false)
  }
})
