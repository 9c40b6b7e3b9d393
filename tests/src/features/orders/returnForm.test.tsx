import type { Order, ReturnCreate } from '@dukani/contracts'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '../../support/deferredTexts.ts'
import { ReturnForm } from '#features/orders/containers/ReturnForm.tsx'
import { NO_SESSION_COOKIES, user } from '#mocks/accounts.ts'
import { refusal } from '#mocks/catalogueHandlers.ts'
import { returnHandlers } from '#mocks/orderChangeHandlers.ts'
import { order } from '#mocks/orders.ts'
import { orderPayment } from '#mocks/payments.ts'
import { LanguageProvider } from '#shared/language/LanguageProvider.tsx'
import { LoginPromptProvider } from '#shared/session/LoginPrompt.tsx'
import { ToastProvider } from '#shared/toast/ToastProvider.tsx'
import { closeApis, mockApi, Shop } from '../../support/shop.tsx'
import { asCustomer, keepCookies, SessionOf } from './customer.tsx'

const delivered = order({ status: 'delivered', returnable_until: '2099-11-30T20:00:00.000Z' })
const [first] = delivered.items
if (first === undefined) throw new Error('the order has no items')
const session = asCustomer()

beforeEach(() => {
  sessionStorage.clear()
  keepCookies()
})
afterEach(() => {
  cleanup()
  closeApis()
  for (const cookie of NO_SESSION_COOKIES) document.cookie = cookie
})

function open(shown: Order = delivered) {
  const onStale = vi.fn()
  const tree = (one: Order) => (
    <LanguageProvider language="ka">
      <Shop>
        <SessionOf session={session}>
          <ToastProvider>
            <LoginPromptProvider>
              <ReturnForm
                order={one}
                customerId={user().id}
                onClose={() => undefined}
                onAsked={() => undefined}
                onStale={onStale}
              />
            </LoginPromptProvider>
          </ToastProvider>
        </SessionOf>
      </Shop>
    </LanguageProvider>
  )
  const { rerender, unmount } = render(tree(shown))
  return { onStale, unmount, become: (one: Order) => rerender(tree(one)) }
}

/** Remembers the returns that are asked for, and answers them with `answer`, then as the mock server does. */
function server(answer?: () => Response) {
  const asked: ReturnCreate[] = []
  const api = mockApi(
    http.post('*/v1/orders/:id/returns/', async ({ request }) => {
      asked.push((await request.clone().json()) as ReturnCreate)
      return answer?.()
    }),
    ...returnHandlers(delivered),
  )
  return { ...api, asked }
}

const person = userEvent.setup()
const more = () => person.click(screen.getAllByRole('button', { name: /^დაამატეთ ერთი/ })[0] ?? document.body)
const reason = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /მიზეზი/ })
const send = () => person.click(screen.getByRole('button', { name: 'მოთხოვნის გაგზავნა' }))
const choose = () =>
  person.upload(
    screen.getByLabelText('სურათების დამატება', { selector: 'input' }),
    new File(['picture'], 'broken.png', { type: 'image/png' }),
  )

test('focus goes to the first thing that is missing', async () => {
  server()
  open()
  await send()
  const pieces = screen.getByRole('group', { name: 'დასაბრუნებელი ნივთები' })
  await waitFor(() => expect(document.activeElement).toBe(pieces))
  await more()
  await send()
  await waitFor(() => expect(document.activeElement).toBe(reason()))
})

test('a return isn’t sent while a picture is being uploaded', async () => {
  const { server: api, asked } = server()
  const { promise, resolve } = Promise.withResolvers<void>()
  api.use(
    http.post('*/v1/orders/:id/return-pictures/', async () => {
      await promise
      return HttpResponse.json({ path: 'returns/one.webp', url: '/media/returns/one.webp' }, { status: 201 })
    }),
  )
  open()
  await more()
  await person.type(reason(), 'გატეხილი მოვიდა')
  await choose()
  await send()
  expect(await screen.findByText('სურათი ჯერ იტვირთება, დაელოდეთ.')).toBeDefined()
  expect(asked).toEqual([])
  resolve()
  await screen.findByRole('list', { name: 'სურათები' })
  await send()
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.pictures).toEqual(['returns/one.webp'])
})

test('what was chosen and typed is there again when the form is opened again', async () => {
  server()
  const { unmount } = open()
  await more()
  await person.type(reason(), 'გატეხილი')
  await choose()
  await screen.findByRole('list', { name: 'სურათები' })
  unmount()
  open()
  expect(reason().value).toBe('გატეხილი')
  expect(screen.getAllByRole('status', { name: /^დასაბრუნებელი ცალი/ })[0]?.textContent).toBe('1')
  expect(screen.getByRole('list', { name: 'სურათები' })).toBeDefined()
})

test('what isn’t left of a changed order is chosen no more', async () => {
  const { asked } = server(() => refusal('ამდენი აღარ არის', 409))
  const { onStale, become } = open()
  await more()
  await person.type(reason(), 'გატეხილი')
  await send()
  await waitFor(() => expect(onStale).toHaveBeenCalled())
  expect(asked).toHaveLength(1)
  const refund = { id: 'f1', amount: 1, is_done: true, created_at: '' }
  const gone = [{ id: first.id, quantity: first.quantity }]
  become({ ...delivered, payment: orderPayment({ refunds: [{ ...refund, items: gone }] }) })
  await send()
  expect(await screen.findByText('აირჩიეთ ერთი ნივთი მაინც.')).toBeDefined()
  expect(asked).toHaveLength(1)
  expect(reason().value).toBe('გატეხილი')
})

test('what the server says about a field stands at the field', async () => {
  server(() => HttpResponse.json({ pictures: ['სურათი აღარ არის'] }, { status: 400 }))
  open()
  await more()
  await person.type(reason(), 'გატეხილი')
  await send()
  expect(await screen.findAllByText('სურათი აღარ არის')).toHaveLength(1)
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'სურათების დამატება' })),
  )
})
