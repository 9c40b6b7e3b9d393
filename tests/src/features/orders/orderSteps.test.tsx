import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { orderListHandlers } from '#mocks/orderListHandlers.ts'
import { order } from '#mocks/orders.ts'
import { cardOrder, payHandler } from '#mocks/payments.ts'
import { details, dialog, ordersApi, ordersPerTest, press, visit } from './ordersScene.tsx'

ordersPerTest()

test('API-10 an unpaid order is paid from its details, and reloaded after a failure', async () => {
  const read = [cardOrder('unpaid'), cardOrder('paid')]
  ordersApi(
    http.get('*/v1/orders/:id/', () => HttpResponse.json(read.length > 1 ? read.shift() : read[0])),
    payHandler({ detail: 'ეს შეკვეთა უკვე გადახდილია.', status: 409 }),
  )
  visit([details(order())])
  await press('გადახდა')
  expect(await dialog().findByText('დასრულებული')).toBeTruthy()
  await waitFor(() => expect(dialog().queryByRole('button', { name: 'გადახდა' })).toBeNull())
})

test('API-10 nothing can be paid while the bank processes a payment', async () => {
  ordersApi(...orderListHandlers([cardOrder('processing')]))
  visit([details(order())])
  expect(await dialog().findByText('გადახდა მუშავდება')).toBeTruthy()
  expect(dialog().queryByRole('button', { name: /გადახდა/ })).toBeNull()
})

test('API-10 nothing can be done on a server that sends no payment', async () => {
  ordersApi(...orderListHandlers([order()]))
  visit([details(order())])
  await dialog().findByRole('link', { name: /ინვოისი/ })
  expect(dialog().queryByRole('button', { name: /გადახდა|გაუქმება|თავიდან/ })).toBeNull()
})
