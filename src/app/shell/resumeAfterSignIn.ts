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
 * What follows a sign-in elsewhere (AUTH-06, AUTH-12): a customer gets what was wanted, or the place that was left. A
 * failure is said in the modal, with what was wanted and the e-mail address kept. An address that says of a guest that
 * they are logged in brings about nothing.
 */
export function resumeAfterSignIn({ provider, hasFailed }: SignInReturn, outcome: SignInOutcome): void {
  const kept = takeSavedSignIn()
  if (hasFailed) return outcome.ask(kept?.wanted ?? undefined, { provider, email: kept?.email ?? '' })
  if (!outcome.isCustomer) return
  outcome.announce()
  if (kept?.wanted) outcome.runAction(kept.wanted)
  else if (kept) restoreScroll(kept.top)
}
