import { PAYMENT_STATES } from '@dukani/contracts'
import { expect, test } from 'vitest'
import { isPending, paymentOutcome, readingDelay } from '#features/orders/model/paymentOutcome.ts'
import { order } from '#mocks/orders.ts'
import { cardOrder, orderPayment } from '#mocks/payments.ts'
import { toOrder } from '#shared/api/adapters/order.ts'

test('ROUTE-03 the payment’s state is the one that our server reports', () => {
  for (const state of PAYMENT_STATES) expect(paymentOutcome(cardOrder(state))).toBe(state)
  expect(PAYMENT_STATES.filter(isPending)).toEqual(['unpaid', 'processing'])
})

test('ROUTE-03 from a server without a payment it is read from the order’s own states', () => {
  for (const [fields, outcome] of [
    [{ payment_status: 'completed', status: 'confirmed' }, 'paid'],
    [{ payment_status: 'failed', status: 'pending' }, 'failed'],
    [{ payment_status: 'failed', status: 'cancelled' }, 'cancelled'],
    [{ payment_status: 'pending', status: 'pending' }, 'processing'],
    [{ payment_status: 'pending', payment_method: 'bank' }, 'transfer'],
    [{ payment_status: 'pending', payment_method: 'qr' }, 'transfer'],
  ] as const)
    expect(paymentOutcome(order({ payment_method: 'flitt', ...fields }))).toBe(outcome)
})

test('an unknown state counts as missing; a transfer waits for the customer', () => {
  expect(paymentOutcome(cardOrder('pondering'))).toBe('processing')
  expect(paymentOutcome(order({ payment: orderPayment() }))).toBe('transfer')
})

test('ROUTE-03 is read at once, soon after, and then more and more seldom', () => {
  const delays = Array.from({ length: 14 }, (_, rounds) => readingDelay(rounds))
  expect(delays.slice(0, 4)).toEqual([0, 1_000, 1_500, 2_250])
  expect(delays).toEqual(delays.toSorted((one, other) => one - other))
  expect(delays.at(-1)).toBe(30_000)
})

test('the payment is read with its order; what can’t be read is left out', () => {
  const told = cardOrder('declined')
  expect(toOrder(told).payment).toEqual(told.payment)
  expect(toOrder({ ...told, payment: { state: 5 } }).payment).toBeUndefined()
  expect(toOrder({ ...told, payment: undefined }).payment).toBeUndefined()
})
