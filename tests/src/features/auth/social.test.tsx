import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { leavePage } from '#shared/browser/leavePage.ts'
import { saveSignIn, takeSavedSignIn } from '#shared/session/savedSignIn.ts'
import type { PendingAction } from '#shared/session/pendingAction.ts'
import { button, field, openModal, tab } from './authShop.tsx'

vi.mock(import('#shared/browser/leavePage.ts'), () => ({ leavePage: vi.fn<(address: string) => void>() }))

const ORDERS: PendingAction = { type: 'visit', path: '/orders' }
const ask = vi.fn<typeof fetch>()

/** What a browser tells of a redirect that it was asked not to follow. */
const opaque = () =>
  Promise.resolve(Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' }))
const answer = (status: number, body: unknown) => () => Promise.resolve(Response.json(body, { status }))

beforeEach(() => {
  sessionStorage.clear()
  ask.mockReset().mockImplementation(opaque)
  vi.mocked(leavePage).mockReset()
  vi.stubGlobal('fetch', ask)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Comes back to the page as it was, out of the browser's back cache. */
function comeBack() {
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
}

describe('the buttons for a sign-in elsewhere', () => {
  test('AUTH-06 stand under the login and the registration, after `or`; not under the forgotten password', async () => {
    const { user } = await openModal()
    const social = () => [
      screen.queryByText('or'),
      screen.queryByRole('button', { name: 'Google' }),
      screen.queryByRole('button', { name: 'Facebook' }),
    ]
    for (const name of ['Sign up', 'Login']) {
      await user.click(tab(name))
      const form = screen.getByRole('dialog').querySelector('form')
      for (const element of social()) {
        const place = element === null ? 0 : form?.compareDocumentPosition(element)
        expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
      }
    }
    await user.click(button('Forgot password?'))
    expect(social()).toEqual([null, null, null])
  })

  test.each(['google', 'facebook'] as const)(
    'AUTH-06 API-04 %s is asked for, and the page goes there with the way back',
    async (provider) => {
      const { user } = await openModal({}, ORDERS, '/product/5?category=%E1%83%A6#reviews')
      await user.click(button(provider === 'google' ? 'Google' : 'Facebook'))
      await waitFor(() =>
        expect(leavePage).toHaveBeenCalledExactlyOnceWith(
          `http://shop.test/v1/accounts/${provider}/login/?next=%2Fproduct%2F5%3Fcategory%3D%25E1%2583%25A6`,
        ),
      )
      const [[address, init] = []] = ask.mock.calls
      expect(address).toBe(`http://shop.test/v1/accounts/${provider}/login/`)
      expect(init).toMatchObject({ redirect: 'manual', credentials: 'include' })
      expect(takeSavedSignIn()).toEqual({ wanted: ORDERS, top: 0, email: '' })
      // The page is about to go: nothing can be pressed any more.
      expect(button('გადავდივართ…').getAttribute('aria-busy')).toBe('true')
      await user.click(button(provider === 'google' ? 'Facebook' : 'Google'))
      expect(ask).toHaveBeenCalledOnce()
    },
  )

  test('AUTH-06 of the typed text only the e-mail address is kept', async () => {
    const { user } = await openModal()
    await user.click(tab('Sign up'))
    await user.type(field('Email'), 'nino@example.ge')
    await user.type(field('Password'), 'a secret')
    await user.click(button('Google'))
    await waitFor(() => expect(leavePage).toHaveBeenCalledOnce())
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('a secret')
    expect(takeSavedSignIn()).toEqual({ wanted: null, top: 0, email: 'nino@example.ge' })
  })
})

describe('a sign-in elsewhere that can not begin', () => {
  test('AUTH-06 the detail of a provider that isn’t offered is said in the form, else that the login failed; nothing typed is lost', async () => {
    const off = 'Facebook-ით შესვლა ამ მაღაზიაში არ არის ჩართული.'
    const failures: [string, string, () => Promise<Response>][] = [
      ['Facebook', off, answer(503, { detail: off })],
      ['Facebook', 'Facebook login failed', answer(503, {})],
      ['Facebook', 'Facebook login failed', answer(500, { detail: 'a stack trace' })],
      ['Google', 'Google login failed', answer(404, { detail: 'Not found.' })],
      ['Google', 'Google login failed', answer(200, { ok: true })],
      ['Google', 'სერვერთან დაკავშირება ვერ მოხერხდა', () => Promise.reject(new TypeError('refused'))],
    ]
    const { user } = await openModal({}, ORDERS)
    await user.type(field('Email'), 'nino@example.ge')
    await user.type(field('Password'), 'typed')
    for (const [name, sentence, reply] of failures) {
      const reached = Promise.withResolvers<undefined>()
      ask.mockImplementation(() => reached.promise.then(reply))
      await user.click(button(name))
      // The attempt has taken the sentence of the one before away.
      for (const [, before] of failures) expect(screen.queryByText(before)).toBeNull()
      reached.resolve(undefined)
      const text = await screen.findByText(sentence)
      expect(text.closest('form [role="alert"]')).not.toBeNull()
      expect(button(name).getAttribute('aria-busy')).toBeNull()
    }
    expect([field('Email').value, field('Password').value]).toEqual(['nino@example.ge', 'typed'])
    expect(leavePage).not.toHaveBeenCalled()
    expect(takeSavedSignIn()).toBeNull()
  })

  test('AUTH-06 in the registration, too, and the other form’s own failure gives way', async () => {
    const { user } = await openModal({ login: () => Promise.reject(new Error('no')) })
    await user.type(field('Email'), 'nino@example.ge')
    await user.type(field('Password'), 'typed{Enter}')
    expect(await screen.findByText('Login failed')).toBeTruthy()
    ask.mockImplementation(answer(500, {}))
    await user.click(tab('Sign up'))
    await user.type(field('First name'), 'ნინო')
    await user.click(button('Google'))
    expect(await screen.findByText('Google login failed')).toBeTruthy()
    expect(field('First name').value).toBe('ნინო')
    await user.click(tab('Login'))
    expect(screen.queryByText('Login failed')).toBeNull()
  })

  test('AUTH-06 a login by password meanwhile cancels the redirect', async () => {
    let found = (_: Response) => {}
    ask.mockImplementation(() => new Promise((resolve) => (found = resolve)))
    const { user } = await openModal({ login: () => new Promise(() => {}) })
    await user.click(button('Google'))
    await user.type(field('Email'), 'nino@example.ge')
    await user.type(field('Password'), 'password{Enter}')
    await act(async () => found(await opaque()))
    expect(leavePage).not.toHaveBeenCalled()
    // And while a form is on its way, nobody leaves.
    await user.click(button('Google'))
    expect(ask).toHaveBeenCalledOnce()
  })

  test('AUTH-06 closing the modal meanwhile cancels the redirect', async () => {
    let found = (_: Response) => {}
    ask.mockImplementation(() => new Promise((resolve) => (found = resolve)))
    const { user } = await openModal({}, ORDERS)
    await user.click(button('Google'))
    await user.keyboard('{Escape}')
    await act(async () => found(await opaque()))
    expect(leavePage).not.toHaveBeenCalled()
    expect(takeSavedSignIn()).toBeNull()
  })
})

describe('a shopper who comes back without a result', () => {
  test('AUTH-06 finds the buttons as they were, and what was kept is forgotten', async () => {
    const { user } = await openModal({}, ORDERS)
    await user.click(button('Google'))
    await waitFor(() => expect(leavePage).toHaveBeenCalledOnce())
    comeBack()
    expect(takeSavedSignIn()).toBeNull()
    await user.click(button('Google'))
    await waitFor(() => expect(leavePage).toHaveBeenCalledTimes(2))
  })

  test('AUTH-06 and opens the modal anew: what was kept is forgotten', async () => {
    saveSignIn({ wanted: ORDERS, top: 0, email: '' })
    await openModal()
    expect(takeSavedSignIn()).toBeNull()
  })
})
