import { cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach } from 'vitest'
import { NO_SESSION_COOKIES } from '#mocks/accounts.ts'
import { LanguageProvider } from '#shared/language/LanguageProvider.tsx'
import { ToastProvider } from '#shared/toast/ToastProvider.tsx'
import { asCustomer, keepCookies, SessionOf } from '../../src/features/orders/customer.tsx'
import { closeApis, Shop } from '../../src/support/shop.tsx'

const owner = asCustomer()

/** What a part of the back office stands on: Georgian, the shop, and an owner who is logged in. */
export const OwnerApp = ({ children }: { children: ReactNode }) => (
  <LanguageProvider language="ka">
    <Shop>
      <SessionOf session={owner}>
        <ToastProvider>{children}</ToastProvider>
      </SessionOf>
    </Shop>
  </LanguageProvider>
)

/** Before each test of a file the owner is logged in; after it nothing of the test is left. */
export function loginOwner(): void {
  beforeEach(() => keepCookies())
  afterEach(() => {
    cleanup()
    closeApis()
    for (const cookie of NO_SESSION_COOKIES) document.cookie = cookie
  })
}
