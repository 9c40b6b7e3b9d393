import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { MemoryRouter, useLocation, type Path } from 'react-router'
import { vi } from 'vitest'
import { user } from '#mocks/accounts.ts'
import { useOverlays } from '#shared/overlays.ts'
import { LoginPromptProvider } from '#shared/session/LoginPrompt.tsx'
import { GUEST, STARTING, type SessionState } from '#shared/session/session.ts'
import { ToastProvider } from '#shared/toast/ToastProvider.tsx'
import { AuthOverlay } from '../../../src/app/shell/AuthOverlay.tsx'
import { Dock } from '../../../src/app/shell/Dock.tsx'
import { AuthScreen } from '../../../src/app/shell/layers.ts'
import { SidebarProvider } from '../../../src/app/shell/Sidebar/useSidebar.tsx'
import { SessionOf } from '../features/orders/customer.tsx'
import { Shop } from '../support/shop.tsx'

export const SESSIONS = {
  guest: GUEST,
  starting: STARTING,
  customer: { status: 'customer', user: user() },
} satisfies Record<string, SessionState>

/** What the browser was asked to do with the page. */
export interface Seen {
  /** address and the state that came with it, after each step */
  visits: { address: string; state: unknown }[]
  overlay: string | null
  scrolledTo: unknown
  /** the id of the section that was scrolled to */
  section: string | null
}

/** Says whether the cart's section is in the middle of the screen: jsdom has no layout to see it in. */
type Tell = (isIntersecting: boolean) => void

/** The dock over a page with a cart's section, at an address, before whoever is there. */
export async function openDock(path = '/', who: keyof typeof SESSIONS = 'customer') {
  const seen: Seen = { visits: [], overlay: null, scrolledTo: null, section: null }
  let tell: Tell = () => {}
  let become: (session: SessionState) => void = () => {}
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('scrollTo', (options: unknown) => (seen.scrolledTo = options))
  Element.prototype.scrollIntoView = function () {
    seen.section = this.id
  }
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(hear: (entries: { isIntersecting: boolean }[]) => void) {
        tell = (isIntersecting) => hear([{ isIntersecting }])
      }
      observe() {}
      disconnect() {
        tell = () => {}
      }
    },
  )
  await AuthScreen.preload()

  function Watch() {
    const { pathname, search, hash, state } = useLocation() as { state: unknown } & Path
    const { overlay } = useOverlays()
    const address = `${pathname}${search}${hash}`
    useEffect(() => {
      seen.visits.push({ address, state })
      seen.overlay = overlay
    }, [address, state, overlay])
    return null
  }
  function World() {
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
        <World />
      </Shop>
    </MemoryRouter>,
  )
  return {
    seen,
    hands: userEvent.setup(),
    last: () => seen.visits.at(-1),
    become: (name: keyof typeof SESSIONS) => act(async () => become(SESSIONS[name])),
    cartInView: (isInView: boolean) => act(async () => tell(isInView)),
    floating: () => container.querySelector<HTMLElement>('[aria-hidden="true"] > [data-floating]'),
  }
}

export const link = (name: string) => screen.getByRole('link', { name })
export const button = (name: string) => screen.getByRole('button', { name })
