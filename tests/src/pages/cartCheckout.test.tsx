import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, type HttpHandler } from 'msw'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { user } from '#mocks/accounts.ts'
import { twoAddresses } from '#mocks/addresses.ts'
import { filledCart } from '#mocks/cart.ts'
import { shopHandlers } from '#mocks/shopHandlers.ts'
import { CartProvider } from '#features/cart/api/CartProvider.tsx'
import { CartCheckout } from '#pages/CatalogPage/CartCheckout.tsx'
import { LoginPromptProvider, useLoginPromptState } from '#shared/session/LoginPrompt.tsx'
import { SessionContext, type SessionState } from '#shared/session/session.ts'
import { ToastProvider } from '#shared/toast/ToastProvider.tsx'
import { mockApi, Shop } from '../support/shop.tsx'
import { sessionSource } from '../support/sessionSource.ts'

let api: ReturnType<typeof mockApi> | null = null

beforeEach(() => localStorage.clear())

afterEach(() => {
  cleanup()
  api?.close()
  api = null
})

const nino = user()

function Asked() {
  return <output>{useLoginPromptState().isOpen ? 'asked' : 'quiet'}</output>
}

function open(session: SessionState, ...before: HttpHandler[]) {
  api = mockApi(
    ...before,
    ...shopHandlers({ cart: filledCart(), customerCart: filledCart(), addresses: twoAddresses() }),
  )
  const actions = {
    login: () => Promise.resolve(nino),
    logout: () => Promise.resolve(),
    replaceUser: () => {},
  }
  const tree = (now: SessionState) => (
    <MemoryRouter>
      <Shop>
        <SessionContext value={sessionSource({ ...now, ...actions })}>
          <LoginPromptProvider>
            <ToastProvider>
              <CartProvider>
                <CartCheckout
                  query={{}}
                  summary={({ children, action }) => (
                    <section>
                      {children}
                      {action}
                    </section>
                  )}
                />
                <Asked />
              </CartProvider>
            </ToastProvider>
          </LoginPromptProvider>
        </SessionContext>
      </Shop>
    </MemoryRouter>
  )
  const { container, rerender } = render(tree(session))
  return { container, setSession: (next: SessionState) => rerender(tree(next)) }
}

test('CART-14 a guest finds an empty paragraph, why, and the way to log in', async () => {
  const { container } = open({ status: 'guest', user: null })
  const paragraphs = [...container.querySelectorAll('p')].map(({ textContent }) => textContent)
  expect(paragraphs).toEqual(['', 'შეკვეთის გასაფორმებლად შეხვიდეთ სისტემაში'])
  expect(screen.queryByRole('form')).toBeNull()
  await userEvent.setup().click(screen.getByRole('button', { name: 'შესვლა' }))
  expect(screen.getByText('asked')).toBeDefined()
})

test('CART-14 a customer finds the checkout form, fetched when it is needed', async () => {
  const { container } = open({ status: 'customer', user: nino })
  expect(screen.queryByRole('form')).toBeNull()
  expect(screen.getByRole('status', { name: 'იტვირთება…' })).toBeDefined()
  expect(await screen.findByRole('form', { name: 'შეკვეთის გაფორმება' })).toBeDefined()
  // What is yet to be said of the wallet has a place of its own.
  const paragraphs = [...container.querySelectorAll('p:not([role])')]
  expect(paragraphs.filter(({ textContent }) => textContent === '')).toEqual([])
})

test('CART-14 while a session is being restored neither is shown', () => {
  open({ status: 'starting', user: null })
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('form')).toBeNull()
})

test('CHECK-05 CART-13 a guest who logs in can’t send the order before the carts are one', async () => {
  // The server behind it doesn't sell what the guest has.
  vi.spyOn(console, 'warn').mockReturnValue()
  const merging = Promise.withResolvers<undefined>()
  const { setSession } = open(
    { status: 'guest', user: null },
    http.get('*/v1/cart/', ({ request }) =>
      new URL(request.url).searchParams.has('owner') ? merging.promise : undefined,
    ),
  )
  await waitFor(() => expect(api?.calls.filter((call) => call.startsWith('GET /v1/cart/'))).toHaveLength(1))
  setSession({ status: 'customer', user: nino })
  const button = await screen.findByRole('button', { name: 'მუშავდება…' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  merging.resolve(undefined)
  expect(await screen.findByRole('button', { name: 'შეკვეთის დადასტურება' })).toBeDefined()
})
