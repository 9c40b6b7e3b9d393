import { expect, test } from 'vitest'
import type { OrderCreate } from '@dukani/contracts'
import { order, orderItem } from '#mocks/orders.ts'
import { madeOrder } from '#features/checkout/model/madeOrder.ts'

const body = {
  payment_method: 'bank',
  order_items_data_input: [{ product_id: 5, quantity: 2, specification_id: null }],
  subtotal: 77,
  address: 1,
} as OrderCreate
const item = (id: string | number | null, quantity: number) =>
  orderItem({ product: { id, name: 'ღვინო', main_image: null }, quantity })
const of = (changes: Parameters<typeof order>[0] = {}) =>
  order({ id: 9, items: [item('5', 2)], total_price: 84, ...changes })
const attempt = { key: 'k', known: ['1', '2'], at: Date.parse('2026-11-20T12:00:00Z') }

test('CHECK-12 an attempt’s order is a new one of the same goods, whatever was added for the delivery', () => {
  expect(madeOrder([of()], body, attempt)?.id).toBe(9)
  expect(madeOrder([of({ id: 2 })], body, attempt)).toBeNull()
  expect(madeOrder([of({ items: [item(5, 1)] })], body, attempt)).toBeNull()
  expect(madeOrder([of({ items: [item(5, 2), item(6, 1)] })], body, attempt)).toBeNull()
})

test('CHECK-12 where a list doesn’t name the goods, it is a new one of the same total', () => {
  for (const items of [[], [item(null, 2)], [item('5', 2), item(null, 1)]]) {
    expect(madeOrder([of({ items, total_price: 77 })], body, attempt)?.id).toBe(9)
    expect(madeOrder([of({ items })], body, attempt)).toBeNull()
  }
})

test('CHECK-12 where the orders of before could not be read, it is one of now', () => {
  const without = { ...attempt, known: null }
  expect(madeOrder([of({ created_at: '2026-11-20T11:58:00Z' })], body, without)?.id).toBe(9)
  expect(madeOrder([of({ created_at: '2026-11-20T11:50:00Z' })], body, without)).toBeNull()
  expect(madeOrder([of({ created_at: '' })], body, without)).toBeNull()
})
