import { act, cleanup, renderHook } from '@testing-library/react'
import { http } from 'msw'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useProductForm } from '#admin/features/products/containers/useProductForm.ts'
import { useProductSaving } from '#admin/features/products/containers/useProductSaving.ts'
import { NO_SESSION_COOKIES } from '#mocks/accounts.ts'
import { refusal } from '#mocks/catalogueHandlers.ts'
import { LanguageProvider } from '#shared/language/LanguageProvider.tsx'
import { asCustomer, keepCookies, SessionOf } from '../src/features/orders/customer.tsx'
import { closeApis, mockApi, Shop } from '../src/support/shop.tsx'

beforeEach(() => {
  sessionStorage.clear()
  keepCookies()
})
afterEach(() => {
  cleanup()
  closeApis()
  for (const cookie of NO_SESSION_COOKIES) document.cookie = cookie
})

const owner = asCustomer()
const App = ({ children }: { children: ReactNode }) => (
  <LanguageProvider language="ka">
    <Shop>
      <SessionOf session={owner}>{children}</SessionOf>
    </Shop>
  </LanguageProvider>
)
const callbacks = { onSaved: () => undefined, onConflict: () => undefined }

test.each([
  [422, 1],
  [400, 2],
])(
  'a product is added once: after an answer of %i its form is sent under %i keys',
  async (status, keyCount) => {
    const keys: (string | null)[] = []
    mockApi(
      http.post('*/v1/admin/products/', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'))
        return refusal('არასწორია', status)
      }),
    )
    const { result } = renderHook(() => useProductSaving(useProductForm(null), callbacks), { wrapper: App })
    await act(() => result.current.save())
    expect(result.current.failure).toBe('არასწორია')
    await act(() => result.current.save())
    expect(new Set(keys).size).toBe(keyCount)
  },
)
