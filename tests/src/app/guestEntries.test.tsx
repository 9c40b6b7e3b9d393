import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect } from 'react'
import { afterEach, expect, test } from 'vitest'
import { LoginPromptProvider, useLoginPromptState } from '#shared/session/LoginPrompt.tsx'
import { GuestEntries } from '../../../src/app/shell/Sidebar/GuestEntries.tsx'
import { SidebarProvider, useSidebar, useSidebarOpen } from '../../../src/app/shell/Sidebar/useSidebar.tsx'
import { Shop } from '../support/shop.tsx'

afterEach(cleanup)

test('NAV-06 the login takes the place of the sidebar: at no time is the page without both', async () => {
  const rendered: (string | null)[] = []
  function Sidebar() {
    const { open, close } = useSidebar()
    const { isOpen: isLogin } = useLoginPromptState()
    const isSidebar = useSidebarOpen()
    useEffect(() => {
      rendered.push(isSidebar ? 'sidebar' : isLogin ? 'login' : null)
    }, [isSidebar, isLogin])
    return isSidebar ? <GuestEntries onLeave={close} /> : <button onClick={open}>menu</button>
  }
  render(
    <LoginPromptProvider>
      <SidebarProvider>
        <Sidebar />
      </SidebarProvider>
    </LoginPromptProvider>,
    { wrapper: Shop },
  )
  const hands = userEvent.setup()
  await hands.click(screen.getByRole('button', { name: 'menu' }))
  await hands.click(screen.getByRole('button', { name: 'Login' }))
  expect(rendered).toEqual([null, 'sidebar', 'login'])
})
