import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Order } from '@dukani/contracts'
import { orderListHandlers } from '#mocks/orderListHandlers.ts'
import { transferOrder } from '#mocks/payments.ts'
import { details, dialog, ordersApi, ordersPerTest, press, toasts, visit } from './ordersScene.tsx'

ordersPerTest()

function show(one: Order) {
  ordersApi(...orderListHandlers([one]))
  visit([details(one)])
}

const textIn = (row: Element | null, tag: string) => row?.querySelector(tag)?.textContent ?? ''

/** What stands beside each name. */
const facts = () =>
  Object.fromEntries(
    screen
      .getAllByRole('button', { name: /^კოპირება: / })
      .map((button) => button.closest('div'))
      .map((row): [string, string] => [textIn(row, 'dt'), textIn(row, 'dd')]),
  )

/** A browser that copies, or doesn't. */
function clipboard(writeText?: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', {
    value: writeText && { writeText },
    configurable: true,
  })
}

afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'))

test('CHECK-04 ORDER-02 what an order by bank transfer is paid with, the account in groups of four', async () => {
  show(transferOrder('bank'))
  await dialog().findByRole('heading', { name: 'სად გადარიცხოთ' })
  expect(facts()).toEqual({
    მიმღები: 'შპს დუქანი',
    ბანკი: 'საქართველოს სატესტო ბანკი',
    'ბანკის კოდი (BIC)': 'TESTGE22',
    'ანგარიში (IBAN)': 'GE60 NB00 0000 0123 4567 89',
    თანხა: '101,00\u00a0₾',
    დანიშნულება: '261120-04711',
  })
  expect(dialog().queryByRole('img', { name: /QR/ })).toBeNull()
})

test('CHECK-04 each is copied as a bank’s form takes it, and that is said', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  clipboard(writeText)
  show(transferOrder('bank'))
  await press('კოპირება: ანგარიში (IBAN)')
  await waitFor(() => expect(toasts()).toBe('success: დაკოპირდა: ანგარიში (IBAN)'))
  await press('კოპირება: თანხა')
  await waitFor(() => expect(toasts()).toContain('success: დაკოპირდა: თანხა'))
  expect(writeText.mock.calls).toEqual([['GE60NB0000000123456789'], ['101.00']])
})

test.each([
  ['can’t copy', undefined],
  ['refuses to', () => Promise.reject(new Error('not allowed'))],
])('CHECK-04 in a browser that %s the text is marked, to be copied by hand', async (_, writeText) => {
  clipboard(writeText)
  show(transferOrder('bank'))
  await press('კოპირება: მიმღები')
  await waitFor(() => expect(toasts()).toBe('warning: ვერ დაკოპირდა: მიმღები. მონიშნულია, დააკოპირეთ თავად.'))
  expect(getSelection()?.toString()).toBe('შპს დუქანი')
})

test('CHECK-04 an order by QR code has its code, which says in words what it is', async () => {
  show(transferOrder('qr'))
  const name = /^გადარიცხვის QR კოდი: 101,00\s₾, დანიშნულება 261120-04711/
  expect((await dialog().findByRole('img', { name })).querySelector('path')?.getAttribute('d')).toMatch(
    /^M4 4h7v1/,
  )
  expect(facts()).toMatchObject({ 'ანგარიში (IBAN)': 'GE60 NB00 0000 0123 4567 89' })
})

test('CHECK-04 a code that can’t be made is done without: what it would hold stands there', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  show(transferOrder('qr', { qr_payload: 'ა'.repeat(3_000) }))
  await dialog().findByRole('heading', { name: 'სად გადარიცხოთ' })
  await waitFor(() => expect(console.warn).toHaveBeenCalled())
  expect(dialog().queryByRole('img', { name: /QR/ })).toBeNull()
  expect(facts()).toMatchObject({ მიმღები: 'შპს დუქანი' })
})
