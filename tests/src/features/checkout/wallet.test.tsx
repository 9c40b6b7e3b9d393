import { cleanup, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { walletHandler } from '#mocks/payments.ts'
import { addressCall, made, openCheckout, orderCalls, submit, toasts } from './checkoutShop.tsx'

let opened: ReturnType<typeof openCheckout> | null = null

beforeEach(() => sessionStorage.clear())

afterEach(() => {
  cleanup()
  opened?.api.close()
  opened = null
})

const WALLET = 'GET /v1/wallet/'
const HAS = /^საფულეში გაქვთ/
const asked = () => opened?.api.calls.filter((call) => call === WALLET).length

/** The checkout of an order of 101,05 ₾. */
async function open(...handlers: HttpHandler[]) {
  opened = openCheckout({ handlers: [addressCall(), ...handlers] })
  await screen.findByRole('radio', { name: /რუსთაველის/ })
  return opened
}
const choose = async (name: RegExp) => opened?.user.click(screen.getByRole('radio', { name }))

test('CHECK-04 the wallet’s balance is requested and shown only when it is chosen', async () => {
  await open(walletHandler(250))
  expect(asked()).toBe(0)
  await choose(/საფულე/)
  await screen.findByText(/^საფულეში გაქვთ 250,00\s₾\.$/)
  expect(asked()).toBe(1)
  await choose(/ბარათი/)
  expect(screen.queryByText(HAS)).toBeNull()
})

test('CHECK-04 a low balance is reported before the order is sent, but only the server rejects it', async () => {
  const { sent, handler } = orderCalls(() => made({ payment_method: 'wallet' }))
  const { user, change } = await open(walletHandler(101.04), handler)
  await choose(/საფულე/)
  const warning = await screen.findByText(/^საფულეში გაქვთ 101,04\s₾, შეკვეთა კი 101,05\s₾ ღირს/)
  expect(warning.closest('[role=status]')).not.toBeNull()
  expect(sent).toEqual([])
  change({ total: 10_104 })
  await screen.findByText(/^საფულეში გაქვთ 101,04\s₾\.$/)
  await user.click(submit())
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({ payment_method: 'wallet' })
})

test.each([
  ['is on its way', () => new Promise<Response>(() => {})],
  ['failed', () => HttpResponse.json({ detail: 'ბაზა დაკეტილია.' }, { status: 400 })],
  ['can’t be read', () => HttpResponse.json({ balance: 'ბევრი' })],
])('CHECK-04 while the answer %s nothing is said of it', async (_, answer) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await open(http.get('*/v1/wallet/', answer as () => Promise<HttpResponse<null>>))
  await choose(/საფულე/)
  await waitFor(() => expect(asked()).toBe(1))
  expect(screen.queryByText(HAS)).toBeNull()
  expect(screen.queryByText(/ბაზა/)).toBeNull()
  expect(screen.queryAllByRole('listitem')).toEqual([])
})

test('CHECK-10 a wallet that was emptied meanwhile: the server’s detail, and the new balance', async () => {
  const detail = 'საფულეში არ არის საკმარისი თანხა.'
  const balances = [250, 1]
  const { handler } = orderCalls(() => HttpResponse.json({ detail }, { status: 409 }))
  const { user, cart } = await open(
    http.get('*/v1/wallet/', () => HttpResponse.json({ balance: balances.shift() })),
    handler,
  )
  await choose(/საფულე/)
  await screen.findByText(HAS)
  await user.click(submit())
  await waitFor(() => expect(toasts()).toEqual([`error 1: ${detail}`]))
  expect(screen.getByRole('alert').textContent).toBe(detail)
  await screen.findByText(/^საფულეში გაქვთ 1,00\s₾, შეკვეთა კი/)
  expect(cart.markOrdered).not.toHaveBeenCalled()
})
