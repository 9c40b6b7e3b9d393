import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { LoginPromptProvider, useLoginPrompt } from '#shared/session/LoginPrompt.tsx'
import { useSession } from '#shared/session/session.ts'
import { AccountButton } from '../../../../src/app/shell/AccountButton.tsx'
import { SidebarProvider, useSidebar } from '../../../../src/app/shell/Sidebar/useSidebar.tsx'
import { button, FakeSession, nino, type World } from './authShop.tsx'

afterEach(cleanup)

function Opened() {
  const { isOpen: isAsked } = useLoginPrompt()
  const { isOpen } = useSidebar()
  return <output>{[isAsked && 'login', isOpen && 'sidebar'].filter(Boolean).join(' ')}</output>
}

function Login() {
  const { login } = useSession()
  return <button onClick={() => void login({ email: '', password: '' })}>log in</button>
}

function header(world: World) {
  render(
    <FakeSession world={world}>
      <LoginPromptProvider>
        <SidebarProvider>
          <AccountButton />
          <Login />
          <Opened />
        </SidebarProvider>
      </LoginPromptProvider>
    </FakeSession>,
  )
  return userEvent.setup()
}

const opened = () => screen.getByRole('status').textContent

test('NAV-05 a guest’s button opens the authentication modal', async () => {
  const user = header({})
  expect(button('Login').lang).toBe('en')
  await user.click(button('Login'))
  expect(opened()).toBe('login')
})

test('AUTH-07 while a session is restored it doesn’t offer the login, and a press is kept for the answer', async () => {
  const user = header({ begin: { status: 'starting', user: null } })
  expect(screen.queryByRole('button', { name: 'Login' })).toBeNull()
  await user.click(button('Account'))
  expect(opened()).toBe('login')
})

test('NAV-05 a customer’s button tells the name and opens the sidebar', async () => {
  const user = header({ begin: { status: 'customer', user: nino } })
  const account = button('ანგარიში: ნინო')
  expect(account.getAttribute('aria-haspopup')).toBe('dialog')
  await user.click(account)
  expect(opened()).toBe('sidebar')
})

test('AUTH-12 whoever logs in has the same button, so that focus returns to it', async () => {
  const user = header({})
  const guests = button('Login')
  await user.click(button('log in'))
  expect(button('ანგარიში: ნინო')).toBe(guests)
})
