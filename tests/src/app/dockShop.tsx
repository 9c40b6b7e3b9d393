import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { MemoryRouter, useLocation, type Path } from 'react-router'
import { vi } from 'vitest'
import { user } from '#mocks/accounts.ts'
import { LoginPromptProvider } from '#shared/session/LoginPrompt.tsx'
import { GUEST, STARTING, type SessionState } from '#shared/session/session.ts'
import { ToastProvider } from '#shared/toast/ToastProvider.tsx'
import { AuthOverlay } from '../../../src/app/shell/AuthOverlay.tsx'
import { Dock } from '../../../src/app/shell/Dock.tsx'
import { AuthScreen } from '../../../src/app/shell/layers.ts'
import { SidebarProvider } from '../../../src/app/shell/Sidebar/useSidebar.tsx'
import { SessionOf } from '../features/orders/customer.tsx'
import { Shop } from '../support/shop.tsx'

const SESSIONS = {
  guest: GUEST,
  starting: STARTING,
  customer: { status: 'customer', user: user() },
} satisfies Record<string, SessionState>

/** An address, and the state that came with it. */
interface Visit {
  address: string
  state: unknown
}

/** The dock over a page with a cart's section, at an address, before whoever is there. */
export async function openDock(path = '/', who: keyof typeof SESSIONS = 'customer') {
  let last: Visit | null = null
  let become: (session: SessionState) => void = () => {}
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  // jsdom has no layout to see anything in.
  class Unseen {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Unseen)
  vi.stubGlobal('IntersectionObserver', Unseen)
  await AuthScreen.preload()

  function Watch() {
    const { pathname, search, hash, state } = useLocation() as { state: unknown } & Path
    const address = `${pathname}${search}${hash}`
    useEffect(() => {
      last = { address, state }
    }, [address, state])
    return null
  }
  function Page() {
    const [session, setSession] = useState<SessionState>(SESSIONS[who])
    useEffect(() => {
      become = setSession
    }, [])
    return (
      <SessionOf session={session}>
        <LoginPromptProvider>
          <ToastProvider>
            <SidebarProvider>
              <main id="main" tabIndex={-1}>
                <section id="cart" tabIndex={-1} />
              </main>
              <Dock />
              <AuthOverlay />
              <Watch />
            </SidebarProvider>
          </ToastProvider>
        </LoginPromptProvider>
      </SessionOf>
    )
  }
  const { container } = render(
    <MemoryRouter initialEntries={[path]}>
      <Shop>
        <Page />
      </Shop>
    </MemoryRouter>,
  )
  return {
    hands: userEvent.setup(),
    last: () => last,
    become: (name: keyof typeof SESSIONS) => act(async () => become(SESSIONS[name])),
    floating: () => container.querySelector<HTMLElement>('[data-at] > *'),
  }
}

export const link = (name: string) => screen.getByRole('link', { name })
export const button = (name: string) => screen.getByRole('button', { name })
