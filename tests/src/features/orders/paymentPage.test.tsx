import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Route } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Order } from '@dukani/contracts'
import { user } from '#mocks/accounts.ts'
import { order } from '#mocks/orders.ts'
import { orderListHandlers } from '#mocks/orderListHandlers.ts'
import { againHandler } from '#mocks/orderChangeHandlers.ts'
import { cardOrder, orderPayment, payHandler, transferOrder } from '#mocks/payments.ts'
import { PaymentPage } from '#pages/PaymentPage/PaymentPage.tsx'
import { leavePage } from '#shared/browser/leavePage.ts'
import { GUEST, type SessionState } from '#shared/session/session.ts'
import { watchTimers } from '../../support/timers.ts'
import { asCustomer } from './customer.tsx'
import { address, ordersApi, ordersPerTest, prompt, visit as visitScene } from './ordersScene.tsx'

vi.mock(import('#shared/browser/leavePage.ts'), () => ({ leavePage: vi.fn() }))

let timers: ReturnType<typeof watchTimers>

ordersPerTest()

beforeEach(() => {
  localStorage.clear()
  timers = watchTimers()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.mocked(leavePage).mockClear()
})

const GATEWAY = 'https://pay.flitt.com/merchants/1'
const [SOON, LONG] = [1_000, 15_000]
const paid = cardOrder('paid')

const page = <Route path="/payment/success" element={<PaymentPage />} />
const visit = (path = `/payment/success?order=${paid.id}`, session: SessionState = asCustomer()) =>
  visitScene([path], session, page)

/** Answers with each of these in turn, and from then on with the last. */
function reading(...list: Order[]) {
  let read = 0
  return http.get('*/v1/orders/:id/', () => HttpResponse.json(list[Math.min(read++, list.length - 1)]))
}

const dialog = () => within(screen.getByRole('dialog', { name: 'გადახდა' }))
const isSaid = async (title: string) =>
  expect(await dialog().findByRole('heading', { name: title })).toBeTruthy()
const button = (name: string) => dialog().queryByRole('button', { name })

test('ROUTE-03 a paid order: thanks, its number, its total and a link; it is read once', async () => {
  const { calls } = ordersApi(reading(paid))
  visit()
  await isSaid('გმადლობთ! შეკვეთა გადახდილია')
  expect(dialog().getByText(`შეკვეთა № ${paid.order_number}`)).toBeTruthy()
  expect(dialog().getByText('101,00 ₾')).toBeTruthy()
  expect(button('ხელახლა გადახდა')).toBeNull()
  await userEvent.click(dialog().getByRole('link', { name: 'შეკვეთის ნახვა' }))
  expect(address()).toBe(`/orders/${paid.id}`)
  expect(calls()).toHaveLength(1)
})

test('ROUTE-03 a pending one is read again past any cache until it is settled', async () => {
  ordersApi(reading(cardOrder('processing'), paid))
  const fetching = vi.spyOn(globalThis, 'fetch')
  visit()
  await isSaid('გადახდა მუშავდება')
  await timers.ring(SOON)
  await isSaid('გმადლობთ! შეკვეთა გადახდილია')
  const readings = fetching.mock.calls
    .map(([input, init]) => new Request(input, init))
    .filter(({ url }) => url.includes('/orders/'))
  expect(readings.map(({ cache }) => cache)).toEqual(['no-store', 'no-store'])
})

test.each([
  ['names the order’s page where its account stands there', transferOrder('bank'), /შეკვეთის გვერდზე წერია/],
  [
    'promises no account where the shop has named none',
    order({ payment: orderPayment() }),
    /მაღაზიას ჰკითხეთ/,
  ],
])('ROUTE-03 CHECK-04 a transfer that is waited for %s', async (_, one, sentence) => {
  ordersApi(reading(one))
  visit()
  await isSaid('გადარიცხვას ველოდებით')
  expect(dialog().getByText(sentence)).toBeTruthy()
})

test('ROUTE-03 API-10 waiting for long is said; paying is offered only where it is safe', async () => {
  ordersApi(reading(cardOrder('processing')))
  visit()
  await isSaid('გადახდა მუშავდება')
  await timers.ring(LONG)
  expect(dialog().getByText(/ხელახლა ნუ გადაიხდით/)).toBeTruthy()
  expect(button('გადახდა')).toBeNull()
})

test('ROUTE-03 API-10 a page that was closed before it was paid is offered again after a while', async () => {
  ordersApi(reading(cardOrder('unpaid')), payHandler({ url: GATEWAY }))
  visit()
  await isSaid('გადახდა ჯერ არ დადასტურებულა')
  expect(button('გადახდა')).toBeNull()
  await timers.ring(LONG)
  await userEvent.click(dialog().getByRole('button', { name: 'გადახდა' }))
  await waitFor(() => expect(leavePage).toHaveBeenCalledWith(GATEWAY))
})

test('ROUTE-03 API-10 a declined one is paid again, once for two presses', async () => {
  const { calls } = ordersApi(reading(cardOrder('declined')), payHandler({ url: GATEWAY }))
  visit()
  await isSaid('გადახდა ვერ შესრულდა')
  await userEvent.dblClick(dialog().getByRole('button', { name: 'ხელახლა გადახდა' }))
  await waitFor(() => expect(leavePage).toHaveBeenCalledExactlyOnceWith(GATEWAY))
  expect(calls().filter((call) => call.startsWith('POST'))).toEqual([`POST /v1/orders/${paid.id}/pay/`])
})

test('API-10 CHECK-08 an address that is not safe is not gone to', async () => {
  ordersApi(reading(cardOrder('declined')), payHandler({ url: 'javascript:alert(1)' }))
  visit()
  await isSaid('გადახდა ვერ შესრულდა')
  await userEvent.click(dialog().getByRole('button', { name: 'ხელახლა გადახდა' }))
  await dialog().findByText('გადახდის გვერდი ვერ გაიხსნა. სცადეთ ცოტა ხანში.')
  expect(leavePage).not.toHaveBeenCalled()
})

test('API-10 a failure shows the server’s message, and the order is reloaded', async () => {
  const detail = 'ეს შეკვეთა უკვე გადახდილია.'
  ordersApi(reading(cardOrder('declined'), paid), payHandler({ detail, status: 409 }))
  visit()
  await isSaid('გადახდა ვერ შესრულდა')
  await userEvent.click(dialog().getByRole('button', { name: 'ხელახლა გადახდა' }))
  await isSaid('გმადლობთ! შეკვეთა გადახდილია')
})

test('ROUTE-03 a failed request shows an error and a retry', async () => {
  let isDown = true
  const down = http.get('*/v1/orders/:id/', () =>
    isDown ? HttpResponse.json({ detail: 'ბაზა დაკეტილია.' }, { status: 400 }) : undefined,
  )
  ordersApi(down, reading(paid))
  visit()
  await waitFor(() => expect(dialog().getByRole('alert').textContent).toContain('ბაზა დაკეტილია.'))
  isDown = false
  await userEvent.click(dialog().getByRole('button', { name: 'თავიდან ცდა' }))
  await isSaid('გმადლობთ! შეკვეთა გადახდილია')
})

test('ROUTE-03 a pending one that can’t be read for a moment stays, and says so', async () => {
  let isDown = false
  const down = http.get('*/v1/orders/:id/', () =>
    isDown ? HttpResponse.json({}, { status: 400 }) : undefined,
  )
  ordersApi(down, reading(cardOrder('processing')))
  visit()
  await isSaid('გადახდა მუშავდება')
  isDown = true
  await timers.ring(SOON)
  await dialog().findByText(/ახლა ვერ შევამოწმეთ/)
  await isSaid('გადახდა მუშავდება')
})

test.each([[`?order=${cardOrder('paid').id}`], ['']])(
  'ROUTE-03 an order that is unknown, another’s, or not named (%s): the way to the list',
  async (query) => {
    ordersApi(...orderListHandlers([]))
    visit(`/payment/success${query}`)
    await isSaid('ეს შეკვეთა ვერ მოიძებნა')
    await userEvent.click(dialog().getByRole('link', { name: 'ჩემი შეკვეთები' }))
    expect(address()).toBe('/orders')
  },
)

test('ROUTE-03 a bank that comes back without naming the order finds the one that was sent to it', async () => {
  ordersApi(reading(cardOrder('declined'), paid), payHandler({ url: GATEWAY }))
  visit()
  await isSaid('გადახდა ვერ შესრულდა')
  await userEvent.click(dialog().getByRole('button', { name: 'ხელახლა გადახდა' }))
  await waitFor(() => expect(leavePage).toHaveBeenCalled())
  cleanup()
  visit('/payment/success')
  await isSaid('გმადლობთ! შეკვეთა გადახდილია')
  expect(dialog().getByText(`შეკვეთა № ${paid.order_number}`)).toBeTruthy()
  cleanup()
  visit('/payment/success', asCustomer(user({ id: 'another' })))
  await isSaid('ეს შეკვეთა ვერ მოიძებნა')
})

test('ROUTE-03 a guest is asked to log in, and then sees the order', async () => {
  const { calls } = ordersApi(reading(paid))
  const { become } = visit(undefined, GUEST)
  expect(prompt()).toBe('asked')
  expect(calls()).toEqual([])
  become(asCustomer())
  await isSaid('გმადლობთ! შეკვეთა გადახდილია')
})

test('ROUTE-03 closing leads to the catalogue, and ends the reading', async () => {
  ordersApi(reading(cardOrder('processing')))
  visit()
  await isSaid('გადახდა მუშავდება')
  await userEvent.click(dialog().getByRole('button', { name: 'დახურვა' }))
  await waitFor(() => expect(address()).toBe('/'))
  expect(timers.areCleared(SOON)).toBe(true)
})

test.each([['expired'], ['cancelled']])(
  'ROUTE-03 what is %s is ordered again: the cart is read, and opened',
  async (state) => {
    const { calls, cartReadings } = ordersApi(reading(cardOrder(state)), againHandler())
    visit()
    await waitFor(() => expect(cartReadings()).toBe(1))
    await userEvent.click(await dialog().findByRole('button', { name: 'თავიდან შეკვეთა' }))
    await waitFor(() => expect(address()).toBe('/#cart'))
    expect(calls()).toContain(`POST /v1/orders/${paid.id}/again/`)
    expect(cartReadings()).toBe(2)
  },
)

test('ROUTE-03 what is paid, or on another server, is not ordered again from here', async () => {
  ordersApi(reading(paid))
  visit()
  await isSaid('გმადლობთ! შეკვეთა გადახდილია')
  expect(button('თავიდან შეკვეთა')).toBeNull()
  cleanup()
  ordersApi(reading(cardOrder('', { payment: null, status: 'cancelled' })))
  visit()
  await isSaid('შეკვეთა გაუქმებულია')
  expect(button('თავიდან შეკვეთა')).toBeNull()
})
