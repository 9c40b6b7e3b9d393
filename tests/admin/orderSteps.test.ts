import { expect, test } from 'vitest'
import { stepsOf } from '#admin/features/orders/model/orderSteps.ts'
import { shopOrderDetails } from '../../mocks/admin.ts'

test('a transfer that has not arrived can be confirmed', () => {
  expect(stepsOf(shopOrderDetails())).toEqual(['confirmTransfer', 'confirm', 'cancel'])
})

test('a card payment is not confirmed by hand', () => {
  expect(stepsOf(shopOrderDetails({ payment_method: 'flitt' }))).toEqual(['confirm', 'cancel'])
})

test('a paid order that is not packed can be, also before it is confirmed', () => {
  const paid = { payment_method: 'wallet', payment_status: 'completed' as const }
  expect(stepsOf(shopOrderDetails(paid))).toEqual(['confirm', 'prepare', 'cancel'])
  const packed = { ...paid, status: 'confirmed' as const, prepared_at: '2026-11-21T09:00:00.000Z' }
  expect(stepsOf(shopOrderDetails({ ...packed, next_statuses: ['shipped', 'cancelled'] }))).toEqual([
    'ship',
    'cancel',
  ])
})

test('a shipped order can get another courier, be delivered, and be refunded', () => {
  const shipped = shopOrderDetails({
    status: 'shipped',
    payment_status: 'completed',
    next_statuses: ['delivered'],
  })
  expect(stepsOf(shipped)).toEqual(['deliver', 'changeCourier', 'refund'])
})

test('money that was returned is not returned again, and a cancelled order is not paid', () => {
  const cancelled = { status: 'cancelled' as const, next_statuses: [] }
  expect(stepsOf(shopOrderDetails({ ...cancelled, payment_status: 'failed' }))).toEqual([])
  expect(stepsOf(shopOrderDetails({ ...cancelled, payment_status: 'pending' }))).toEqual([])
  expect(stepsOf(shopOrderDetails({ ...cancelled, payment_status: 'completed' }))).toEqual(['refund'])
})
