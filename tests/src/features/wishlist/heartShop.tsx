import type { Product } from '@dukani/contracts'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { HttpHandler } from 'msw'
import { useState } from 'react'
import { MemoryRouter, Route, Routes, useLocation, useNavigate, useParams } from 'react-router'
import { vi } from 'vitest'
import { shopHandlers, type MockShop } from '#mocks/shopHandlers.ts'
import { CartProvider } from '#features/cart/api/CartProvider.tsx'
import { useHeartObstacle } from '#features/wishlist/api/useHearts.ts'
import { CardHeart } from '#features/wishlist/containers/CardHeart.tsx'
import { HeartLogin } from '#features/wishlist/containers/HeartLogin.tsx'
import { ProductHeart } from '#features/wishlist/containers/ProductHeart.tsx'
import { LanguageProvider } from '#shared/language/LanguageProvider.tsx'
import { useOverlays } from '#shared/history/useEntry.ts'
import { LoginPromptProvider, useLoginPrompt, useLoginPromptState } from '#shared/session/LoginPrompt.tsx'
import { GUEST, type SessionState } from '#shared/session/session.ts'
import type { SignInReturn } from '#shared/session/signInReturn.ts'
import { ToastProvider, useShownToasts } from '#shared/toast/ToastProvider.tsx'
import { AuthOverlay } from '../../../../src/app/shell/AuthOverlay.tsx'
import { AuthScreen } from '../../../../src/app/shell/layers.ts'
import { WishlistSync } from '../../../../src/app/shell/WishlistSync.tsx'
import { FakeSession } from '../auth/authShop.tsx'
import { mockApi, Shop } from '../../support/shop.tsx'
import { keepCookies } from '../orders/customer.tsx'
import { nino } from './probe.tsx'

export interface HeartShopOptions {
  products: readonly Product[]
  savedItems?: MockShop['savedItems']
  /** @default a guest */
  who?: SessionState
  path?: string
  returned?: SignInReturn
  /** before the shop's own */
  handlers?: readonly HttpHandler[]
}

/** The cards of a catalogue, over them the product that the address names, and who carries out their hearts. */
export async function openHearts(options: HeartShopOptions) {
  const { products, savedItems = [], who = GUEST, path = '/', returned = null, handlers = [] } = options
  const api = mockApi(...handlers, ...shopHandlers({ products, savedItems }))
  keepCookies()
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  // The browser is idle at once.
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  await AuthScreen.preload()
  let setSession: (state: SessionState) => void = () => {}

  function Page() {
    const [session] = useState({
      begin: who,
      follow: (change: typeof setSession) => void (setSession = change),
    })
    return (
      <FakeSession session={session}>
        <LoginPromptProvider returned={returned}>
          <ToastProvider>
            <CartProvider>
              {products.map((product) => (
                <section key={product.id} aria-label={product.name}>
                  <CardHeart product={product} />
                </section>
              ))}
              <Routes>
                <Route path="/product/:id" element={<Modal products={products} />} />
                <Route path="*" element={null} />
              </Routes>
              <AuthOverlay />
              <WishlistSync />
              <Seen />
            </CartProvider>
          </ToastProvider>
        </LoginPromptProvider>
      </FakeSession>
    )
  }
  const hands = userEvent.setup()
  render(
    <LanguageProvider language="ka">
      <MemoryRouter initialEntries={[path]}>
        <Shop>
          <Page />
        </Shop>
      </MemoryRouter>
    </LanguageProvider>,
  )
  return { ...api, hands, setSession: (state: SessionState = nino) => act(async () => setSession(state)) }
}

/** A product's modal, as far as its heart goes; the buttons choose. */
function Modal({ products }: { products: readonly Product[] }) {
  const { id } = useParams()
  const [chosen, choose] = useState<number | null>(null)
  const product = products.find((one) => String(one.id) === id)
  const obstacle = useHeartObstacle(id ?? '')
  if (!product) return null
  const specification = (chosen === null ? null : product.specifications[chosen]) ?? null
  return (
    <div role="dialog" aria-label={product.name}>
      <ProductHeart product={product} specification={specification} />
      <HeartLogin product={product} specification={specification} />
      <p data-testid="obstacle">{obstacle}</p>
      {product.specifications.map((one, index) => (
        <button key={one.id} onClick={() => choose(index)}>
          {one.value}
        </button>
      ))}
    </div>
  )
}

function Seen() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { overlay } = useOverlays()
  const { isOpen } = useLoginPromptState()
  const { wanted } = useLoginPrompt()
  return (
    <>
      <p data-testid="address">{pathname + search}</p>
      <p data-testid="overlay">{overlay}</p>
      <p data-testid="wanted">{isOpen && JSON.stringify(wanted())}</p>
      <p data-testid="toasts">{useShownToasts().map(({ message }) => `${message};`)}</p>
      <button onClick={() => void navigate('/product/other')}>another product</button>
      <button onClick={() => void navigate(-1)}>back</button>
    </>
  )
}

export const seen = (what: 'address' | 'overlay' | 'wanted' | 'toasts' | 'obstacle') =>
  screen.getByTestId(what).textContent

// By selectors: a modal over it hides all else from whoever looks by role.
const heartIn = (place: string) => {
  const heart = document.querySelector<HTMLElement>(`${place} [aria-pressed]`)
  if (heart === null) throw new Error('there is no heart')
  return heart
}

/** The heart of a card, by the product's name. */
export const cardHeart = (name: string) => heartIn(`section[aria-label="${name}"]`)
/** The heart of the open product. */
export const modalHeart = (name: string) => heartIn(`[role="dialog"][aria-label="${name}"]`)

/** Whether it is filled; whether it is on its way. */
export const look = (heart: HTMLElement) => ({
  filled: heart.getAttribute('aria-pressed') === 'true',
  busy: heart.getAttribute('aria-busy') === 'true',
})
