import type { Login, User } from '@dukani/contracts'
import { act, render, screen } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { useEffect, useState, type ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router'
import { vi } from 'vitest'
import { user } from '#mocks/accounts.ts'
import type { PendingAction } from '#shared/session/pendingAction.ts'
import { OpenLayersProvider } from '#shared/history/openLayers.tsx'
import { LoginPromptProvider, useLoginPrompt } from '#shared/session/LoginPrompt.tsx'
import { SessionContext, STARTING, type SessionState } from '#shared/session/session.ts'
import type { SignInReturn } from '#shared/session/signInReturn.ts'
import { ToastProvider } from '#shared/toast/ToastProvider.tsx'
import { AuthOverlay } from '../../../../src/app/shell/AuthOverlay.tsx'
import { AuthScreen } from '../../../../src/app/shell/layers.ts'
import { Shop } from '../../support/shop.tsx'
import { sessionSource } from '../../support/sessionSource.ts'

/** Who logs in. */
export const nino = user()

export interface FakeSessionOptions {
  login?: (credentials: Login, signal?: AbortSignal) => Promise<User>
  logout?: () => Promise<void>
  /** who is there at first. @default a guest */
  begin?: SessionState
  /** is given the way to change who is there, as a session that is restored does */
  follow?: (become: (state: SessionState) => void) => void
}

const GUEST: SessionState = { status: 'guest', user: null }

/** A session that is a customer's as soon as its login resolves, and a guest's after its logout. */
export function FakeSession({ session, children }: { session: FakeSessionOptions; children: ReactNode }) {
  const [state, setState] = useState<SessionState>(session.begin ?? GUEST)
  useEffect(() => session.follow?.(setState), [session])
  const [actions] = useState(() => ({
    async login(credentials: Login, signal?: AbortSignal) {
      const user = await (session.login ?? (() => Promise.resolve(nino)))(credentials, signal)
      setState({ status: 'customer', user })
      return user
    },
    async logout() {
      await session.logout?.()
      setState(GUEST)
    },
    replaceUser: () => {},
  }))
  return <SessionContext value={sessionSource({ ...state, ...actions })}>{children}</SessionContext>
}

interface PageOptions {
  wanted?: PendingAction | undefined
  address?: string | undefined
  /** what its address has said of a sign-in elsewhere */
  returned?: SignInReturn
  /** hears what the other tabs are told of the session */
  tell?: () => void
}

/** Writes down each address that is shown; that of the page itself once, since layers over it have it too. */
function Visits({ into }: { into: string[] }) {
  const { pathname, key } = useLocation()
  useEffect(() => {
    if (pathname !== into[0]) into.push(pathname)
  }, [into, pathname, key])
  return null
}

/** A page with something that needs a login; `visits` are the addresses it has shown. */
async function showPage(
  session: FakeSessionOptions,
  { wanted, address = '/', returned, tell = () => {} }: PageOptions,
) {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  await AuthScreen.preload()
  function Opener() {
    const { ask } = useLoginPrompt()
    return <button onClick={() => ask(wanted)}>open</button>
  }
  const visits: string[] = []
  function Back() {
    const navigate = useNavigate()
    return <button onClick={() => void navigate(-1)}>back</button>
  }
  render(
    <MemoryRouter initialEntries={['/before', address]}>
      <Shop sessionEnvironment={{ channel: { tell, listen: () => () => {} } }}>
        <FakeSession session={session}>
          <LoginPromptProvider returned={returned}>
            <ToastProvider>
              <OpenLayersProvider>
                <Opener />
                <Back />
                <AuthOverlay />
                <Visits into={visits} />
              </OpenLayersProvider>
            </ToastProvider>
          </LoginPromptProvider>
        </FakeSession>
      </Shop>
    </MemoryRouter>,
  )
  const opener = screen.getByRole('button', { name: 'open' })
  const back = screen.getByRole('button', { name: 'back' })
  return { user: userEvent.setup(), opener, goBack: () => act(async () => back.click()), visits }
}

/** Such a page, with the modal over it. */
export async function openModal(session: FakeSessionOptions = {}, wanted?: PendingAction, address?: string) {
  const page = await showPage(session, { wanted, address })
  await page.user.click(page.opener)
  return page
}

/**
 * Such a page, to which somebody is back from a provider; `become` says who they are, once it is known, and `tell` is
 * called with what the other tabs are told.
 */
export async function returnTo(returned: SignInReturn) {
  let change = (_state: SessionState) => {}
  const follow: FakeSessionOptions['follow'] = (become) => {
    change = become
  }
  const tell = vi.fn()
  const page = await showPage({ begin: STARTING, follow }, { returned, tell })
  return { ...page, tell, become: (state: SessionState) => act(async () => change(state)) }
}

export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
export const button = (name: string) => screen.getByRole('button', { name })
export const tab = (name: string) => screen.getByRole('tab', { name })

/** Sends the form that is shown, by Enter in one of its fields. */
export async function sendByEnter(user: UserEvent, label: string) {
  await act(async () => field(label).focus())
  await user.keyboard('{Enter}')
}
