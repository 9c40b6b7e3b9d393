import { expect, test } from 'vitest'
import { canReturn, returnableItems } from '#features/orders/model/returnableItems.ts'
import { order } from '../../../../mocks/orders.ts'
import { orderPayment } from '../../../../mocks/payments.ts'

const until = '2026-11-15T20:00:00.000Z'
const before = Date.parse(until) - 1
const [item] = order().items
if (item === undefined) throw new Error('the order has no items')
const pieces = [{ id: item.id, quantity: item.quantity }]
const refund = { id: 'r1', amount: 1, is_done: true, items: pieces, created_at: '' }

test('what was refunded can’t be given back', () => {
  const all = order().items.length
  expect(returnableItems(order())).toHaveLength(all)
  expect(returnableItems(order({ payment: orderPayment({ refunds: [refund] }) }))).toHaveLength(all - 1)
})

test('items can be given back until the moment that the server says, and not without one', () => {
  expect(canReturn(order({ returnable_until: until }), before)).toBe(true)
  expect(canReturn(order({ returnable_until: until }), before + 1)).toBe(false)
  expect(canReturn(order(), before)).toBe(false)
  const payment = orderPayment({ refunds: [refund] })
  expect(canReturn(order({ items: [item], returnable_until: until, payment }), before)).toBe(false)
})
