import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { InitialEntry } from 'react-router'
import { describe, expect, test } from 'vitest'
import { orderListHandlers } from '#mocks/orderListHandlers.ts'
import { awkwardOrder, order, orderItem, orders } from '#mocks/orders.ts'
import { GUEST, STARTING } from '#shared/session/session.ts'
import {
  address,
  CUSTOMER,
  details,
  dialog,
  ordersApi,
  ordersPerTest,
  press,
  pressOutside,
  prompt,
  visit,
} from './ordersScene.tsx'

ordersPerTest()

const two = orders(2)
const [first = order(), second = order()] = two

const heading = (one: { order_number: string }) =>
  dialog().findByRole('heading', { name: `შეკვეთა № ${one.order_number}` })

/** Opened from the catalogue by a link of the shop. */
const fromShop = (pathname: string): InitialEntry[] => [
  '/?category=a',
  { pathname, search: '?category=a', state: { depth: 1 } },
]

describe('navigating the orders', () => {
  test('ORDER-01 ORDER-02 ROUTE-05 an entry opens its order with all its facts, back returns to the list and to the entry', async () => {
    ordersApi(...orderListHandlers(two))
    visit(fromShop('/orders'))
    const entry = await dialog().findByRole('link', { name: new RegExp(second.order_number) })
    expect(entry.textContent).toMatch(/^შეკვეთა № 261129-1000137,50\s₾29 ნოემბერი, 2026დადასტურებული$/)
    await userEvent.click(entry)
    expect(address()).toBe(`${details(second)}?category=a`)
    await waitFor(async () => expect(document.activeElement).toBe(await heading(second)))
    for (const fact of ['დადასტურებული', 'დასრულებული', '29 ნოემბერი, 2026', /^37,50\s₾$/])
      expect(dialog().getByText(fact)).toBeTruthy()
    const row = dialog().getByRole('row', { name: /საფერავი/ })
    expect(row.textContent).toMatch(/0,75 ლრაოდენობა2ერთეულის ფასი38,50\s₾$/)
    await press('უკან')
    expect(address()).toBe('/orders?category=a')
    await waitFor(() =>
      expect(document.activeElement).toBe(
        dialog().getByRole('link', { name: new RegExp(second.order_number) }),
      ),
    )
  })

  test.each([
    ['the close button', () => press('დახურვა')],
    ['the overlay', () => userEvent.click(screen.getByRole('dialog').parentElement ?? document.body)],
  ])('ORDER-08 %s leaves an order of the list for the catalogue, with its query', async (_, close) => {
    ordersApi(...orderListHandlers(two))
    visit(fromShop('/orders'))
    await press(new RegExp(first.order_number), 'link')
    await heading(first)
    await close()
    await waitFor(() => expect(address()).toBe('/?category=a'))
  })

  test('ORDER-08 Back goes to the list, and from there to the catalogue', async () => {
    ordersApi(...orderListHandlers(two))
    visit(fromShop('/orders'))
    await press(new RegExp(first.order_number), 'link')
    await heading(first)
    await pressOutside('browser back')
    expect(address()).toBe('/orders?category=a')
    await pressOutside('browser back')
    expect(address()).toBe('/?category=a')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('ROUTE-05 an order opened by its address: back is the list, closing is the catalogue', async () => {
    ordersApi(...orderListHandlers(two))
    visit([details(second)])
    await heading(second)
    await press('უკან')
    expect(address()).toBe('/orders')
    expect(await dialog().findAllByRole('link')).toHaveLength(2)
    await press('დახურვა')
    await waitFor(() => expect(address()).toBe('/'))
  })

  test('ORDER-02 a product is a link, with the catalogue behind it kept', async () => {
    ordersApi(...orderListHandlers(two))
    visit(fromShop(details(first)))
    await press('ალპური თაფლი, 500 გ', 'link')
    expect(address()).toBe('/product/0199a1b2-0000-7000-8000-000000000002?category=a')
  })
})

describe('a guest', () => {
  test('ROUTE-05 ORDER-06 is asked to log in, once by itself, and then lands on the order', async () => {
    const { calls } = ordersApi(...orderListHandlers(two))
    const { become } = visit([details(first)], STARTING)
    expect(screen.queryByText('გთხოვთ, შეხვიდეთ სისტემაში.')).toBeNull()
    expect(prompt()).toBe('not asked')
    become(GUEST)
    expect(dialog().getByText('გთხოვთ, შეხვიდეთ სისტემაში.')).toBeTruthy()
    expect(prompt()).toBe('asked')
    await pressOutside('close prompt')
    expect(prompt()).toBe('not asked')
    await press('Login')
    expect(prompt()).toBe('asked')
    expect(calls()).toEqual([])
    become(CUSTOMER)
    await heading(first)
    expect(address()).toBe(details(first))
  })
})

describe('what is shown', () => {
  test('ORDER-01 without orders: a message, and whom to contact', async () => {
    ordersApi(...orderListHandlers([]))
    visit(['/orders'])
    await dialog().findByText('შეკვეთები არ გაქვთ')
    expect(dialog().getByText('კითხვის შემთხვევაში დაუკავშირდით ჩვენს გუნდს')).toBeTruthy()
  })

  test.each([
    ['its own words', { detail: 'ბაზა დაკეტილია.' }, 'ბაზა დაკეტილია.', 'ბაზა დაკეტილია.'],
    ['nothing to read', {}, 'შეცდომა მოხდა შეკვეთების ჩატვირთვისას.', 'შეკვეთის ჩატვირთვისას მოხდა შეცდომა'],
  ])('ORDER-06 a failure with %s, and a retry', async (_, body, ofList, ofOne) => {
    let isDown = true
    const failing = () => (isDown ? HttpResponse.json(body, { status: 400 }) : undefined)
    ordersApi(
      http.get('*/v1/orders/', failing),
      http.get('*/v1/orders/:id/', failing),
      ...orderListHandlers(two),
    )
    visit(['/orders', details(first)])
    await waitFor(() => expect(dialog().getByRole('alert').textContent).toContain(ofOne))
    expect(document.title).toBe(`${ofOne} · დუქანი`)
    await press('უკან')
    await waitFor(() => expect(dialog().getByRole('alert').textContent).toContain(ofList))
    isDown = false
    await press('თავიდან ცდა')
    expect(await dialog().findAllByRole('link')).toHaveLength(2)
  })

  test('ORDER-04 states that only the server knows, and none; a product that is gone is no link', async () => {
    const odd = awkwardOrder({ status: 'awaiting_customs', payment_status: '' })
    ordersApi(...orderListHandlers([odd]))
    visit([details(odd)])
    await heading(odd)
    expect(dialog().getByText('awaiting_customs').getAttribute('lang')).toBe('en')
    expect(dialog().getByText('უცნობი')).toBeTruthy()
    expect(dialog().getByText('უცნობი თარიღი')).toBeTruthy()
    expect(dialog().getByText('Discontinued <b>teapot</b> & co.')).toBeTruthy()
    expect(dialog().getAllByRole('link')).toHaveLength(2)
  })

  test('ORDER-02 a specification without its text, and a product without a name', async () => {
    const items = [
      orderItem({ product: { id: 5, name: '', main_image: null }, specification: { id: 7, value: '' } }),
    ]
    ordersApi(...orderListHandlers([order({ id: 'x', items })]))
    visit(['/orders/x'])
    const row = within(await dialog().findByRole('row', { name: /38,50/ }))
    expect(row.getByRole('link', { name: 'პროდუქტი' }).getAttribute('href')).toBe('/product/5')
    expect(row.getByText('უცნობი')).toBeTruthy()
  })

  test('ROUTE-09 the title is the order’s, the list’s while nothing is known of it', async () => {
    ordersApi(...orderListHandlers(two))
    visit([details(first)])
    expect(document.title).toBe('ჩემი შეკვეთები · დუქანი')
    await waitFor(() => expect(document.title).toBe(`შეკვეთა № ${first.order_number} · დუქანი`))
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  })
})
