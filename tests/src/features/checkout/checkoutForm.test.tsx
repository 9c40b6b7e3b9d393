import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  addressCall,
  field,
  fillIn,
  made,
  openCheckout,
  orderCalls,
  submit,
  toasts,
} from './checkoutShop.tsx'

let opened: ReturnType<typeof openCheckout> | null = null

beforeEach(() => sessionStorage.clear())

afterEach(() => {
  cleanup()
  opened?.api.close()
  opened = null
})

const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name })
const items = [
  { product_id: 'wine', quantity: 2, specification_id: 'a1' },
  { product_id: 'honey', quantity: 1, specification_id: null },
]

describe('the address', () => {
  test('CHECK-01 CHECK-07 the first saved one is chosen, and ordered to by its id', async () => {
    const { sent, handler } = orderCalls(() => made())
    opened = openCheckout({ handlers: [addressCall(), handler] })
    expect((await radio(/რუსთაველის/)).checked).toBe(true)
    expect(screen.queryByRole('textbox')).toBeNull()
    await opened.user.click(await radio(/ფარნავაზ/))
    await opened.user.click(submit())
    await waitFor(() => expect(opened?.onPlaced).toHaveBeenCalledWith('order-1'))
    expect(sent.map(({ body }) => body)).toEqual([
      {
        payment_method: 'flitt',
        order_items_data_input: items,
        subtotal: 101.05,
        address: '0199a1b2-0000-7000-8007-000000000002',
      },
    ])
  })

  test('CHECK-01 the list may be bare or in results', async () => {
    const results = [{ id: 4, home_address: 'აღმაშენებლის 5', city: 'თბილისი', region: 'ჩუღურეთი' }]
    opened = openCheckout({
      handlers: [http.get('*/v1/customer/addresses/', () => HttpResponse.json({ results }))],
    })
    expect((await radio(/აღმაშენებლის 5/)).value).toBe('4')
  })

  test('CHECK-02 a new one is typed behind its button, and switching loses nothing', async () => {
    const { sent, handler } = orderCalls(() => made())
    opened = openCheckout({ handlers: [addressCall(), handler] })
    const { user } = opened
    const add = await screen.findByRole('button', { name: 'ახალი მისამართის დამატება' })
    expect(add.getAttribute('aria-expanded')).toBe('false')
    await user.click(add)
    expect(add.getAttribute('aria-expanded')).toBe('true')
    await fillIn(user, [[/^მისამართი/, ' ჭავჭავაძის 37']])
    await user.click(await radio(/რუსთაველის/))
    expect(screen.queryByRole('textbox')).toBeNull()
    await user.click(add)
    expect(await field(/^მისამართი/)).toHaveProperty('value', ' ჭავჭავაძის 37')
    await fillIn(user, [
      [/ქალაქი/, 'თბილისი'],
      [/რეგიონი/, 'ვაკე'],
    ])
    await user.click(submit())
    await waitFor(() => expect(opened?.onPlaced).toHaveBeenCalledTimes(1))
    expect(sent[0]?.body).toEqual({
      payment_method: 'flitt',
      order_items_data_input: items,
      subtotal: 101.05,
      home_address: 'ჭავჭავაძის 37',
      city: 'თბილისი',
      region: 'ვაკე',
      postal_code: '',
    })
  })

  test('CHECK-02 AUTH-11 a typed address is restored after a reload, until an order is placed', async () => {
    const { handler } = orderCalls(() => made())
    const handlers = [addressCall(), handler]
    const typed: [RegExp, string][] = [
      [/^მისამართი/, 'ჭავჭავაძის 37'],
      [/ქალაქი/, 'თბილისი'],
      [/რეგიონი/, 'ვაკე'],
    ]
    const loadAnew = () => {
      cleanup()
      opened?.api.close()
      opened = openCheckout({ handlers })
      return opened
    }
    const { user } = loadAnew()
    await user.click(await screen.findByRole('button', { name: 'ახალი მისამართის დამატება' }))
    await fillIn(user, typed)
    const again = loadAnew()
    for (const [name, text] of typed) expect(await field(name)).toHaveProperty('value', text)
    await again.user.click(submit())
    await waitFor(() => expect(again.onPlaced).toHaveBeenCalledTimes(1))
    loadAnew()
    expect((await radio(/რუსთაველის/)).checked).toBe(true)
  })

  test('CHECK-02 without a saved address the fields are shown, marked as required or optional', async () => {
    opened = openCheckout({ handlers: [addressCall([])] })
    const [home, city, region, code] = [
      await field(/^მისამართი/),
      await field(/ქალაქი/),
      await field(/რეგიონი/),
      await field(/საფოსტო ინდექსი/),
    ]
    expect([home, city, region, code].map((one) => one.getAttribute('autocomplete'))).toEqual([
      'street-address',
      'address-level2',
      'address-level1',
      'postal-code',
    ])
    expect([home, city, region, code].map((one) => one.hasAttribute('required'))).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(screen.getAllByText('აუცილებელია')).toHaveLength(3)
    expect(screen.getAllByText('საფოსტო ინდექსი (არასავალდებულო)')).toHaveLength(1)
  })

  test('CHECK-13 a postal code has 4 digits: the error appears when the field is left, and disappears once it is valid', async () => {
    const { sent, handler } = orderCalls(() => made())
    opened = openCheckout({ handlers: [addressCall([]), handler] })
    const { user } = opened
    const code = await field(/საფოსტო ინდექსი/)
    await user.type(code, '01')
    expect(code.getAttribute('aria-invalid')).not.toBe('true')
    await user.tab()
    await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText('საფოსტო ინდექსი უნდა შედგებოდეს 4 ციფრისგან.')).toBeDefined()
    await user.type(code, '08')
    await waitFor(() => expect(code.getAttribute('aria-invalid')).not.toBe('true'))
    await user.type(code, '1')
    await user.click(submit())
    await waitFor(() => expect(screen.getAllByText('ეს ველი აუცილებელია.')).toHaveLength(3))
    expect(document.activeElement).toBe(await field(/^მისამართი/))
    expect(sent).toEqual([])
  })

  test('CHECK-10 the server’s error of a field is shown there, and all typed text stays', async () => {
    const { handler } = orderCalls(() =>
      HttpResponse.json({ city: ['ასეთი ქალაქი არ არის.'] }, { status: 400 }),
    )
    opened = openCheckout({ handlers: [addressCall([]), handler] })
    const { user } = opened
    await fillIn(user, [
      [/^მისამართი/, 'რუსთაველის 12'],
      [/ქალაქი/, 'ატლანტიდა'],
      [/რეგიონი/, 'ზღვა'],
    ])
    await user.click(submit())
    await waitFor(async () => expect((await field(/ქალაქი/)).getAttribute('aria-invalid')).toBe('true'))
    expect(await field(/ქალაქი/)).toHaveProperty('value', 'ატლანტიდა')
    expect(document.activeElement).toBe(await field(/ქალაქი/))
  })

  test('CHECK-11 a failed list shows an error and a retry, and the fields', async () => {
    let isDown = true
    opened = openCheckout({
      handlers: [
        http.get('*/v1/customer/addresses/', () =>
          isDown ? HttpResponse.json({}, { status: 500 }) : undefined,
        ),
        addressCall(),
      ],
    })
    expect(await field(/^მისამართი/)).toBeDefined()
    expect(toasts()).toEqual(['error 1: მისამართების ჩატვირთვა ვერ მოხერხდა'])
    isDown = false
    await opened.user.click(screen.getByRole('button', { name: 'თავიდან ცდა' }))
    expect((await radio(/რუსთაველის/)).checked).toBe(true)
  })
})

test('CHECK-04 CHECK-07 four ways to pay, the card first and chosen; another one is sent when it is', async () => {
  const { sent, handler } = orderCalls(() => made())
  opened = openCheckout({ handlers: [addressCall(), handler] })
  await radio(/რუსთაველის/)
  const methods = within(screen.getByRole('radiogroup', { name: 'გადახდის მეთოდი' }))
  expect(
    methods.getAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => [value, checked]),
  ).toEqual([
    ['flitt', true],
    ['wallet', false],
    ['qr', false],
    ['bank', false],
  ])
  for (const name of [/ბარათი/, /საფულე/, /QR კოდი/]) expect(await radio(name)).toBeDefined()
  await opened.user.click(await radio(/საბანკო გადარიცხვა/))
  await opened.user.click(submit())
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({ payment_method: 'bank' })
})

test('CHECK-05 the button is disabled and says so while the cart loads', async () => {
  const { sent, handler } = orderCalls(() => made())
  opened = openCheckout({ handlers: [addressCall(), handler], cart: { isLoading: true } })
  await radio(/რუსთაველის/)
  expect(submit().textContent).toContain('მუშავდება…')
  expect(submit().getAttribute('aria-disabled')).toBe('true')
  await opened.user.click(submit())
  opened.change({ isLoading: false })
  expect(submit().textContent).toContain('შეკვეთის დადასტურება')
  expect(submit().getAttribute('aria-disabled')).not.toBe('true')
  expect(sent).toEqual([])
})

test('CHECK-06 without a session the shopper is asked to log in, and nothing is sent', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { sent, handler } = orderCalls(() => made())
  opened = openCheckout({ handlers: [addressCall(), handler], person: null })
  await radio(/რუსთაველის/)
  await opened.user.click(submit())
  await screen.findByText('login asked')
  expect(toasts()).toEqual(['error 1: გთხოვთ, შეხვიდეთ სისტემაში'])
  expect(sent).toEqual([])
})

test('CHECK-06 an empty cart is not ordered', async () => {
  const { sent, handler } = orderCalls(() => made())
  opened = openCheckout({ handlers: [addressCall(), handler], cart: { lines: [], total: 0 } })
  await radio(/რუსთაველის/)
  await opened.user.click(submit())
  await waitFor(() => expect(toasts()).toEqual(['error 1: კალათა ცარიელია']))
  expect(sent).toEqual([])
})
