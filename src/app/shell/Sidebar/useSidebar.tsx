import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react'

/** The sidebar, as the rest of the shell knows it (NAV-06). */
export interface SidebarState {
  isOpen: boolean
  /** Stable, like `close`. */
  open: () => void
  close: () => void
}

const SidebarContext = createContext<SidebarState>({ isOpen: false, open: () => {}, close: () => {} })

/** Keeps whether the sidebar is open. */
export function SidebarProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  const close = useCallback(() => setOpen(false), [])
  const sidebar = useMemo(() => ({ isOpen, open, close }), [isOpen, open, close])
  return <SidebarContext value={sidebar}>{children}</SidebarContext>
}

/** Opens and closes the sidebar, from anywhere in the shell. */
export function useSidebar(): SidebarState {
  return use(SidebarContext)
}
