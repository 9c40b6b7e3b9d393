import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { NO_SESSION_COOKIES } from '#mocks/accounts.ts'
import { keepCookies } from '../features/orders/customer.tsx'
import { closeApis } from './shop.tsx'

/**
 * For a file's tests: each has a customer's cookies and a clock that a test can put forward while everything else goes
 * on in real time; after it the page, the cookies and the API are gone.
 */
export function customerPerTest(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
    keepCookies()
  })
  afterEach(() => {
    cleanup()
    closeApis()
    vi.useRealTimers()
    for (const cookie of NO_SESSION_COOKIES) document.cookie = cookie
  })
}
