import { LayerPlaceholder } from '@dukani/design-system'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useBackCloses } from '#shared/history/openLayers.tsx'
import { useLoginPrompt } from '#shared/session/LoginPrompt.tsx'
import { useSession } from '#shared/session/session.ts'
import type { PendingAction } from '#shared/session/pendingAction.ts'
import { AuthScreen } from './layers.ts'
import { LazyLayer } from './LazyLayer.tsx'
import { useRunAction } from './useRunAction.ts'
import { useSignInReturn } from './useSignInReturn.ts'

/**
 * The authentication modal, over every screen (ROUTE-07). Back closes it (NAV-06). Once the visitor is logged in, here,
 * in another tab or by a restored session, it closes and what they wanted is carried out (AUTH-12).
 */
export function AuthOverlay() {
  const t = useText()
  const { status } = useSession()
  const { isOpen, failed, close, succeed } = useLoginPrompt()
  const [visit, setVisit] = useState(0)
  const [wasShown, setWasShown] = useState(false)
  const isShown = isOpen && status === 'guest'
  if (isShown !== wasShown) {
    setWasShown(isShown)
    // A new `key` for each visit, so that the modal starts empty (AUTH-01).
    if (isShown) setVisit(visit + 1)
  }

  const carryOut = useRunAction()
  useSignInReturn(carryOut)
  const next = useRef<PendingAction | null>(null)
  const arrive = useEffectEvent(() => {
    next.current = succeed()
  })
  useEffect(() => {
    if (isOpen && status === 'customer') arrive()
  }, [isOpen, status])
  useBackCloses(isOpen, close, () => {
    const wanted = next.current
    next.current = null
    if (wanted) carryOut(wanted)
  })

  if (visit === 0) return isOpen && <LayerPlaceholder busyLabel={t('shell.loading')} />
  return (
    <LazyLayer key={visit} open={isShown} onClose={close} preload={AuthScreen.preload}>
      <AuthScreen open={isShown} onClose={close} failed={failed} />
    </LazyLayer>
  )
}
