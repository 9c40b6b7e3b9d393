import { createContext, use, useState, type ReactNode } from 'react'
import { createStore, useStore } from '#shared/state/createStore.ts'

function createSidebar() {
  const isOpen = createStore(false)
  return { isOpen, open: () => isOpen.set(true), close: () => isOpen.set(false) }
}

type SidebarControls = ReturnType<typeof createSidebar>

const SidebarContext = createContext<SidebarControls>(createSidebar())

/** Keeps whether the sidebar is open. */
export function SidebarProvider({ children }: { children: ReactNode }) {
  const [sidebar] = useState(createSidebar)
  return <SidebarContext value={sidebar}>{children}</SidebarContext>
}

/** Opens and closes the sidebar, from anywhere in the shell. Always the same functions (NAV-06). */
export function useSidebar(): Pick<SidebarControls, 'open' | 'close'> {
  return use(SidebarContext)
}

/** Whether the sidebar is open. */
export function useSidebarOpen(): boolean {
  return useStore(use(SidebarContext).isOpen)
}
