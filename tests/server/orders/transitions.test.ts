import { ORDER_STATUSES } from '@dukani/contracts'
import { expect, test } from 'vitest'
import { mayChange, nextStates } from '../../../server/src/modules/orders/transitions.ts'

test('ORDER-04 an order goes one way, and each step has somebody who may make it', () => {
  const ways = (changer: 'customer' | 'shop') =>
    ORDER_STATUSES.flatMap((from) =>
      ORDER_STATUSES.filter((to) => mayChange(changer, from, to)).map((to) => `${from} → ${to}`),
    )
  expect(ways('customer')).toEqual(['pending → cancelled'])
  expect(ways('shop')).toEqual([
    'pending → confirmed',
    'pending → cancelled',
    'confirmed → shipped',
    'confirmed → cancelled',
    'shipped → delivered',
    'shipped → cancelled',
  ])
})

test('what the shop may do next is said for every state, known or not', () => {
  expect(ORDER_STATUSES.map(nextStates)).toEqual([
    ['confirmed', 'cancelled'],
    ['shipped', 'cancelled'],
    ['delivered', 'cancelled'],
    [],
    [],
  ])
  for (const unknown of ['', 'lost', 'toString', '__proto__']) {
    expect(nextStates(unknown)).toEqual([])
    for (const to of ORDER_STATUSES) expect(mayChange('shop', unknown, to)).toBe(false)
  }
})
