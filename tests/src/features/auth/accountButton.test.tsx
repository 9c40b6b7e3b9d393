import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { LoginPromptProvider, useLoginPrompt } from '#shared/session/LoginPrompt.tsx'
import { ToastProvider } from '#shared/toast/ToastProvider.tsx'
import { AccountButton } from '../../../../src/app/shell/AccountButton.tsx'
import { CustomerMenu } from '../../../../src/app/shell/layers.ts'
import { Toasts } from '../../../../src/app/shell/Toasts.tsx'
import { button, FakeSession, nino, type World } from './authShop.tsx'

afterEach(cleanup)

function Asked() {
  return <output>{useLoginPrompt().isOpen ? 'asked' : 'quiet'}</output>
}

function header(world: World) {
  render(
    <MemoryRouter>
      <FakeSession world={world}>
        <LoginPromptProvider>
          <ToastProvider>
            <AccountButton />
            <Asked />
            <Toasts />
          </ToastProvider>
        </LoginPromptProvider>
      </FakeSession>
    </MemoryRouter>,
  )
  return userEvent.setup()
}

const customer: World = { begin: { status: 'customer', user: nino } }

test('NAV-05 a guest’s button opens the authentication modal', async () => {
  const user = header({})
  expect(button('Login').lang).toBe('en')
  await user.click(button('Login'))
  expect(screen.getByText('asked')).toBeTruthy()
})

test('AUTH-07 while a session is restored it doesn’t offer the login, and a press is kept for the answer', async () => {
  const user = header({ begin: { status: 'starting', user: null } })
  expect(screen.queryByRole('button', { name: 'Login' })).toBeNull()
  await user.click(button('Account'))
  expect(screen.getByText('asked')).toBeTruthy()
})

test('NAV-05 a customer’s button tells the name and opens a list with the orders and the logout', async () => {
  const user = header(customer)
  const menu = button('ანგარიში: ნინო')
  expect(menu.getAttribute('aria-expanded')).toBe('false')
  await user.click(menu)
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('/orders')
  expect(menu.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText('ნინო ბერიძე')).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('link')).toBeNull()
  expect(document.activeElement).toBe(menu)
})

test('NAV-05 AUTH-09 Logout logs out, once, and the button is a guest’s again', async () => {
  let done = () => {}
  const logout = vi.fn(() => new Promise<void>((resolve) => (done = resolve)))
  const user = header({ ...customer, logout })
  await user.click(button('ანგარიში: ნინო'))
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  expect(button('Logout').getAttribute('aria-busy')).toBe('true')
  await user.click(button('Logout'))
  expect(logout).toHaveBeenCalledOnce()
  await act(async () => done())
  expect(button('Login')).toBeTruthy()
  expect(screen.queryByText('Logout')).toBeNull()
})

test('ROUTE-08 a menu that can not be fetched says so and can be tried again', async () => {
  vi.spyOn(CustomerMenu, 'preload').mockRejectedValue(new Error('chunk gone'))
  const user = header(customer)
  await user.click(button('ანგარიში: ნინო'))
  await waitFor(() => expect(screen.getByText(/გვერდი ვერ გამოჩნდა/)).toBeTruthy())
  expect(button('ანგარიში: ნინო').getAttribute('aria-expanded')).toBe('false')
  vi.mocked(CustomerMenu.preload).mockRestore()
  await user.click(button('ანგარიში: ნინო'))
  expect(await screen.findByRole('button', { name: 'Logout' })).toBeTruthy()
})
