import { createTranslate, ka } from '@dukani/i18n'
import { expect, test } from 'vitest'
import { orderStatus, paymentStatus } from '#shared/order/orderStatus.ts'

const t = createTranslate(ka)

test('ORDER-04 each state of an order and of its payment has its word and its hue', () => {
  const orders = ['pending', 'confirmed', 'shipped', 'delivered', 'cancelled'].map((one) =>
    orderStatus(one, t),
  )
  expect(orders).toEqual([
    { tone: 'yellow', text: 'მოლოდინში' },
    { tone: 'blue', text: 'დადასტურებული' },
    { tone: 'indigo', text: 'გაგზავნილი' },
    { tone: 'green', text: 'მიწოდებული' },
    { tone: 'red', text: 'გაუქმებული' },
  ])
  expect(['pending', 'completed', 'failed'].map((one) => paymentStatus(one, t))).toEqual([
    { tone: 'yellow', text: 'მოლოდინში' },
    { tone: 'green', text: 'დასრულებული' },
    { tone: 'red', text: 'შეცდომა' },
  ])
})

test('ORDER-04 a state that only its server knows is shown as it came, none as unknown', () => {
  for (const label of [orderStatus, paymentStatus]) {
    expect(label(' customs ', t)).toEqual({ tone: 'neutral', text: 'customs' })
    expect(label(' ', t)).toEqual({ tone: 'neutral', text: 'უცნობი' })
  }
})
