import { expect, test } from 'vitest'
import { piecesField, refundBody, refundKinds, typedAmount } from '#admin/features/orders/model/refundForm.ts'
import { shopOrderDetails } from '../../mocks/admin.ts'

const plain = shopOrderDetails({ status: 'delivered', payment_status: 'completed' })
const [item] = plain.items
if (item === undefined) throw new Error('the order has no items')
const line = { ...item, refundable: { quantity: 3, piece: 9.71, all: 29.14 } }
const order = { ...plain, items: [line], refundable: 30 }

function fields(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

test('products are refunded with what was paid for them, in the state that was seen', () => {
  const seen = { status: 'delivered', payment_status: 'completed', refundable: 30 }
  const form = fields({ [piecesField(line)]: '2', restock: 'on', reference: ' TBC-1 ' })
  expect(refundBody(order, 'items', form)).toEqual({
    ...{ seen, items: [{ id: item.id, quantity: 2 }], amount: 19.42, restock: true, reference: 'TBC-1' },
  })
  expect(refundBody(order, 'items', fields({ [piecesField(line)]: '3' })).amount).toBe(29.14)
  const less = { ...order, refundable: 20 }
  expect(refundBody(less, 'items', fields({ [piecesField(line)]: '3' })).amount).toBe(20)
})

test('an amount is typed with a comma or a dot, and is no more than what is left', () => {
  expect(refundBody(order, 'amount', fields({ amount: '7,5' }))).toMatchObject({ items: [], amount: 7.5 })
  expect(['12.34', '30', '30,01', '0', 'x', ''].map((typed) => typedAmount(typed, 30))).toEqual([
    1234,
    3000,
    null,
    null,
    null,
    null,
  ])
})

test('products are refunded as long as there are any and the order isn’t cancelled', () => {
  expect(refundKinds(order)).toEqual(['items', 'amount'])
  expect(refundKinds({ ...order, status: 'cancelled' })).toEqual(['amount'])
  expect(refundKinds({ ...order, refundable: 0 })).toEqual([])
})
