import { useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { SidebarScreen } from '../layers.ts'
import { LazyLayer } from '../LazyLayer.tsx'
import { useSidebar } from './useSidebar.tsx'

/** The sidebar in its place over every screen (ROUTE-07). Another page, and Back, close it. */
export function SidebarLayer() {
  const { isOpen, close } = useSidebar()
  const { pathname, key } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const [visit, setVisit] = useState(0)
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    // Another one for each visit: what was unfolded is folded again.
    if (isOpen) setVisit(visit + 1)
  }

  useEffect(() => close(), [pathname, close])
  // A search that was typed just before the sidebar was opened changes the address too, and leaves it open.
  useEffect(() => {
    if (isBack) close()
  }, [isBack, key, close])

  if (visit === 0) return null
  return (
    <LazyLayer key={visit} open={isOpen} onClose={close} preload={SidebarScreen.preload}>
      <SidebarScreen open={isOpen} onClose={close} />
    </LazyLayer>
  )
}
