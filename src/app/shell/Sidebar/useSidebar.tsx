import { createContext, useState, type ReactNode } from 'react'
import { createStore, useStore } from '#shared/state/createStore.ts'
import { useRequired } from '#shared/state/useRequired.ts'

function createSidebar() {
  const isOpen = createStore(false)
  return { isOpen, open: () => isOpen.set(true), close: () => isOpen.set(false) }
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
  return useStore(useControls().isOpen)
}

function useControls(): SidebarControls {
  return useRequired(SidebarContext, 'SidebarProvider')
}
