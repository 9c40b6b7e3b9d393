import { LayerPlaceholder } from '@dukani/design-system'
import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useLoginPrompt } from '#shared/session/LoginPrompt.tsx'
import { useSession } from '#shared/session/session.ts'
import { AuthScreen } from './layers.ts'
import { LazyLayer } from './LazyLayer.tsx'
import { useCarryOut } from './useCarryOut.ts'
import { useSignInReturn } from './useSignInReturn.ts'

/**
 * The authentication modal in its place over every screen (ROUTE-07). Whoever turns out to be a customer, by a login
 * here or in another tab or by a session that was just being restored, gets what was wanted instead (AUTH-12).
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
    // Another modal for each visit: nothing of the last one is left (AUTH-01).
    if (isShown) setVisit(visit + 1)
  }

  const carryOut = useCarryOut()
  useSignInReturn(carryOut)
  const arrive = useEffectEvent(() => {
    const wanted = succeed()
    if (wanted) carryOut(wanted)
  })
  useEffect(() => {
    if (isOpen && status === 'customer') arrive()
  }, [isOpen, status])

  if (visit === 0) return isOpen && <LayerPlaceholder busyLabel={t('shell.loading')} />
  return (
    <LazyLayer key={visit} open={isShown} onClose={close} preload={AuthScreen.preload}>
      <AuthScreen open={isShown} onClose={close} failed={failed} />
    </LazyLayer>
  )
}
