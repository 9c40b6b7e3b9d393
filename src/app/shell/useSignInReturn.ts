import { useEffect, useEffectEvent } from 'react'
import { useLoginPrompt } from '#shared/session/LoginPrompt.tsx'
import { useSession } from '#shared/session/session.ts'
import { useSessionStore } from '#shared/session/SessionStoreContext.ts'
import type { PendingAction } from '#shared/session/pendingAction.ts'

/** Goes on where a sign-in elsewhere began, as soon as it is known who has come back (AUTH-06). */
export function useSignInReturn(runAction: (wanted: PendingAction) => void): void {
  const { status } = useSession()
  const { announce } = useSessionStore()
  const { ask, takeReturn } = useLoginPrompt()
  const goOn = useEffectEvent(async () => {
    const returned = takeReturn()
    if (returned === null) return
    const { resumeAfterSignIn } = await import('./resumeAfterSignIn.ts')
    resumeAfterSignIn(returned, { isCustomer: status === 'customer', announce, ask, runAction })
  })
  useEffect(() => {
    if (status === 'starting') return
    goOn().catch((error: unknown) => console.warn('the sign-in could not be gone on with', error))
  }, [status])
}
