import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNothingOpen } from '#shared/history/openLayers.tsx'
import type { Overlay } from '#shared/history/entry.ts'
import { useOverlays } from '#shared/history/useEntry.ts'
import { LazyLayer } from '#shared/lazy/LazyLayer.tsx'
import { useLoginPrompt } from '#shared/session/LoginPrompt.tsx'
import { useSession } from '#shared/session/session.ts'
import { OVERLAY_SCREENS } from './layers.ts'

/**
 * The overlay that the history entry names, in its place over every screen (ROUTE-07, NAV-06). All of them are a
 * customer's: whoever turns out to be a guest is asked to log in first, and lands on it then (NAV-03).
 */
export function CustomerOverlay() {
  const { status } = useSession()
  const { overlay, close } = useOverlays()
  const { ask } = useLoginPrompt()
  // The last one stays for its closing transition.
  const [last, setLast] = useState(overlay)
  if (overlay !== null && overlay !== last) setLast(overlay)

  // Each layer is a history entry: those over the overlay close first, and the login opens last.
  const isFree = useNothingOpen()
  const refused = useRef<Overlay | null>(null)
  const refuse = useEffectEvent(() => {
    if (overlay !== null) {
      refused.current = overlay
      close()
    } else if (refused.current !== null) {
      ask({ type: 'overlay', overlay: refused.current })
      refused.current = null
    }
  })
  useEffect(() => {
    if (status === 'guest' && isFree) refuse()
  }, [overlay, status, isFree])

  if (last === null) return null
  const Screen = OVERLAY_SCREENS[last]
  const isOpen = overlay !== null && status === 'customer'
  const isWaiting = overlay !== null && status === 'starting'
  return (
    <LazyLayer key={last} open={isOpen} isWaiting={isWaiting} onClose={close}>
      {(place) => <Screen {...place} open={isOpen} onClose={close} />}
    </LazyLayer>
  )
}
