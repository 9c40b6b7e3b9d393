import { LayerPlaceholder } from '@dukani/design-system'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useNothingOpen } from '#shared/history/openLayers.tsx'
import type { Overlay } from '#shared/history/entry.ts'
import { useOverlays } from '#shared/history/useEntry.ts'
import { useLoginPrompt } from '#shared/session/LoginPrompt.tsx'
import { useSession } from '#shared/session/session.ts'
import { OVERLAY_SCREENS } from './layers.ts'
import { LazyLayer } from './LazyLayer.tsx'

/**
 * The overlay that the history entry names, in its place over every screen (ROUTE-07, NAV-06). All of them are a
 * customer's: whoever turns out to be a guest is asked to log in first, and lands on it then (NAV-03).
 */
export function CustomerOverlay() {
  const t = useText()
  const { status } = useSession()
  const { overlay, close } = useOverlays()
  const { ask } = useLoginPrompt()
  const [visit, setVisit] = useState<{ overlay: Overlay | null; count: number }>({ overlay: null, count: 0 })
  const [wasShown, setWasShown] = useState(false)
  const shown = status === 'customer' ? overlay : null
  // A new `key` for each visit, so that the modal starts empty. The last one stays for its closing transition.
  if (shown !== null && (shown !== visit.overlay || !wasShown)) {
    setVisit({ overlay: shown, count: visit.count + 1 })
  }
  if (wasShown !== (shown !== null)) setWasShown(shown !== null)

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

  if (visit.overlay === null)
    return overlay !== null && status === 'starting' && <LayerPlaceholder busyLabel={t('shell.loading')} />
  const Screen = OVERLAY_SCREENS[visit.overlay]
  const isOpen = shown !== null
  return (
    <LazyLayer key={visit.count} open={isOpen} onClose={close} preload={Screen.preload}>
      <Screen open={isOpen} onClose={close} />
    </LazyLayer>
  )
}
