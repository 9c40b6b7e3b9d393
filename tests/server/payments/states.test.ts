import { expect, test } from 'vitest'
import { FLITT_STATUSES, type FlittStatus } from '../../../server/src/gateways/flitt/flitt.ts'
import { nextState, type OrderState } from '../../../server/src/modules/orders/transitions.ts'
import { effectOf, movesForward, type Effect } from '../../../server/src/modules/payments/states.ts'
import { eachRow } from '../support/eachRow.ts'

/** Every order of some things. */
function permutations<Thing>(things: readonly Thing[]): Thing[][] {
  if (things.length === 0) return [[]]
  return things.flatMap((first, index) =>
    permutations(things.toSpliced(index, 1)).map((rest) => [first, ...rest]),
  )
}

/** Every choice of some things, none and all included. */
function subsets<Thing>(things: readonly Thing[]): Thing[][] {
  return things.reduce<Thing[][]>((all, thing) => [...all, ...all.map((some) => [...some, thing])], [[]])
}

interface World {
  order: OrderState
  state: FlittStatus
  fulfilled: boolean
  /** the money has to go back */
  refund: boolean
}

const BEGUN: World = {
  order: { status: 'pending', paymentStatus: 'pending', expired: false },
  ...{ state: 'created', fulfilled: false, refund: false },
}

/** What is reported of a payment; `expire` is the shop's own: the time is over. */
type Event = FlittStatus | 'expire'

/** The order after an effect, by the table of transitions. */
function orderAfter(order: OrderState, effect: Effect): OrderState {
  if (effect === 'none' || effect === 'refund') return order
  const after = nextState(order, effect)
  if (typeof after === 'string') throw new Error(`${effect}: ${after}`)
  return after
}

function after(world: World, event: Event, inStock: boolean): World {
  if (event === 'expire') {
    const order = nextState(world.order, 'expire')
    return typeof order === 'string' || world.state === 'processing' ? world : { ...world, order }
  }
  const wished = effectOf(world.order, world, event)
  const effect = wished === 'reinstate' && !inStock ? 'refund' : wished
  return {
    order: orderAfter(world.order, effect),
    state: movesForward(world.state, event) ? event : world.state,
    fulfilled: world.fulfilled || effect === 'pay' || effect === 'reinstate',
    refund: world.refund || effect === 'refund',
  }
}

const end = (events: readonly Event[], inStock = true) =>
  events.reduce((world, event) => after(world, event, inStock), BEGUN)

test('CHECK-08 P1 P3 P4 all 720 orders of the six events have the same result, and so have those of any subset', () => {
  const all = permutations(FLITT_STATUSES)
  expect(all).toHaveLength(720)
  for (const some of subsets(FLITT_STATUSES)) {
    const ends = new Set(
      permutations(some).map((events) => {
        const { order, state } = end(events)
        return JSON.stringify({ order, state })
      }),
    )
    expect([some, ends.size]).toEqual([some, 1])
  }
  expect(end(FLITT_STATUSES)).toMatchObject({
    state: 'reversed',
    order: { status: 'cancelled', paymentStatus: 'failed' },
  })
})

test('CHECK-08 P1 an event that is reported again, any number of times and at any later time, changes nothing', () => {
  for (const events of permutations(FLITT_STATUSES))
    for (const [index, event] of events.entries()) {
      const again = events.toSpliced(index + 2, 0, event, event)
      expect(end(again)).toEqual(end(events))
    }
})

test('CHECK-08 P3 P4 the state of payment and order after several events', () =>
  eachRow(
    [
      [['approved', 'declined'], 'completed', 'confirmed'],
      [['declined', 'approved'], 'completed', 'confirmed'],
      [['expired', 'approved'], 'completed', 'confirmed'],
      [['processing', 'created'], 'pending', 'pending'],
      [['declined', 'processing'], 'pending', 'pending'],
      [['expired'], 'pending', 'pending'],
      [['approved', 'reversed'], 'failed', 'cancelled'],
      [['reversed', 'approved'], 'failed', 'cancelled'],
    ] as [FlittStatus[], string, string][],
    (events, paymentStatus, status) => {
      expect(end(events).order).toMatchObject({ paymentStatus, status })
    },
  ))

test('CHECK-08 P5 approved after the order expired: paid if its goods are still in stock, otherwise the money goes back', () => {
  expect(end(['expire', 'approved'], true)).toMatchObject({
    order: { status: 'confirmed', paymentStatus: 'completed', expired: false },
    ...{ fulfilled: true, refund: false },
  })
  const late = end(['expire', 'approved'], false)
  expect(late).toMatchObject({
    order: { status: 'cancelled', paymentStatus: 'failed' },
    ...{ fulfilled: false, refund: true },
  })
  expect(after(late, 'reversed', false).order).toEqual(late.order)
  // Never both paid and refunded, never refunded and not approved, whenever the time is over.
  for (const inStock of [true, false])
    for (const events of permutations<Event>([...FLITT_STATUSES, 'expire'])) {
      const world = end(events, inStock)
      expect(world.refund && world.fulfilled).toBe(false)
      expect(world.order).toMatchObject({ status: 'cancelled', paymentStatus: 'failed' })
    }
})

test('CHECK-08 P5 the money of an order that the customer cancelled, or that is paid already, goes back', () => {
  const created = { state: 'created', fulfilled: false } as const
  const cancelled = { status: 'cancelled', paymentStatus: 'failed', expired: false }
  expect(effectOf(cancelled, created, 'approved')).toBe('refund')
  const paid = { status: 'confirmed', paymentStatus: 'completed', expired: false }
  expect(effectOf(paid, created, 'approved')).toBe('refund')
  // The one that came twice, back again: the order stays paid.
  expect(effectOf(paid, { state: 'approved', fulfilled: false }, 'reversed')).toBe('none')
  expect(effectOf(paid, created, 'reversed')).toBe('none')
})

test('ORDER-04 a refund doesn’t change the status of an order that was shipped', () => {
  const paid = { state: 'approved', fulfilled: true } as const
  for (const status of ['shipped', 'delivered']) {
    const order = { status, paymentStatus: 'completed', expired: false }
    expect(orderAfter(order, effectOf(order, paid, 'reversed'))).toEqual({
      ...{ status, paymentStatus: 'failed', expired: false },
    })
  }
})
