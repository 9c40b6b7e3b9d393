import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useBackCloses } from '#shared/history/openLayers.tsx'
import type { PendingAction } from '#shared/session/pendingAction.ts'
import { SidebarScreen } from '../layers.ts'
import { LazyLayer } from '../LazyLayer.tsx'
import { useRunAction } from '../useRunAction.ts'
import { useSidebar } from './useSidebar.tsx'

/** The sidebar in its place over every screen (ROUTE-07). Another page, and Back, close it (NAV-06). */
export function SidebarLayer() {
  const { isOpen, close } = useSidebar()
  const { pathname } = useLocation()
  const carryOut = useRunAction()
  const wanted = useRef<PendingAction | null>(null)
  const [visit, setVisit] = useState(0)
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    // A new `key` for each visit, so that all sections are collapsed again.
    if (isOpen) setVisit(visit + 1)
  }

  // A search that was typed just before the sidebar was opened changes the address too, and leaves it open.
  useEffect(() => close(), [pathname, close])
  useBackCloses(isOpen, close, () => {
    const chosen = wanted.current
    wanted.current = null
    if (chosen) carryOut(chosen)
  })
  const leave = (chosen: PendingAction | null = null) => {
    wanted.current = chosen
    close()
  }

  if (visit === 0) return null
  return (
    <LazyLayer key={visit} open={isOpen} onClose={leave} preload={SidebarScreen.preload}>
      <SidebarScreen open={isOpen} onClose={leave} />
    </LazyLayer>
  )
}
