import { expect, test } from 'vitest'
import { mailStatus } from '#admin/features/mails/model/mailStatus.ts'
import { changeOf } from '#admin/features/orders/model/changeOf.ts'
import { stepsOf } from '#admin/features/orders/model/orderSteps.ts'
import { refundStatus } from '#admin/features/orders/model/refundStatus.ts'
import { shopOrderDetails } from '#mocks/admin.ts'

test('a state that only a newer server has is shown as unknown', () => {
  expect(mailStatus({ state: 'failed' })).toEqual({ tone: 'red', name: 'admin.mails.failed' })
  expect(mailStatus({ state: 'bounced' })).toEqual({ tone: 'neutral', name: 'admin.unknown' })
  expect(refundStatus({ state: 'done' })).toEqual({ tone: 'green', name: 'admin.refund.done' })
  expect(refundStatus({ state: 'appealed' })).toEqual({ tone: 'neutral', name: 'admin.unknown' })
})

test('in an unknown status only the known statuses that may follow are offered, and what was read is sent as seen', () => {
  const order = shopOrderDetails({ status: 'on_hold', next_statuses: ['archived', 'cancelled'] })
  expect(stepsOf(order)).toEqual(['cancel'])
  expect(changeOf('cancel', order, new FormData())).toEqual({
    call: 'status',
    body: { seen: { status: 'on_hold', payment_status: order.payment_status }, status: 'cancelled' },
  })
})
