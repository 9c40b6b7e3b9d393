import type { Product } from '@dukani/contracts'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { product, soldOutProduct } from '#mocks/products.ts'
import { shopHandlers } from '#mocks/shopHandlers.ts'
import { CartProvider } from '#features/cart/api/CartProvider.tsx'
import { AddBar } from '#pages/ProductPage/AddBar.tsx'
import { LanguageProvider } from '#shared/language/LanguageProvider.tsx'
import { LoginPromptProvider } from '#shared/session/LoginPrompt.tsx'
import { SessionProvider } from '#shared/session/SessionProvider.tsx'
import { ToastProvider } from '#shared/toast/ToastProvider.tsx'
import { mockApi, Shop } from '../support/shop.tsx'

let api: ReturnType<typeof mockApi> | null = null

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  api?.close()
  api = null
})

const wine = product({ id: 5 })

function page(shown: Product, isPreview: boolean) {
  return (
    <Shop>
      <LanguageProvider>
        <SessionProvider>
          <LoginPromptProvider>
            <ToastProvider>
              <CartProvider notify={() => {}}>
                <AddBar product={shown} specification={null} isPreview={isPreview} />
              </CartProvider>
            </ToastProvider>
          </LoginPromptProvider>
        </SessionProvider>
      </LanguageProvider>
    </Shop>
  )
}
const additions = () => api?.calls.filter((call) => call.startsWith('POST')).length
const addButton = () => screen.getByRole('button', { name: 'კალათაში დამატება' })

test('PROD-07 what is pressed while only the card’s data is there is added when the product is, once', async () => {
  api = mockApi(...shopHandlers({ products: [wine] }))
  const { rerender } = render(page(wine, true))
  fireEvent.click(addButton(), { detail: 1 })
  expect(addButton().getAttribute('aria-busy')).toBe('true')
  fireEvent.click(addButton(), { detail: 1 })
  expect(additions()).toBe(0)
  rerender(page(wine, false))
  await waitFor(() => expect(screen.getByRole('button', { name: 'კიდევ დამატება' })).toBeTruthy())
  expect(additions()).toBe(1)
  rerender(page(wine, true))
  rerender(page(wine, false))
  expect(additions()).toBe(1)
})

test('PROD-08 it is the product’s own stock that decides, not the card’s', async () => {
  const gone = soldOutProduct({ id: wine.id })
  api = mockApi(...shopHandlers({ products: [gone] }))
  const { rerender } = render(page(wine, true))
  fireEvent.click(addButton(), { detail: 1 })
  expect(screen.getByRole('alert').textContent).toBe('')
  rerender(page(gone, false))
  expect(screen.getByRole('alert').textContent).toBe('მარაგი ამოწურულია')
  expect(additions()).toBe(0)
})
