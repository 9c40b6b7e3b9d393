import { takeSavedSignIn } from '#shared/session/savedSignIn.ts'
import type { LoginPrompt } from '#shared/session/LoginPrompt.tsx'
import type { SignInReturn } from '#shared/session/signInReturn.ts'
import type { PendingAction } from '#shared/session/pendingAction.ts'
import { scrollBack } from './scrollBack.ts'

export interface Arrival {
  /** the page has a session, which no address can pretend */
  isCustomer: boolean
  /** lets the other tabs know */
  announce: () => void
  ask: LoginPrompt['ask']
  carryOut: (wanted: PendingAction) => void
}

/**
 * What follows a sign-in elsewhere (AUTH-06, AUTH-12): a customer gets what was wanted, or the place that was left. A
 * failure is said in the modal, with what was wanted and the e-mail address kept. An address that says of a guest that
 * they are logged in brings about nothing.
 */
export function comeBack({ provider, hasFailed }: SignInReturn, arrival: Arrival): void {
  const kept = takeSavedSignIn()
  if (hasFailed) return arrival.ask(kept?.wanted ?? undefined, { provider, email: kept?.email ?? '' })
  if (!arrival.isCustomer) return
  arrival.announce()
  if (kept?.wanted) arrival.carryOut(kept.wanted)
  else if (kept) scrollBack(kept.top)
}
