import type { Product, SavedItem } from '@dukani/contracts'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NO_SESSION_COOKIES } from '#mocks/accounts.ts'
import { cart } from '#mocks/cart.ts'
import { product, specifiedProduct } from '#mocks/products.ts'
import { savedItem } from '#mocks/savedItems.ts'
import { shopHandlers } from '#mocks/shopHandlers.ts'
import { CartProvider } from '#features/cart/api/CartProvider.tsx'
import { useCart } from '#features/cart/model/useCart.ts'
import { WishlistPage } from '#pages/WishlistPage/WishlistPage.tsx'
import { LanguageProvider } from '#shared/language/LanguageProvider.tsx'
import { ToastProvider, useShownToasts } from '#shared/toast/ToastProvider.tsx'
import { mockApi, Shop } from '../../support/shop.tsx'
import { keepCookies, SessionOf } from '../orders/customer.tsx'
import { nino } from './probe.tsx'

let api: ReturnType<typeof mockApi> | null = null

beforeEach(() => {
  keepCookies()
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})

afterEach(() => {
  cleanup()
  api?.close()
  api = null
  for (const cookie of NO_SESSION_COOKIES) document.cookie = cookie
})

const jug = product({ id: 'jug', name: 'დოქი' })
const wine = specifiedProduct({ id: 'wine', name: 'ღვინო' })
const [small] = wine.specifications
if (!small) throw new Error('the mocks have no product with specifications')
const tea = specifiedProduct({ id: 'tea', name: 'ჩაი' })
const scarf = product({ id: 'scarf', name: 'შარფი' })

const savedOf = (one: Product, specification: SavedItem['specification'] = null) =>
  savedItem({ id: `saved-${one.id}`, product: one.id, product_name: one.name, specification })

interface Options {
  saved: readonly SavedItem[]
  handlers?: readonly HttpHandler[]
}

function Around() {
  const { lines, status } = useCart()
  const inside = lines.map(({ product: { name }, specification, quantity }) =>
    [name, specification?.value, quantity].filter(Boolean).join(' '),
  )
  return (
    <>
      <p data-testid="cart">{status === 'ready' ? inside.join(', ') : status}</p>
      <p data-testid="toasts">{useShownToasts().map(({ message }) => `${message};`)}</p>
    </>
  )
}

/** The wishlist over a cart that is there. */
async function visit({ saved, handlers = [] }: Options) {
  api = mockApi(
    ...handlers,
    ...shopHandlers({
      products: [jug, wine, tea, scarf],
      savedItems: saved,
      customerCart: cart(),
    }),
  )
  render(
    <LanguageProvider language="ka">
      <Shop>
        <SessionOf session={nino}>
          <ToastProvider>
            <CartProvider>
              <MemoryRouter>
                <Around />
                <WishlistPage open onClose={() => {}} />
              </MemoryRouter>
            </CartProvider>
          </ToastProvider>
        </SessionOf>
      </Shop>
    </LanguageProvider>,
  )
  await waitFor(() => expect(seen('cart')).not.toBe('loading'))
  await screen.findAllByRole('listitem')
  return userEvent.setup()
}

const seen = (what: 'cart' | 'toasts') => screen.getByTestId(what).textContent
const mover = ({ name }: Product) => screen.getByRole('button', { name: `კალათაში გადატანა: ${name}` })
const rows = () => screen.queryAllByRole('listitem').length

test('WISH-01 CART-07 what is moved is in the cart, out of the list, and the focus goes to the next one', async () => {
  const hands = await visit({ saved: [savedOf(jug), savedOf(scarf)] })
  await hands.click(mover(jug))
  await waitFor(() => expect(rows()).toBe(1))
  expect(document.activeElement).toBe(mover(scarf))
  expect([seen('cart'), seen('toasts')]).toEqual(['დოქი 1', 'პროდუქტი დაემატა კალათაში.;'])
  await hands.click(mover(scarf))
  await waitFor(() => expect(rows()).toBe(0))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'პროდუქტების ნახვა' }))
  await waitFor(() => expect(api?.calls).toContain('DELETE /v1/saved-items/saved-scarf/'))
})

test('CART-07 with the specification that was saved', async () => {
  const hands = await visit({ saved: [savedOf(wine, { id: small.id, value: small.value })] })
  await hands.click(mover(wine))
  await waitFor(() => expect(seen('cart')).toBe(`ღვინო ${small.value} 1`))
  await waitFor(() => expect(rows()).toBe(0))
})

test('CART-07 what can’t be bought stays in the list, and it is said why', async () => {
  const none = product({ id: 'none', name: 'არარა' })
  const hands = await visit({
    saved: [savedOf(wine, { id: 'gone', value: '5 ლ' }), savedOf(tea), savedOf(none)],
  })
  const before = seen('cart')
  for (const [one, text] of [
    [wine, 'ამ ვარიანტის მარაგი ამოწურულია.;'],
    [tea, 'გთხოვთ აირჩიოთ სპეციფიკაცია.;'],
    [none, 'პროდუქტი ვერ მოიძებნა;'],
  ] as const) {
    await hands.click(mover(one))
    await waitFor(() => expect(seen('toasts')).toContain(text))
    await waitFor(() => expect(mover(one).getAttribute('aria-busy')).toBeNull())
    expect(document.activeElement).toBe(mover(one))
    expect([rows(), seen('cart')]).toEqual([3, before])
  }
})

test('one thing at a time: while it is on its way, a second press and the bin do nothing', async () => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  const hands = await visit({
    saved: [savedOf(jug), savedOf(scarf)],
    handlers: [
      http.get('*/v1/products/jug/', async () => {
        await asked
        return HttpResponse.json(jug)
      }),
    ],
  })
  await hands.click(mover(jug))
  expect(mover(jug).getAttribute('aria-busy')).toBe('true')
  await hands.click(mover(jug))
  await hands.click(screen.getByRole('button', { name: 'წაშლა: დოქი' }))
  expect(rows()).toBe(2)
  answer()
  await waitFor(() => expect(rows()).toBe(1))
  expect(seen('cart')).toBe('დოქი 1')
})

test('WISH-04 what is in the cart but could not be taken out of the list is still in both, and it is said', async () => {
  const hands = await visit({
    saved: [savedOf(jug)],
    handlers: [http.delete('*/v1/saved-items/:id/', () => HttpResponse.json({}, { status: 500 }))],
  })
  await hands.click(mover(jug))
  await waitFor(() =>
    expect(seen('toasts')).toBe('პროდუქტი დაემატა კალათაში.;Failed to remove from wishlist;'),
  )
  expect([rows(), seen('cart')]).toEqual([1, 'დოქი 1'])
})

test('what the shop has written says its language in the list, too', async () => {
  await visit({ saved: [savedOf({ ...jug, name: 'Clay jug' }, { id: 1, value: 'two litres' })] })
  expect(screen.getByText('Clay jug').getAttribute('lang')).toBe('en')
  expect(screen.getByText('two litres').getAttribute('lang')).toBe('en')
})
