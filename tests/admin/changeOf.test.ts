import { expect, test } from 'vitest'
import { changeOf } from '#admin/features/orders/model/changeOf.ts'
import { shopOrderDetails } from '../../mocks/admin.ts'

const order = shopOrderDetails({ status: 'confirmed', payment_status: 'completed' })
const seen = { status: 'confirmed', payment_status: 'completed' }

function fields(values: Record<string, string> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

test('every change says which state was seen', () => {
  expect(changeOf('deliver', order, fields())).toEqual({
    call: 'status',
    body: { seen, status: 'delivered' },
  })
  expect(changeOf('refund', order, fields())).toEqual({ call: 'refund', body: { seen } })
  expect(changeOf('confirmTransfer', order, fields({ reference: ' TBC-1 ' }))).toEqual({
    call: 'confirm-transfer',
    body: { seen, reference: 'TBC-1' },
  })
})

test('an order is handed over to the chosen courier, or shipped without one', () => {
  expect(changeOf('ship', order, fields({ courier: 'c1' }))).toEqual({
    call: 'hand-over',
    body: { seen, courier: 'c1' },
  })
  expect(changeOf('ship', order, fields({ courier: '' }))).toEqual({
    call: 'status',
    body: { seen, status: 'shipped' },
  })
  // Without a courier there is nothing to change to: the server refuses it.
  expect(changeOf('changeCourier', order, fields({ courier: '' }))).toMatchObject({ call: 'hand-over' })
})

test('an order is not handed over before the couriers are offered', () => {
  expect(() => changeOf('ship', order, fields())).toThrow()
  expect(() => changeOf('changeCourier', order, fields())).toThrow()
})
