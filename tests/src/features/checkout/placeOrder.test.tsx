import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lastSentToPay } from '#shared/payment/sentToPay.ts'
import { addressCall, line, made, nino, openCheckout, orderCalls, submit, toasts } from './checkoutShop.tsx'

let opened: ReturnType<typeof openCheckout> | null = null

beforeEach(() => {
  sessionStorage.clear()
  // The pause before a keyed call is sent again has no length here.
  vi.spyOn(Math, 'random').mockReturnValue(0)
})

afterEach(() => {
  cleanup()
  opened?.api.close()
  opened = null
})

/** The checkout with a saved address, ready to be sent. */
async function ready(handler: ReturnType<typeof orderCalls>['handler'], cart = {}) {
  opened = openCheckout({ handlers: [addressCall(), handler], cart })
  await screen.findByRole('radio', { name: /რუსთაველის/ })
  return opened
}

const refused = (status: number, detail?: string) => () =>
  HttpResponse.json(detail === undefined ? {} : { detail }, { status })
const unreachable = () => HttpResponse.error()

describe('an order that was made', () => {
  test('CHECK-09 is said, the cart is emptied, and the way leads to it', async () => {
    const { handler } = orderCalls(() => made())
    const { user, cart, onPlaced, onPay } = await ready(handler)
    await user.click(submit())
    await waitFor(() => expect(onPlaced).toHaveBeenCalledWith('order-1'))
    expect(toasts()).toEqual(['success 1: შეშვეკვეთა წარმატებით შეიქმნა'])
    expect(vi.mocked(cart.markOrdered).mock.calls).toEqual([[cart.lines]])
    expect(onPay).not.toHaveBeenCalled()
  })

  test('CHECK-08 ROUTE-03 by card goes on to its payment', async () => {
    const checkout_url = 'https://pay.flitt.com/1'
    const { handler } = orderCalls(() => made({ payment_method: 'flitt', checkout_url }))
    const { user, onPlaced, onPay, cart } = await ready(handler)
    await user.click(submit())
    await waitFor(() => expect(onPay).toHaveBeenCalledWith(checkout_url))
    // The way back from there leads to the order, also where the bank doesn't name it (ROUTE-03).
    expect(onPlaced).toHaveBeenCalledWith('order-1')
    expect(lastSentToPay(nino.id)).toBe('order-1')
    expect(cart.markOrdered).toHaveBeenCalledTimes(1)
    expect(screen.queryAllByRole('listitem')).toEqual([])
  })

  test('CHECK-08 by card, with an address to pay at that is none: an error, and on to the order', async () => {
    const { handler } = orderCalls(() =>
      made({ payment_method: 'flitt', checkout_url: 'javascript:alert(1)' }),
    )
    const { user, onPlaced, onPay } = await ready(handler)
    await user.click(submit())
    await waitFor(() => expect(onPlaced).toHaveBeenCalledWith('order-1'))
    expect(onPay).not.toHaveBeenCalled()
    expect(toasts()).toEqual(['error 1: გადახდის გვერდი ვერ გაიხსნა. შეკვეთა მიღებულია.'])
  })

  test('CHECK-08 by card, while its payment is away: what the server says of it, and on to the order', async () => {
    const detail = 'შეკვეთა მიღებულია, გადახდის გვერდი კი ახლა მიუწვდომელია.'
    const { handler } = orderCalls(() => made({ payment_method: 'flitt', detail }))
    const { user, cart, onPlaced, onPay } = await ready(handler)
    await user.click(submit())
    await waitFor(() => expect(onPlaced).toHaveBeenCalledWith('order-1'))
    expect(toasts()).toEqual([`error 1: ${detail}`])
    expect(cart.markOrdered).toHaveBeenCalledTimes(1)
    expect(onPay).not.toHaveBeenCalled()
  })

  test('CHECK-09 by card without an address to pay at is an order like the others', async () => {
    const { handler } = orderCalls(() => made({ payment_method: 'flitt' }))
    const { user, onPlaced } = await ready(handler)
    await user.click(submit())
    await waitFor(() => expect(onPlaced).toHaveBeenCalledTimes(1))
    expect(toasts()).toEqual(['success 1: შეშვეკვეთა წარმატებით შეიქმნა'])
  })
})

describe('an order that was refused', () => {
  test('CHECK-10 the server’s detail is a toast and stands beside the button, which works again', async () => {
    const { sent, handler } = orderCalls(refused(400, 'გადახდის ეს მეთოდი ჯერ არ არის ჩართული.'), () =>
      made(),
    )
    const { user, onPlaced } = await ready(handler)
    await user.click(submit())
    expect((await screen.findByRole('alert')).textContent).toBe('გადახდის ეს მეთოდი ჯერ არ არის ჩართული.')
    expect(toasts()).toEqual(['error 1: გადახდის ეს მეთოდი ჯერ არ არის ჩართული.'])
    await user.click(submit())
    await waitFor(() => expect(onPlaced).toHaveBeenCalledTimes(1))
    expect(screen.getByRole('alert').textContent).toBe('')
    // That was a definite answer: what comes then is another order.
    expect(sent[0]?.key).not.toBe(sent[1]?.key)
  })

  test('CHECK-10 CHECK-12 a cart that was emptied elsewhere is reloaded', async () => {
    const { handler } = orderCalls(refused(409, 'Your cart is empty.'))
    const { user, cart } = await ready(handler, { reload: () => Promise.resolve({ lines: [], total: 0 }) })
    await user.click(submit())
    await waitFor(() => expect(toasts()).toEqual(['error 1: კალათა ცარიელია']))
    expect(cart.markOrdered).not.toHaveBeenCalled()
  })

  test('CHECK-10 a changed total is reloaded and reported, whatever the server’s text, and the next press can succeed', async () => {
    const { sent, handler } = orderCalls(refused(400, 'Subtotal does not match.'), () => made())
    const now = {
      total: 12_605,
      lines: [
        line({ id: 'l1', productId: 'wine', specificationId: 'a1', quantity: 2, unitPrice: 5_100 }),
        line({ id: 'l2', productId: 'honey', name: 'თაფლი', quantity: 1, unitPrice: 2_405 }),
      ],
    }
    const { user, change, onPlaced } = await ready(handler, {
      reload: () => {
        change(now)
        return Promise.resolve(now)
      },
    })
    await user.click(submit())
    const text =
      'საფერავი: ღირდა 38,50 ₾, ახლა ღირს 51,00 ₾. ახლა სულ: 126,05 ₾. შეკვეთა ჯერ არ გაფორმებულა: თუ თანახმა ხართ, დააჭირეთ იმავე ღილაკს.'
    await waitFor(() => expect(toasts()).toEqual([`error 1: ${text}`]))
    expect(screen.getByRole('alert').textContent).toBe(text)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /რუსთაველის/ }).checked).toBe(true)
    await user.click(submit())
    await waitFor(() => expect(onPlaced).toHaveBeenCalledTimes(1))
    expect(sent.map(({ body }) => body)).toMatchObject([{ subtotal: 101.05 }, { subtotal: 126.05 }])
  })

  test('CHECK-06 a session that ended meanwhile asks to log in', async () => {
    const { handler } = orderCalls(refused(401, 'Given token not valid'))
    const { user } = await ready(handler)
    await user.click(submit())
    await screen.findByText('login asked')
    expect(toasts()).toEqual(['error 1: გთხოვთ, შეხვიდეთ სისტემაში'])
  })
})

describe('CHECK-12 one order', () => {
  test('two presses in one moment send one call', async () => {
    const answer = Promise.withResolvers<void>()
    const { sent, handler } = orderCalls(() => answer.promise.then(() => made()))
    const { onPlaced, user } = await ready(handler)
    fireEvent.click(submit())
    fireEvent.click(submit())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(submit().textContent).toContain('მუშავდება…')
    await user.click(submit())
    answer.resolve()
    await waitFor(() => expect(onPlaced).toHaveBeenCalledTimes(1))
    expect(sent).toHaveLength(1)
  })

  test('a call that got no answer is sent again with its key, by itself and then by the same button', async () => {
    const { sent, handler } = orderCalls(unreachable, unreachable, () => made())
    const { user, cart, onPlaced } = await ready(handler)
    await user.click(submit())
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('ჯერ არ ვიცით'))
    expect(sent).toHaveLength(2)
    expect([cart.markOrdered, cart.reload].map((one) => vi.mocked(one).mock.calls.length)).toEqual([0, 0])
    await user.click(submit())
    await waitFor(() => expect(onPlaced).toHaveBeenCalledTimes(1))
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    expect(sent[2]?.body).toEqual(sent[0]?.body)
  })

  test('the key outlives a reload of the page while the outcome is not known', async () => {
    const first = orderCalls(unreachable)
    const { user } = await ready(first.handler)
    await user.click(submit())
    await waitFor(() => expect(first.sent).toHaveLength(2))
    await screen.findByText(/ჯერ არ ვიცით/, { selector: '[role=alert] *' })
    cleanup()
    opened?.api.close()
    const second = orderCalls(() => made())
    const again = await ready(second.handler)
    await again.user.click(submit())
    await waitFor(() => expect(second.sent).toHaveLength(1))
    expect(second.sent[0]?.key).toBe(first.sent[0]?.key)
  })

  test('the same things in a cart that was filled anew, and another address, get another key', async () => {
    const { sent, handler } = orderCalls(unreachable)
    const { user, change } = await ready(handler)
    const unknown = () => screen.findByText(/ჯერ არ ვიცით/, { selector: '[role=alert] *' })
    await user.click(submit())
    await unknown()
    change({
      lines: [
        line({ id: 'l9', productId: 'wine', specificationId: 'a1', quantity: 2 }),
        line({ id: 'l10', productId: 'honey', quantity: 1 }),
      ],
    })
    await user.click(submit())
    await waitFor(() => expect(sent).toHaveLength(4))
    await unknown()
    await user.click(screen.getByRole('radio', { name: /ფარნავაზ/ }))
    await user.click(submit())
    await waitFor(() => expect(sent).toHaveLength(6))
    await unknown()
    expect(new Set(sent.map(({ key }) => key)).size).toBe(3)
    expect(sent[2]?.body).toEqual(sent[0]?.body)
  })
})
