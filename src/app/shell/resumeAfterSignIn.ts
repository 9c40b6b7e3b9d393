import { takeSavedSignIn } from '#shared/session/savedSignIn.ts'
import type { LoginPrompt } from '#shared/session/LoginPrompt.tsx'
import type { SignInReturn } from '#shared/session/signInReturn.ts'
import type { PendingAction } from '#shared/session/pendingAction.ts'
import { restoreScroll } from './restoreScroll.ts'

export interface SignInOutcome {
  /** the page has a session; an address alone proves nothing */
  isCustomer: boolean
  /** notifies the other tabs */
  announce: () => void
  ask: LoginPrompt['ask']
  runAction: (wanted: PendingAction) => void
}

/**
 * Continues after a social sign-in (AUTH-06, AUTH-12): runs the pending action or restores the scroll position; a
 * failure opens the login modal. An address that claims a login without a session has no effect.
 */
export function resumeAfterSignIn({ provider, hasFailed }: SignInReturn, outcome: SignInOutcome): void {
  const kept = takeSavedSignIn()
  if (hasFailed) return outcome.ask(kept?.wanted ?? undefined, { provider, email: kept?.email ?? '' })
  if (!outcome.isCustomer) return
  outcome.announce()
  if (kept?.wanted) outcome.runAction(kept.wanted)
  else if (kept) restoreScroll(kept.top)
}
