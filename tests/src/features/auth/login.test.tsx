import { act, cleanup, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { flushSync } from 'react-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiError, NO_ERROR_BODY } from '#shared/api/ApiError.ts'
import type { Wanted } from '#shared/session/wanted.ts'
import { button, field, nino, openModal, sendByEnter, tab } from './authShop.tsx'

afterEach(cleanup)

const refusal = (detail: string | null, status = 401) =>
  new ApiError('auth', 'refused', { status, body: { ...NO_ERROR_BODY, detail } })

/** What a guest was on the way to. */
const ORDERS: Wanted = { type: 'visit', path: '/orders' }

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('the authentication modal', () => {
  test('AUTH-01 opens at the login with its first field focused, and gives focus back when it closes', async () => {
    const { user, opener } = await openModal()
    expect(screen.getByRole('dialog', { name: 'Account' })).toBeTruthy()
    expect(document.activeElement).toBe(field('Email'))
    await user.keyboard('{Escape}')
    await gone()
    expect(document.activeElement).toBe(opener)
  })

  test.each<[string, (user: UserEvent) => Promise<void>]>([
    ['Escape', (user) => user.keyboard('{Escape}')],
    ['the close button', (user) => user.click(button('დახურვა'))],
    ['an outside click', (user) => user.click(document.querySelector('.MuiModal-backdrop') ?? document.body)],
  ])('AUTH-01 %s closes it; what was typed, its errors and its view are gone then', async (_, leave) => {
    const { user, opener } = await openModal({ login: () => Promise.reject(refusal(null)) })
    await user.type(field('Email'), 'nino@example.ge')
    await user.type(field('Password'), 'wrong')
    await user.click(button('Login'))
    expect(await screen.findByText('Login failed')).toBeTruthy()
    await user.click(tab('Sign up'))
    await user.type(field('First name'), 'ნინო')
    await leave(user)
    await gone()

    await user.click(opener)
    expect(tab('Login').getAttribute('aria-selected')).toBe('true')
    expect([field('Email').value, field('Password').value]).toEqual(['', ''])
    expect(screen.queryByText('Login failed')).toBeNull()
    await user.click(tab('Sign up'))
    expect(field('First name').value).toBe('')
  })

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

  test('AUTH-02 two tabs and the forgotten password, which leads back to the login', async () => {
    const { user } = await openModal()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Login', 'Sign up'])
    await user.click(tab('Sign up'))
    expect(button('Sign up')).toBeTruthy()
    await user.click(tab('Login'))
    await user.type(field('Email'), 'nino@example.ge')
    await user.click(button('Forgot password?'))
    expect(screen.getByRole('dialog', { name: 'Forgot password?' })).toBeTruthy()
    expect(screen.queryByRole('tab')).toBeNull()
    expect(document.activeElement).toBe(field('Email'))
    expect(field('Email').value).toBe('nino@example.ge')
    await user.click(button('Back to Login'))
    expect(tab('Login').getAttribute('aria-selected')).toBe('true')
    expect(field('Email').value).toBe('nino@example.ge')
  })
})

describe('the login', () => {
  test('AUTH-03 email and password are required, said at the fields, and nothing is sent', async () => {
    const login = vi.fn(() => Promise.resolve(nino))
    const { user } = await openModal({ login })
    await user.click(button('Login'))
    await waitFor(() => expect(screen.getAllByText('ეს ველი აუცილებელია.')).toHaveLength(2))
    expect(document.activeElement).toBe(field('Email'))
    expect(login).not.toHaveBeenCalled()
  })

  test('AUTH-03 a failure says the server’s detail, and what was typed stays, the password too', async () => {
    const { user } = await openModal({
      login: () => Promise.reject(refusal('ელფოსტა ან პაროლი არასწორია.')),
    })
    await user.type(field('Email'), 'nino@example.ge')
    await user.type(field('Password'), 'not this one')
    await user.click(button('Login'))
    const sentence = await screen.findByText('ელფოსტა ან პაროლი არასწორია.')
    expect(sentence.closest('[role="alert"]')).not.toBeNull()
    expect(sentence.lang).toBe('ka')
    expect([field('Email').value, field('Password').value]).toEqual(['nino@example.ge', 'not this one'])
  })

  test.each([
    ['Login failed', refusal(null, 500)],
    ['მცდელობა ძალიან ბევრია. სცადეთ 30 წამში.', refusal('მცდელობა ძალიან ბევრია. სცადეთ 30 წამში.', 429)],
    ['ინტერნეტთან კავშირი არ არის', new ApiError('offline', 'no answer')],
  ])('AUTH-03 a failure says %s', async (sentence, error) => {
    const { user } = await openModal({ login: () => Promise.reject(error) })
    await user.type(field('Email'), 'nino@example.ge')
    await user.type(field('Password'), 'password')
    await sendByEnter(user, 'Password')
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  test('AUTH-12 a login closes the modal and carries out what was wanted, once', async () => {
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

  test('AUTH-12 closing the modal forgets what was wanted', async () => {
    const { user, visits } = await openModal({}, ORDERS)
    await user.keyboard('{Escape}')
    await gone()
    expect(visits).toEqual(['/'])
  })

  test('AUTH-12 who is a customer already gets what was wanted at once', async () => {
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

  test('AUTH-01 closing gives up the login that is under way', async () => {
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
