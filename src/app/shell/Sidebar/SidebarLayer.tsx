import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useBackCloses } from '#shared/history/openLayers.tsx'
import { LazyLayer } from '#shared/lazy/LazyLayer.tsx'
import type { PendingAction } from '#shared/session/pendingAction.ts'
import { SidebarScreen } from '../layers.ts'
import { useRunAction } from '../useRunAction.ts'
import { useSidebar, useSidebarOpen } from './useSidebar.tsx'

/** The sidebar in its place over every screen (ROUTE-07). Another page, and Back, close it (NAV-06). */
export function SidebarLayer() {
  const isOpen = useSidebarOpen()
  const { close } = useSidebar()
  const { pathname } = useLocation()
  const runAction = useRunAction()
  // A search that was typed just before the sidebar was opened changes the address too, and leaves it open.
  useEffect(() => close(), [pathname, close])
  const leave = useBackCloses<PendingAction>(isOpen, close, (chosen) => {
    if (chosen) runAction(chosen)
  })
  return (
    <LazyLayer open={isOpen} onClose={leave}>
      {(place) => <SidebarScreen {...place} open={isOpen} onClose={leave} />}
    </LazyLayer>
  )
}
