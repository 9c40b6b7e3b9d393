import type { Language } from '@dukani/i18n'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NO_SESSION_COOKIES } from '#mocks/accounts.ts'
import { cart } from '#mocks/cart.ts'
import { cartHandlers, livingCart } from '#mocks/cartHandlers.ts'
import { savedItem } from '#mocks/savedItems.ts'
import { wishlistHandlers } from '#mocks/wishlistHandlers.ts'
import { CartProvider } from '#features/cart/api/CartProvider.tsx'
import { WishlistPage } from '#pages/WishlistPage/WishlistPage.tsx'
import { loadLanguage } from '#shared/language/catalogues.ts'
import { LanguageProvider, useLanguage } from '#shared/language/LanguageProvider.tsx'
import { ToastProvider, useShownToasts } from '#shared/toast/ToastProvider.tsx'
import { mockApi, Shop } from '../../support/shop.tsx'
import { keepCookies, SessionOf } from '../orders/customer.tsx'
import { nino } from './probe.tsx'

let api: ReturnType<typeof mockApi> | null = null

beforeEach(() => {
  keepCookies()
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
})

afterEach(() => {
  cleanup()
  api?.close()
  api = null
  for (const cookie of NO_SESSION_COOKIES) document.cookie = cookie
})

const scarf = savedItem({ id: 1, product: 5, product_name: 'შარფი', product_main_image: null })
const jug = savedItem({ id: 2, product: 6, product_name: 'დოქი', specification: { id: 42, value: '2 ლ' } })
const close = vi.fn()
const serve = (...handlers: Parameters<typeof mockApi>) =>
  mockApi(...handlers, ...cartHandlers([], cart(), livingCart()))

function Around() {
  const { setLanguage } = useLanguage()
  const { pathname, search } = useLocation()
  return (
    <>
      <button onClick={() => void setLanguage('ka')}>ქართულად</button>
      <p data-testid="address">{pathname + search}</p>
      <p data-testid="toasts">{useShownToasts().map(({ message }) => message)}</p>
    </>
  )
}

/** The wishlist over the catalogue of a category, as the shop opens it. */
function visit(path = '/?category=a', language: Language = 'ka') {
  const [pathname, search] = path.split('?')
  const under = { pathname, search: search ? `?${search}` : '' }
  render(
    <LanguageProvider language={language}>
      <Shop>
        <SessionOf session={nino}>
          <ToastProvider>
            <CartProvider>
              <MemoryRouter initialEntries={[under, { ...under, state: { overlay: 'wishlist' } }]}>
                <Around />
                <WishlistPage open onClose={close} />
              </MemoryRouter>
            </CartProvider>
          </ToastProvider>
        </SessionOf>
      </Shop>
    </LanguageProvider>,
  )
}

const address = () => screen.getByTestId('address').textContent
const dialog = () => within(screen.getByRole('dialog', { name: 'შენახული პროდუქტები' }))
const bin = (name: string) => dialog().findByRole('button', { name: `წაშლა: ${name}` })

test('WISH-01 each row: picture or words, name, specification, delete and view', async () => {
  api = serve(...wishlistHandlers([scarf, jug]))
  visit()
  const [first, second] = await dialog().findAllByRole('listitem')
  if (!first || !second) throw new Error('two rows are expected')
  expect(within(first).getByText('No Image').getAttribute('lang')).toBe('en')
  expect(within(first).queryByText(/სპეციფიკაცია/)).toBeNull()
  expect(second.querySelector('img')?.getAttribute('src')).toMatch(/\/media\/products\/scarf\.webp$/)
  expect(within(second).getByText('სპეციფიკაცია 42')).toBeTruthy()
  expect(within(second).getByText('2 ლ')).toBeTruthy()
  expect(within(first).getByRole('link', { name: 'ნახვა: შარფი' }).getAttribute('href')).toBe(
    '/product/5?category=a',
  )
  expect(within(second).getByRole('link', { name: 'ნახვა: დოქი' }).getAttribute('href')).toBe(
    '/product/6?category=a&specification=42',
  )
})

test('WISH-01 in English a product has its English name, else its own; in Georgian at once its own again', async () => {
  const named = savedItem({ id: 3, product: 7, product_name: 'თაფლი', product_name_en: 'Honey' })
  api = serve(...wishlistHandlers([named, jug]))
  await loadLanguage('en')
  visit('/', 'en')
  const list = within(screen.getByRole('dialog', { name: 'Saved products' }))
  const link = await list.findByRole('link', { name: 'Honey' })
  expect(link.getAttribute('lang')).toBe('en')
  expect(list.getByRole('link', { name: 'View: Honey' })).toBeTruthy()
  expect(list.getByRole('link', { name: 'დოქი' }).getAttribute('lang')).toBe('ka')
  expect(list.queryByText('თაფლი')).toBeNull()
  const asked = () => api?.calls.filter((call) => call.includes('/saved-items/'))
  const before = asked()
  fireEvent.click(screen.getByText('ქართულად'))
  await screen.findByRole('dialog', { name: 'შენახული პროდუქტები' })
  expect(dialog().getByRole('link', { name: 'თაფლი' }).getAttribute('lang')).toBe('ka')
  expect(await bin('თაფლი')).toBeTruthy()
  expect(screen.queryByText('Honey')).toBeNull()
  expect(asked()).toEqual(before)
})

test('WISH-01 a specification’s id is shown whole up to 12 characters, a longer one by its first 8', async () => {
  const ids = ['123456789012', '0199a1b2-0000-7000-8000-000000000001']
  const saved = ids.map((id, place) => ({ ...jug, id: place, specification: { id, value: '2 ლ' } }))
  api = serve(...wishlistHandlers(saved))
  visit()
  expect(await dialog().findByText('სპეციფიკაცია 123456789012')).toBeTruthy()
  expect(dialog().getByText('სპეციფიკაცია 0199a1b2')).toBeTruthy()
})

test('WISH-01 a deleted one leaves at once; the focus goes to a neighbour, and at last to the way on', async () => {
  api = serve(...wishlistHandlers([scarf, jug]))
  visit()
  await userEvent.click(await bin('შარფი'))
  expect(dialog().queryByText('შარფი')).toBeNull()
  expect(dialog().getByRole('status').textContent).toBe('პროდუქტი ამოღებულია შენახულებიდან: შარფი')
  expect(document.activeElement).toBe(await bin('დოქი'))
  await userEvent.click(await bin('დოქი'))
  expect(dialog().getByText('შენახული პროდუქტები არ გაქვთ')).toBeTruthy()
  expect(document.activeElement).toBe(dialog().getByRole('button', { name: 'პროდუქტების ნახვა' }))
  await waitFor(() => expect(api?.calls).toContain('DELETE /v1/saved-items/2/'))
})

test('WISH-04 what could not be deleted comes back, and a notice says so', async () => {
  api = serve(
    http.delete('*/v1/saved-items/:id/', () => HttpResponse.json({}, { status: 500 })),
    ...wishlistHandlers([scarf, jug]),
  )
  visit()
  await userEvent.click(await bin('შარფი'))
  expect(await dialog().findByText('შარფი')).toBeTruthy()
  expect(screen.getByTestId('toasts').textContent).toBe('Failed to remove from wishlist')
  expect(dialog().getByRole('status').textContent).toBe('')
})

test('WISH-01 an empty wishlist leads to the products: to the catalogue beneath, or home', async () => {
  api = serve(...wishlistHandlers([]))
  visit()
  await userEvent.click(await dialog().findByRole('button', { name: 'პროდუქტების ნახვა' }))
  expect(close).toHaveBeenCalledOnce()
  cleanup()
  visit('/orders')
  await userEvent.click(await dialog().findByRole('button', { name: 'პროდუქტების ნახვა' }))
  expect(address()).toBe('/')
})

test('WISH-04 a list that could not be loaded says so, and a retry brings it', async () => {
  let isDown = true
  api = serve(
    http.get('*/v1/saved-items/', () => (isDown ? HttpResponse.json({}, { status: 400 }) : undefined)),
    ...wishlistHandlers([scarf]),
  )
  visit()
  expect(dialog().getByRole('status').textContent).toBe('იტვირთება…')
  const alert = await dialog().findByRole('alert')
  expect(alert.textContent).toContain('Failed to fetch wishlist items')
  isDown = false
  await userEvent.click(dialog().getByRole('button', { name: 'თავიდან ცდა' }))
  expect(await dialog().findByText('შარფი')).toBeTruthy()
})
