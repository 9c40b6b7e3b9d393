import {
  confirmTransferSchema,
  createRefundSchema,
  deliverySchema,
  setOrderStatusSchema,
  shopMailPartSchema,
  shopOrderDetailsSchema,
  shopOrderPartSchema,
} from '@dukani/contracts'
import { expect, test } from 'vitest'
import { delivery, shopOrder, shopOrderDetails } from '#mocks/admin.ts'
import { shopMail } from '#mocks/adminMails.ts'

const unknown = { status: 'on_hold', payment_status: 'reserved' }

test('a state that only a newer server has is read, with the rest of its list', () => {
  const orders = { next: null, results: [shopOrder(), shopOrder(unknown)] }
  expect(shopOrderPartSchema.parse(orders)).toEqual(orders)
  const mails = { next: null, results: [shopMail(), shopMail({ state: 'bounced' })] }
  expect(shopMailPartSchema.parse(mails)).toEqual(mails)
  expect(deliverySchema.parse(delivery({ status: 'on_hold' })).status).toBe('on_hold')
  const refund = {
    ...{ id: 'refund-1', amount: 5, state: 'appealed', reference: '', restock: false, items: [] },
    created_at: '2026-11-20T10:20:00.000Z',
  }
  const details = shopOrderDetails({ ...unknown, next_statuses: ['archived'], refunds: [refund] })
  expect(shopOrderDetailsSchema.parse(details)).toEqual(details)
})

test('an order gets only a known state; the state that was seen may be one of a newer server', () => {
  const known = { status: 'pending', payment_status: 'pending' }
  const accepts = (seen: object, status: string) => setOrderStatusSchema.safeParse({ seen, status }).success
  expect(accepts(known, 'confirmed')).toBe(true)
  expect(accepts(known, 'on_hold')).toBe(false)
  expect(accepts(unknown, 'confirmed')).toBe(true)
  expect(confirmTransferSchema.safeParse({ seen: unknown, reference: '' }).success).toBe(true)
  const refund = { items: [], amount: 5, restock: false, reference: '' }
  expect(createRefundSchema.safeParse({ ...refund, seen: { ...unknown, refundable: 5 } }).success).toBe(true)
})
