import type { Address, Id, User } from '@dukani/contracts'
import { act, render, screen } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { MemoryRouter } from 'react-router'
import { vi } from 'vitest'
import { twoAddresses } from '#mocks/addresses.ts'
import { user } from '#mocks/accounts.ts'
import type { CheckoutCart } from '#features/checkout/containers/usePlaceOrder.ts'
import { EngineContext } from '#shared/map/model/EngineContext.ts'
import { AddressPromptProvider } from '#shared/address/AddressPrompt.tsx'
import { LoginPromptProvider, useLoginPromptState } from '#shared/session/LoginPrompt.tsx'
import { CustomerCheckout } from '#pages/CatalogPage/CustomerCheckout.tsx'
import { SessionContext, type Session } from '#shared/session/session.ts'
import { ToastProvider, useShownToasts } from '#shared/toast/ToastProvider.tsx'
import { AddressLayer } from '../../../../src/app/shell/AddressLayer.tsx'
import { mockApi, Shop, type ShopProps } from '../../support/shop.tsx'
import { fakeEngine } from '../../shared/map/fakeEngine.ts'
import { sessionSource } from '../../support/sessionSource.ts'

export const nino = user()

/** An order as it was sent. */
export interface SentOrder {
  body: unknown
  key: string | null
}

/** What the server makes of the orders, one answer after the other; the last one stays. */
export function orderCalls(...answers: (() => Response | Promise<Response>)[]) {
  const sent: SentOrder[] = []
  const handler = http.post('*/v1/orders/create/', async ({ request }) => {
    sent.push({ body: await request.json(), key: request.headers.get('idempotency-key') })
    const answer = answers[Math.min(sent.length, answers.length) - 1]
    return (await answer?.()) as HttpResponse<null> | undefined
  })
  return { sent, handler }
}

/** The answer of an order that was made. */
export const made = (answer: object = {}) =>
  HttpResponse.json({ id: 'order-1', payment_method: 'bank', checkout_url: null, ...answer }, { status: 201 })

/** The saved addresses. */
export const addressCall = (addresses: readonly Address[] = twoAddresses()) =>
  http.get('*/v1/customer/addresses/', () => HttpResponse.json(addresses))

export interface CheckoutOptions {
  handlers: HttpHandler[]
  cart?: Partial<CheckoutCart>
  /** where the page's settings are other ones than our server's */
  config?: ShopProps['changed']
  /** who the session says it is */
  person?: User | null
}

function Words() {
  const toasts = useShownToasts()
  const { isOpen } = useLoginPromptState()
  return (
    <>
      <ul aria-label="toasts">
        {toasts.map(({ id, message, type, times }) => (
          <li key={id}>{`${type} ${times}: ${message}`}</li>
        ))}
      </ul>
      {isOpen && <p>login asked</p>}
    </>
  )
}

/** A line of the cart, as the checkout knows it. */
export const line = (of: Partial<CheckoutCart['lines'][number]> = {}): CheckoutCart['lines'][number] => ({
  id: null,
  productId: 'wine',
  specificationId: null,
  name: 'საფერავი',
  unitPrice: 3_850,
  quantity: 1,
  ...of,
})

/** The checkout of a customer with a cart of two lines, before a server. */
export function openCheckout({ handlers, cart: changes = {}, config, person = nino }: CheckoutOptions) {
  const api = mockApi(
    http.get('*/v1/csrf/', () => HttpResponse.json({ csrfToken: 'token' })),
    ...handlers,
  )
  const cart: CheckoutCart = {
    lines: [
      line({ id: 'l1', productId: 'wine', specificationId: 'a1', quantity: 2 }),
      line({ id: 'l2', productId: 'honey', name: 'თაფლი', quantity: 1, unitPrice: 2_405 }),
    ],
    total: 10_105,
    isLoading: false,
    reload: vi.fn(() => Promise.resolve({ lines: cart.lines, total: cart.total })),
    markOrdered: vi.fn(),
    ...changes,
  }
  const onPlaced = vi.fn<(id: Id) => void>()
  const onPay = vi.fn<(url: string) => void>()
  const session = {
    status: person === null ? 'guest' : 'customer',
    user: person,
    login: () => Promise.reject(new Error('not here')),
    logout: () => Promise.resolve(),
    replaceUser: () => {},
  } as Session
  const engine = fakeEngine()
  const tree = (shown: CheckoutCart) => (
    <Shop {...(config && { changed: config })}>
      <SessionContext value={sessionSource(session)}>
        <LoginPromptProvider>
          <ToastProvider>
            <MemoryRouter>
              <EngineContext value={engine.load}>
                <AddressPromptProvider>
                  <CustomerCheckout
                    customerId={nino.id}
                    cart={shown}
                    onPlaced={onPlaced}
                    onPay={onPay}
                    summary={({ children, action }) => (
                      <div>
                        {children}
                        {action}
                      </div>
                    )}
                  />
                  <AddressLayer />
                </AddressPromptProvider>
              </EngineContext>
            </MemoryRouter>
            <Words />
          </ToastProvider>
        </LoginPromptProvider>
      </SessionContext>
    </Shop>
  )
  const view = render(tree(cart))
  return {
    api,
    cart,
    onPlaced,
    onPay,
    engine,
    user: userEvent.setup(),
    change: (next: Partial<CheckoutCart>) => act(() => view.rerender(tree({ ...cart, ...next }))),
  }
}

export const submit = () => screen.getByRole('button', { name: /შეკვეთის დადასტურება|მუშავდება/ })
export const field = (name: RegExp) => screen.findByRole('textbox', { name })
export const toasts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

/** Puts texts into the fields of these names, each at once. */
export async function fillIn(user: UserEvent, texts: readonly (readonly [name: RegExp, text: string])[]) {
  for (const [name, text] of texts) {
    await user.click(await field(name))
    await user.paste(text)
  }
}
