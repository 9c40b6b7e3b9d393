import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiError, NO_ERROR_BODY } from '#shared/api/ApiError.ts'
import type { PendingAction } from '#shared/session/pendingAction.ts'
import { button, field, nino, openModal, sendByEnter, type FakeSessionOptions } from './authShop.tsx'

afterEach(cleanup)

const refusal = (detail: string | null, status = 401) =>
  new ApiError('auth', 'refused', { status, body: { ...NO_ERROR_BODY, detail } })

/** What a guest was on the way to. */
const ORDERS: PendingAction = { type: 'visit', path: '/orders' }

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('the authentication modal', () => {
  test('AUTH-01 opened again while it is still leaving it is empty, too', async () => {
    const { user, opener } = await openModal()
    await user.type(field('Email'), 'nino@example.ge')
    await act(async () => {
      flushSync(() => button('დახურვა').click())
      expect(field('Email').value).toBe('nino@example.ge')
      flushSync(() => opener.click())
    })
    expect(field('Email').value).toBe('')
  })
})

describe('the login', () => {
  test('AUTH-03 a failure says the server’s detail, the fallback without one, and where there was no answer, the connection', async () => {
    const failures: [string, string, ApiError][] = [
      ['Login failed', 'en', refusal(null, 500)],
      ['სცადეთ 30 წამში.', 'ka', refusal('სცადეთ 30 წამში.', 429)],
      ['ინტერნეტთან კავშირი არ არის', 'ka', new ApiError('offline', 'no answer')],
    ]
    const login = vi.fn<NonNullable<FakeSessionOptions['login']>>()
    for (const [, , error] of failures) login.mockRejectedValueOnce(error)
    const { user } = await openModal({ login })
    await user.type(field('Email'), 'nino@example.ge')
    await user.type(field('Password'), 'password')
    for (const [sentence, language] of failures) {
      await sendByEnter(user, 'Password')
      const said = await screen.findByText(sentence)
      expect(said.closest('[role="alert"]')).not.toBeNull()
      expect(said.closest('[lang]')?.getAttribute('lang')).toBe(language)
    }
    expect([field('Email').value, field('Password').value]).toEqual(['nino@example.ge', 'password'])
  })

  test('AUTH-12 a login closes the modal and runs the pending action once', async () => {
    const login = vi.fn(() => Promise.resolve(nino))
    const { user, opener, visits } = await openModal({ login }, ORDERS)
    await user.type(field('Email'), 'nino@example.ge')
    await user.type(field('Password'), 'password{Enter}')
    await gone()
    expect(login.mock.calls).toEqual([
      [{ email: 'nino@example.ge', password: 'password' }, expect.any(AbortSignal)],
    ])
    await waitFor(() => expect(visits).toEqual(['/', '/orders']))
    expect(document.activeElement).toBe(opener)
  })

  test('AUTH-12 closing the modal drops the pending action', async () => {
    const { user, visits } = await openModal({}, ORDERS)
    await user.keyboard('{Escape}')
    await gone()
    expect(visits).toEqual(['/'])
  })

  test('AUTH-12 for a customer the pending action runs at once', async () => {
    const { visits } = await openModal({ begin: { status: 'customer', user: nino } }, ORDERS)
    await waitFor(() => expect(visits).toEqual(['/', '/orders']))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('AUTH-03 it is sent once, however often it is pressed meanwhile', async () => {
    let answer = (_user: typeof nino) => {}
    const login = vi.fn(() => new Promise<typeof nino>((resolve) => (answer = resolve)))
    const { user } = await openModal({ login })
    await user.type(field('Email'), 'nino@example.ge')
    await user.type(field('Password'), 'password{Enter}{Enter}')
    expect(button('Login').getAttribute('aria-busy')).toBe('true')
    await user.click(button('Login'))
    await sendByEnter(user, 'Email')
    expect(login).toHaveBeenCalledOnce()
    answer(nino)
    await gone()
  })

  test('NAV-06 Back closes only the modal and drops the pending action', async () => {
    const { user, opener, goBack, visits } = await openModal({}, ORDERS)
    await goBack()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(visits).toEqual(['/'])
    await user.click(opener)
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  test('AUTH-01 closing aborts the pending login', async () => {
    const login = vi.fn(
      (_: unknown, signal?: AbortSignal) =>
        new Promise<typeof nino>((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new ApiError('aborted', 'given up')))
        }),
    )
    const { user, opener } = await openModal({ login })
    await user.type(field('Email'), 'nino@example.ge')
    await user.type(field('Password'), 'password{Enter}')
    await waitFor(() => expect(login).toHaveBeenCalledOnce())
    await user.keyboard('{Escape}')
    await gone()
    expect(login.mock.lastCall?.[1]?.aborted).toBe(true)
    await user.click(opener)
    expect(field('Email').value).toBe('')
    expect(screen.queryByText('Login failed')).toBeNull()
  })

  test('AUTH-03 what a password manager filled in without an event is sent', async () => {
    const login = vi.fn(() => Promise.resolve(nino))
    const { user } = await openModal({ login })
    field('Email').value = 'nino@example.ge'
    field('Password').value = 'from the manager'
    await user.click(button('Login'))
    await gone()
    expect(login.mock.calls).toEqual([
      [{ email: 'nino@example.ge', password: 'from the manager' }, expect.any(AbortSignal)],
    ])
  })

  test('AUTH-03 password managers know the fields by their names and tokens', async () => {
    await openModal()
    expect(field('Email')).toMatchObject({
      type: 'email',
      name: 'email',
      autocomplete: 'username',
      required: true,
    })
    expect(field('Password')).toMatchObject({
      type: 'password',
      name: 'password',
      autocomplete: 'current-password',
      required: true,
    })
  })
})
