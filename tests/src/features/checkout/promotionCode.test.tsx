import { cleanup, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { promotionCheckHandler } from '#mocks/promotionCodes.ts'
import { addressCall, made, openCheckout, orderCalls, submit } from './checkoutShop.tsx'

let opened: ReturnType<typeof openCheckout> | null = null

beforeEach(() => sessionStorage.clear())

afterEach(() => {
  cleanup()
  opened?.api.close()
  opened = null
})

async function ready(handler: ReturnType<typeof orderCalls>['handler'], promotionCodes = true) {
  opened = openCheckout({
    handlers: [addressCall(), promotionCheckHandler(), handler],
    config: { promotionCodes },
  })
  await screen.findByRole('radio', { name: /რუსთაველის/ })
  return opened
}

const field = () => screen.getByRole('textbox', { name: 'პრომოკოდი' })
const isApplied = () => screen.findByText('კოდი SAFERAVI10 გამოყენებულია')

test('an applied code is sent with the order, with what it was shown to take off', async () => {
  const { sent, handler } = orderCalls(() => made())
  const { user, onPlaced } = await ready(handler)
  await user.type(field(), 'saferavi10')
  await user.click(screen.getByRole('button', { name: 'გამოყენება' }))
  await isApplied()
  await user.click(submit())
  await waitFor(() => expect(onPlaced).toHaveBeenCalled())
  expect(sent.map(({ body }) => body)).toMatchObject([
    { promotion_code: 'SAFERAVI10', discount: 10.1, subtotal: 101.05 },
  ])
})

test('a code that was typed and not applied is shown before the order is sent', async () => {
  const { sent, handler } = orderCalls(() => made())
  const { user, onPlaced } = await ready(handler)
  await user.type(field(), 'saferavi10')
  await user.click(submit())
  await isApplied()
  expect(sent).toEqual([])
  await user.click(submit())
  await waitFor(() => expect(onPlaced).toHaveBeenCalled())
  expect(sent.map(({ body }) => body)).toMatchObject([{ promotion_code: 'SAFERAVI10' }])
})

test('a code that the order is refused for is checked again, and the order goes on without it', async () => {
  const refusal = { promotion_code: ['ეს კოდი არ მოქმედებს.'] }
  const { sent, handler } = orderCalls(() => HttpResponse.json(refusal, { status: 400 }), made)
  const { user, onPlaced, api } = await ready(handler)
  await user.type(field(), 'saferavi10{Enter}')
  await isApplied()
  // Used up by somebody else.
  api.server.use(promotionCheckHandler(null))
  await user.click(submit())
  await waitFor(() => expect(screen.queryByText('კოდი SAFERAVI10 გამოყენებულია')).toBeNull())
  expect(await screen.findAllByText('ეს კოდი არ მოქმედებს.')).not.toEqual([])
  await user.click(submit())
  await waitFor(() => expect(onPlaced).toHaveBeenCalled())
  expect(sent[1]?.body).not.toHaveProperty('promotion_code')
})

test('CHECK-12 without an answer the same order is sent again, with its code and its key', async () => {
  let isAway = true
  const { sent, handler } = orderCalls(() => (isAway ? HttpResponse.error() : made()))
  const { user, onPlaced, api } = await ready(handler)
  await user.type(field(), 'saferavi10{Enter}')
  await isApplied()
  api.server.use(http.post('*/v1/promotion-codes/check/', () => HttpResponse.error()))
  await user.click(submit())
  await screen.findByText(/^შეცდომა. პასუხი ვერ მივიღეთ/)
  isAway = false
  await user.click(submit())
  await waitFor(() => expect(onPlaced).toHaveBeenCalled())
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(sent.at(-1)?.body).toMatchObject({ promotion_code: 'SAFERAVI10' })
})

test('a code that can’t be checked isn’t left out of the order without a word', async () => {
  const { sent, handler } = orderCalls(() => made())
  const { user, api } = await ready(handler)
  api.server.use(http.post('*/v1/promotion-codes/check/', () => HttpResponse.json(null, { status: 503 })))
  await user.type(field(), 'saferavi10{Enter}')
  await screen.findByText('კოდი ვერ შემოწმდა. სცადეთ ცოტა ხანში.')
  await user.click(submit())
  await screen.findByText('კოდი ვერ შემოწმდა. სცადეთ ცოტა ხანში.')
  expect(sent).toEqual([])
  // Without the code the order is the shopper's wish.
  await user.clear(field())
  await user.click(submit())
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).not.toHaveProperty('promotion_code')
})

test('an applied code is still there after a reload', async () => {
  const { handler } = orderCalls(() => made())
  const { user } = await ready(handler)
  await user.type(field(), 'saferavi10{Enter}')
  await isApplied()
  cleanup()
  opened?.api.close()
  await ready(handler)
  await isApplied()
  expect(field()).toHaveProperty('value', 'SAFERAVI10')
})

test('another server never sees a code: there is no field', async () => {
  const { handler } = orderCalls(() => made())
  await ready(handler, false)
  expect(screen.queryByRole('textbox', { name: 'პრომოკოდი' })).toBeNull()
})
