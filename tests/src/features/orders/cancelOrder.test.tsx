import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import type { Order } from '@dukani/contracts'
import { cancellableOrderHandlers } from '#mocks/orderChangeHandlers.ts'
import { orderListHandlers } from '#mocks/orderListHandlers.ts'
import { order } from '#mocks/orders.ts'
import { orderPayment, transferOrder } from '#mocks/payments.ts'
import {
  details,
  dialog,
  ordersApi,
  ordersPerTest,
  press,
  pressOutside,
  toasts,
  visit,
} from './ordersScene.tsx'

ordersPerTest()

const one = transferOrder('bank')
const CANCEL = `POST /v1/orders/${one.id}/cancel/`
const LIST = 'GET /v1/orders/'
const isCancel = (call: string) => call === CANCEL

const question = () => screen.findByRole('alertdialog', { name: 'გავაუქმოთ ეს შეკვეთა?' })
async function answer(name: string) {
  await userEvent.click(within(await question()).getByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}
const cancelButton = () => dialog().queryByRole('button', { name: 'შეკვეთის გაუქმება' })

test('ORDER-02 a pending order is cancelled after a confirmation; the list is reloaded', async () => {
  const { calls } = ordersApi(...cancellableOrderHandlers(one))
  visit(['/orders'])
  await press(new RegExp(one.order_number), 'link')
  await press('შეკვეთის გაუქმება')
  expect(within(await question()).getByText(`შეკვეთა № ${one.order_number}`)).toBeTruthy()
  expect(calls().filter(isCancel)).toEqual([])
  await answer('შეკვეთის გაუქმება')
  await waitFor(() => expect(toasts()).toBe('success: შეკვეთა გაუქმდა'))
  expect(dialog().getByText('გაუქმებული')).toBeTruthy()
  expect(cancelButton()).toBeNull()
  expect(dialog().queryByRole('heading', { name: 'სად გადარიცხოთ' })).toBeNull()
  // What had the focus is gone.
  const heading = dialog().getByRole('heading', { name: `შეკვეთა № ${one.order_number}` })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(calls().filter(isCancel)).toHaveLength(1)
  await press('უკან')
  await dialog().findByText('გაუქმებული')
  expect(calls().filter((call) => call === LIST)).toHaveLength(2)
})

test('ORDER-02 declining keeps the order, and it can be cancelled later', async () => {
  const { calls } = ordersApi(...cancellableOrderHandlers(one))
  visit([details(one)])
  await press('შეკვეთის გაუქმება')
  await answer('დატოვება')
  await press('შეკვეთის გაუქმება')
  await question()
  expect(calls().filter(isCancel)).toEqual([])
})

test('ORDER-02 leaving the order by Back closes the confirmation, also for the next visit', async () => {
  const { calls } = ordersApi(...cancellableOrderHandlers(one))
  visit(['/orders'])
  await press(new RegExp(one.order_number), 'link')
  await press('შეკვეთის გაუქმება')
  await question()
  await pressOutside('browser back')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await press(new RegExp(one.order_number), 'link')
  await press('შეკვეთის გაუქმება')
  await question()
  expect(calls().filter(isCancel)).toEqual([])
})

test('ORDER-02 a payment is refunded, and the question says so', async () => {
  const paid = order({
    payment_method: 'wallet',
    payment_status: 'completed',
    payment: orderPayment({ state: 'paid' }),
  })
  ordersApi(...cancellableOrderHandlers(paid))
  visit([details(paid)])
  await press('შეკვეთის გაუქმება')
  expect(within(await question()).getByText(/^თანხა იქვე დაბრუნდება/)).toBeTruthy()
  await answer('შეკვეთის გაუქმება')
  expect(await dialog().findByText('თანხა დაბრუნებულია')).toBeTruthy()
})

test('ORDER-02 a failure shows the server’s message, and the order is reloaded', async () => {
  const detail = 'ეს შეკვეთა უკვე მუშავდება და ვეღარ გაუქმდება.'
  const read: Order[] = [one, { ...one, status: 'confirmed' }]
  ordersApi(
    http.get('*/v1/orders/:id/', () => HttpResponse.json(read.length > 1 ? read.shift() : read[0])),
    http.post('*/v1/orders/:id/cancel/', () => HttpResponse.json({ detail }, { status: 409 })),
  )
  visit([details(one)])
  await press('შეკვეთის გაუქმება')
  await answer('შეკვეთის გაუქმება')
  await waitFor(() => expect(toasts()).toBe(`error: ${detail}`))
  await dialog().findByText('დადასტურებული')
  expect(cancelButton()).toBeNull()
})

test('ORDER-02 one that the shop has confirmed can’t be cancelled', async () => {
  ordersApi(...orderListHandlers([{ ...one, status: 'confirmed' }]))
  visit([details(one)])
  await dialog().findByRole('button', { name: 'თავიდან შეკვეთა' })
  expect(cancelButton()).toBeNull()
})
