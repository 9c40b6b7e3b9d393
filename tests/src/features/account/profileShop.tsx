import type { User } from '@dukani/contracts'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { MemoryRouter, useNavigate } from 'react-router'
import { sessionCookies, user } from '#mocks/accounts.ts'
import { EngineContext } from '#shared/map/model/EngineContext.ts'
import { ProfilePage } from '#pages/ProfilePage/ProfilePage.tsx'
import { AddressPromptProvider } from '#shared/address/AddressPrompt.tsx'
import { LanguageProvider } from '#shared/language/LanguageProvider.tsx'
import { SessionContext, type Session } from '#shared/session/session.ts'
import { ToastProvider, useShownToasts } from '#shared/toast/ToastProvider.tsx'
import { AddressLayer } from '../../../../src/app/shell/AddressLayer.tsx'
import { Shop } from '../../support/shop.tsx'
import { fakeEngine } from '../../shared/map/fakeEngine.ts'
import { sessionSource } from '../../support/sessionSource.ts'

/** Whose profile it is. */
export const nino = user()

/** A session whose user is replaced by what is saved. */
function LivingSession({ begin, children }: { begin: User | null; children: ReactNode }) {
  const [user, replaceUser] = useState(begin)
  const [actions] = useState(() => ({
    login: () => Promise.reject(new Error('nobody logs in here')),
    logout: async () => {},
    replaceUser,
  }))
  const state: Session =
    user === null ? { ...actions, status: 'guest', user: null } : { ...actions, status: 'customer', user }
  return <SessionContext value={sessionSource(state)}>{children}</SessionContext>
}

/** What the notices say. */
function Notices() {
  return useShownToasts().map(({ id, type, message }) => (
    <p key={id} data-testid="notice">
      {`${type}: ${message}`}
    </p>
  ))
}

/** The browser's own Back, beside the shop. */
function Back() {
  const navigate = useNavigate()
  return (
    <button data-testid="back" onClick={() => void navigate(-1)}>
      back
    </button>
  )
}

/** The profile modal, open, before a customer who has a session in the cookies. */
export function openProfile(customer: User | null = nino) {
  for (const cookie of customer === null ? [] : sessionCookies(customer.id)) document.cookie = cookie
  const engine = fakeEngine()
  const tree = (open: boolean) => (
    <LanguageProvider language="ka">
      <Shop>
        <LivingSession begin={customer}>
          <ToastProvider>
            <MemoryRouter>
              <EngineContext value={engine.load}>
                <AddressPromptProvider>
                  <ProfilePage open={open} onClose={() => rerender(tree(false))} />
                  <AddressLayer />
                </AddressPromptProvider>
              </EngineContext>
              <Back />
            </MemoryRouter>
            <Notices />
          </ToastProvider>
        </LivingSession>
      </Shop>
    </LanguageProvider>
  )
  const { rerender } = render(tree(true))
  return {
    hands: userEvent.setup({ applyAccept: false }),
    /** Closes it without a touch, as Back does. */
    leave: () => rerender(tree(false)),
    reopen: () => rerender(tree(true)),
    /** Goes back in the history. */
    back: () => fireEvent.click(screen.getByTestId('back')),
    engine,
  }
}

export const dialog = () => within(screen.getByRole('dialog', { name: 'Profile' }))
export const tab = (name: string) => dialog().getByRole('tab', { name })
export const notices = () => screen.queryAllByTestId('notice').map(({ textContent }) => textContent)

/** The button that a field's value is. */
export const valueOf = (label: string, value: string) =>
  dialog().getByRole('button', { name: `${label}: ${value}, რედაქტირება` })
export const input = (label: string) => dialog().getByLabelText<HTMLInputElement>(label)
