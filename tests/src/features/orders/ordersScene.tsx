import type { ReactNode } from 'react'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation, useNavigate, type InitialEntry } from 'react-router'
import { afterEach, beforeEach, vi } from 'vitest'
import type { HttpHandler } from 'msw'
import { CartProvider } from '#features/cart/api/CartProvider.tsx'
import { NO_SESSION_COOKIES } from '#mocks/accounts.ts'
import { cart } from '#mocks/cart.ts'
import { cartHandlers } from '#mocks/cartHandlers.ts'
import { courierHandler } from '#mocks/courier.ts'
import { OrdersPage } from '#pages/OrdersPage/OrdersPage.tsx'
import { LanguageProvider } from '#shared/language/LanguageProvider.tsx'
import { LoginPromptProvider, useLoginPrompt, useLoginPromptState } from '#shared/session/LoginPrompt.tsx'
import type { SessionState } from '#shared/session/session.ts'
import { ToastProvider, useShownToasts } from '#shared/toast/ToastProvider.tsx'
import { closeApis, mockApi, Shop } from '../../support/shop.tsx'
import { asCustomer, keepCookies, SessionOf } from './customer.tsx'

/** For a file's tests: each has a customer's cookies; after it the page, the cookies and the API are gone. */
export function ordersPerTest(): void {
  beforeEach(() => {
    keepCookies()
    // jsdom draws nothing and scrolls nowhere.
    Element.prototype.scrollIntoView = vi.fn()
  })
  afterEach(() => {
    cleanup()
    closeApis()
    for (const cookie of NO_SESSION_COOKIES) document.cookie = cookie
  })
}

export const CUSTOMER = asCustomer()

function Around({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const { isOpen } = useLoginPromptState()
  const { close } = useLoginPrompt()
  const toasts = useShownToasts()
  return (
    <>
      <p data-testid="address">{pathname + search + hash}</p>
      <p data-testid="prompt">{isOpen ? 'asked' : 'not asked'}</p>
      <button onClick={close}>close prompt</button>
      <button onClick={() => void navigate(-1)}>browser back</button>
      <p data-testid="toasts">{toasts.map(({ type, message }) => `${type}: ${message}`).join(' | ')}</p>
      {children}
    </>
  )
}

/** The API with an empty cart, and nobody on the way. `calls` are those about orders. */
export function ordersApi(...handlers: HttpHandler[]) {
  const { calls, ...api } = mockApi(...handlers, ...cartHandlers([], cart()), courierHandler(404))
  return {
    ...api,
    calls: () => calls.filter((call) => call.includes('/orders/')),
    cartReadings: () => calls.filter((call) => call.startsWith('GET /v1/cart/')).length,
  }
}

const ORDERS = ['/orders', '/orders/:orderId'].map((path) => (
  <Route key={path} path={path} element={<OrdersPage />} />
))

/** The orders, or another page about them, at an address, over a catalogue of which nothing is shown. */
export function visit(entries: InitialEntry[], session: SessionState = CUSTOMER, page: ReactNode = ORDERS) {
  const tree = (now: SessionState) => (
    <LanguageProvider language="ka">
      <Shop>
        <SessionOf session={now}>
          <LoginPromptProvider>
            <ToastProvider>
              <CartProvider>
                <MemoryRouter initialEntries={entries}>
                  <Around>
                    <Routes>
                      {page}
                      <Route path="*" element={null} />
                    </Routes>
                  </Around>
                </MemoryRouter>
              </CartProvider>
            </ToastProvider>
          </LoginPromptProvider>
        </SessionOf>
      </Shop>
    </LanguageProvider>
  )
  const { rerender } = render(tree(session))
  return { become: (next: SessionState) => rerender(tree(next)) }
}

/** The address of an order's details. */
export const details = (one: { id: string | number }) => `/orders/${one.id}`
export const address = () => screen.getByTestId('address').textContent
export const toasts = () => screen.getByTestId('toasts').textContent
export const prompt = () => screen.getByTestId('prompt').textContent
export const dialog = () => within(screen.getByRole('dialog', { name: 'ჩემი შეკვეთები' }))
export const press = async (name: string | RegExp, role = 'button') =>
  userEvent.click(await screen.findByRole(role, { name }))
/** What lies behind the modal is hidden from readers, and so from roles. */
export const pressOutside = (text: string) => userEvent.click(screen.getByText(text))
