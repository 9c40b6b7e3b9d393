import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect } from 'react'
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction, type Path } from 'react-router'
import { vi } from 'vitest'
import { OpenLayersProvider } from '#shared/history/openLayers.tsx'
import { LoginPromptProvider } from '#shared/session/LoginPrompt.tsx'
import { ToastProvider } from '#shared/toast/ToastProvider.tsx'
import { SidebarScreen } from '../../../src/app/shell/layers.ts'
import { SidebarLayer } from '../../../src/app/shell/Sidebar/SidebarLayer.tsx'
import { SidebarProvider, useSidebar } from '../../../src/app/shell/Sidebar/useSidebar.tsx'
import { FakeSession, type FakeSessionOptions } from '../features/auth/authShop.tsx'
import { Shop } from '../support/shop.tsx'

/** What the shop was led to. */
interface Seen {
  address: string
  state: unknown
  navigate: NavigateFunction
}

/** A page with a button that opens the sidebar, before whoever is there. */
export function page(session: FakeSessionOptions = {}, path = '/?category=ღვინო') {
  const seen = { address: '', state: null } as unknown as Seen
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  function Watch() {
    const { pathname, search, state } = useLocation() as { state: unknown } & Path
    const navigate = useNavigate()
    useEffect(() => {
      Object.assign(seen, { address: decodeURI(pathname + search), state, navigate })
    })
    return null
  }
  function Opener() {
    const { open } = useSidebar()
    return <button onClick={open}>menu</button>
  }
  const { container } = render(
    <MemoryRouter initialEntries={['/first', path]}>
      <Shop>
        <FakeSession session={session}>
          <LoginPromptProvider>
            <ToastProvider>
              <OpenLayersProvider>
                <SidebarProvider>
                  <Opener />
                  <SidebarLayer />
                  <Watch />
                </SidebarProvider>
              </OpenLayersProvider>
            </ToastProvider>
          </LoginPromptProvider>
        </FakeSession>
      </Shop>
    </MemoryRouter>,
  )
  return {
    seen,
    hands: userEvent.setup(),
    opener: screen.getByRole('button', { name: 'menu' }),
    backdrop: () => container.querySelector<HTMLElement>('.MuiModal-backdrop'),
  }
}

/** The same, with the sidebar open. */
export async function openSidebar(session: FakeSessionOptions = {}, path?: string) {
  await SidebarScreen.preload()
  const shop = page(session, path)
  await shop.hands.click(shop.opener)
  return shop
}

export const dialog = () => screen.getByRole('dialog')
export const isThere = () => screen.queryByRole('dialog') !== null
/** A line of the sidebar. */
export const line = (name: string) => within(dialog()).getByRole('button', { name })
/** The names of all lines that are shown. */
export const lines = () =>
  within(dialog())
    .getAllByRole('listitem')
    .map((item) => item.querySelector('a, button')?.textContent)
