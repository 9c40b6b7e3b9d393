import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useAuthForms } from '#features/auth/containers/useAuthForms.ts'
import { saveSignIn, takeSavedSignIn } from '#shared/session/savedSignIn.ts'
import type { SessionState } from '#shared/session/session.ts'
import { SESSION_CHANGED } from '#shared/session/sessionController.ts'
import type { PendingAction } from '#shared/session/pendingAction.ts'
import { field, nino, returnTo, tab } from './authShop.tsx'

const ORDERS: PendingAction = { type: 'visit', path: '/orders' }
const CUSTOMER: SessionState = { status: 'customer', user: nino }
const GUEST: SessionState = { status: 'guest', user: null }
const loggedIn = { provider: 'google', hasFailed: false } as const

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('ResizeObserver', SizeAtOnce)
})
afterEach(cleanup)

/** A page that has its size from the beginning. */
class SizeAtOnce {
  readonly #tell: () => void
  constructor(tell: () => void) {
    this.#tell = tell
  }
  observe() {
    this.#tell()
  }
  disconnect() {}
}

describe('back from a provider, logged in', () => {
  test('AUTH-06 AUTH-12 the pending action runs once the session is known, and the other tabs are notified', async () => {
    saveSignIn({ wanted: ORDERS, top: 0, email: '' })
    const { visits, become, tell } = await returnTo(loggedIn)
    expect(visits).toEqual(['/'])
    expect(tell).not.toHaveBeenCalled()
    await become(CUSTOMER)
    await waitFor(() => expect(visits).toEqual(['/', '/orders']))
    expect(tell).toHaveBeenCalledExactlyOnceWith(SESSION_CHANGED)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(takeSavedSignIn()).toBeNull()
    await become(GUEST)
    await become(CUSTOMER)
    expect(visits).toEqual(['/', '/orders'])
  })

  test('AUTH-06 without a pending action the scroll position is restored', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    saveSignIn({ wanted: null, top: 840, email: '' })
    const { visits, become } = await returnTo(loggedIn)
    await become(CUSTOMER)
    await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ top: 840, behavior: 'instant' }))
    expect(visits).toEqual(['/'])
  })

  test('AUTH-06 an address that claims a login doesn’t make a customer: a forged link, or refused cookies', async () => {
    saveSignIn({ wanted: ORDERS, top: 0, email: '' })
    const { visits, become, tell } = await returnTo(loggedIn)
    await become(GUEST)
    await waitFor(() => expect(takeSavedSignIn()).toBeNull())
    await become(CUSTOMER)
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(visits).toEqual(['/'])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(tell).not.toHaveBeenCalled()
  })
})

describe('back from a provider without a login', () => {
  test('AUTH-06 the modal says whose login failed, and what was wanted still is', async () => {
    saveSignIn({ wanted: ORDERS, top: 0, email: '' })
    const { visits, user, become } = await returnTo({ provider: 'facebook', hasFailed: true })
    expect(screen.queryByRole('dialog')).toBeNull()
    await become(GUEST)
    const failure = await screen.findByText('Facebook login failed')
    expect(failure.closest('[role="alert"]')).not.toBeNull()
    await user.type(field('Email'), 'nino@example.ge')
    await user.type(field('Password'), 'password{Enter}')
    await waitFor(() => expect(visits).toEqual(['/', '/orders']))
  })

  test('AUTH-06 a page that has asked for a login by itself says it, too', async () => {
    const { user, become, opener } = await returnTo({ provider: 'google', hasFailed: true })
    await user.click(opener)
    await become(GUEST)
    expect(await screen.findByText('Google login failed')).toBeTruthy()
  })

  test('AUTH-06 the e-mail address that was typed is there again, in both forms; a next modal is empty, and says nothing of it', async () => {
    saveSignIn({ wanted: null, top: 0, email: 'nino@example.ge' })
    const { user, become, opener } = await returnTo({ provider: 'google', hasFailed: true })
    await become(GUEST)
    await screen.findByText('Google login failed')
    expect([field('Email').value, field('Password').value]).toEqual(['nino@example.ge', ''])
    await user.click(tab('Sign up'))
    expect(field('Email').value).toBe('nino@example.ge')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(opener)
    expect(field('Email').value).toBe('')
    expect(screen.queryByText('Google login failed')).toBeNull()
  })

  test('AUTH-06 it doesn’t replace text typed since', () => {
    const { result, rerender } = renderHook(useAuthForms, { initialProps: '' })
    const { login, register } = result.current
    login.setValue('email', 'gia@example.ge')
    rerender('nino@example.ge')
    expect([login, register].map((form) => form.getValues().email)).toEqual([
      'gia@example.ge',
      'nino@example.ge',
    ])
  })

  test('AUTH-06 AUTH-12 who is a customer by then, of another tab, gets what was wanted', async () => {
    saveSignIn({ wanted: ORDERS, top: 0, email: '' })
    const { visits, become } = await returnTo({ provider: 'google', hasFailed: true })
    await become(CUSTOMER)
    await waitFor(() => expect(visits).toEqual(['/', '/orders']))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
