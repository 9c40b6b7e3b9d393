import { useEffect, useEffectEvent } from 'react'
import { useBackCloses } from '#shared/history/openLayers.tsx'
import { LazyLayer } from '#shared/lazy/LazyLayer.tsx'
import { useLoginPrompt, useLoginPromptState } from '#shared/session/LoginPrompt.tsx'
import type { PendingAction } from '#shared/session/pendingAction.ts'
import { useSession } from '#shared/session/session.ts'
import { AuthScreen } from './layers.ts'
import { useRunAction } from './useRunAction.ts'
import { useSignInReturn } from './useSignInReturn.ts'

/**
 * The authentication modal, over every screen (ROUTE-07). Back closes it (NAV-06). Once the visitor is logged in, here,
 * in another tab or by a restored session, it closes and what they wanted is carried out (AUTH-12).
 */
export function AuthOverlay() {
  const { status } = useSession()
  const { isOpen, failed } = useLoginPromptState()
  const { close, succeed } = useLoginPrompt()
  const isShown = isOpen && status === 'guest'
  const runAction = useRunAction()
  useSignInReturn(runAction)
  const leave = useBackCloses<PendingAction>(isOpen, close, (wanted) => {
    if (wanted) runAction(wanted)
  })
  const arrive = useEffectEvent(() => leave(succeed()))
  useEffect(() => {
    if (isOpen && status === 'customer') arrive()
  }, [isOpen, status])
  return (
    <LazyLayer open={isShown} isWaiting={isOpen} onClose={close}>
      {(place) => <AuthScreen {...place} open={isShown} onClose={close} failed={failed} />}
    </LazyLayer>
  )
}
