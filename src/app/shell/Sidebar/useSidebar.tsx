import { createContext, startTransition, useState, type ReactNode } from 'react'
import { createStore, useTransitionedStore } from '#shared/state/createStore.ts'
import { useRequired } from '#shared/state/useRequired.ts'

function createSidebar() {
  const isOpen = createStore(false)
  return {
    isOpen,
    // In a transition, so that the button is seen pressed first.
    open: () => startTransition(() => isOpen.set(true)),
    close: () => isOpen.set(false),
  }
}

type SidebarControls = ReturnType<typeof createSidebar>

const SidebarContext = createContext<SidebarControls | null>(null)

/** Keeps whether the sidebar is open. */
export function SidebarProvider({ children }: { children: ReactNode }) {
  const [sidebar] = useState(createSidebar)
  return <SidebarContext value={sidebar}>{children}</SidebarContext>
}

/** Opens and closes the sidebar, from anywhere in the shell. Always the same functions (NAV-06). */
export function useSidebar(): Pick<SidebarControls, 'open' | 'close'> {
  return useControls()
}

/** Whether the sidebar is open. */
export function useSidebarOpen(): boolean {
  return useTransitionedStore(useControls().isOpen)
}

function useControls(): SidebarControls {
  return useRequired(SidebarContext, 'SidebarProvider')
}
