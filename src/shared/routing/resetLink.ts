/** What a mailed link to a new password carries (ROUTE-04). */
export interface ResetLink {
  uid: string
  token: string
}

/** What a history entry of the screen keeps: the link until it was used, then that it was. */
export type ResetEntry = { resetLink: ResetLink } | { resetDone: true }

const RESET_PATH = /^(?:\/en)?\/reset-password\/?$/i

/** Reads the link in the query of an address; null where it is not whole. */
export function resetLinkIn(search: string): ResetLink | null {
  const query = new URLSearchParams(search)
  const [uid, token] = [query.get('uid'), query.get('token')]
  return uid && token ? { uid, token } : null
}

/** Reads what an entry keeps, as the router gives it; another script may have written it. */
export function readResetEntry(state: unknown): ResetEntry | null {
  if (typeof state !== 'object' || state === null) return null
  if ('resetDone' in state) return { resetDone: true }
  if (!('resetLink' in state) || typeof state.resetLink !== 'object' || state.resetLink === null) return null
  const { uid, token }: Record<string, unknown> = { ...state.resetLink }
  return typeof uid === 'string' && typeof token === 'string' ? { resetLink: { uid, token } } : null
}

/**
 * Moves the link out of the page's address into its history entry, where the router finds it as its own state: a reload
 * keeps it, and neither the address bar, a bookmark nor a `Referer` has it any more (ROUTE-04).
 */
export function hideResetLink(): void {
  if (!RESET_PATH.test(location.pathname)) return
  const resetLink = resetLinkIn(location.search)
  if (resetLink === null) return
  const usr: ResetEntry = { resetLink }
  history.replaceState({ usr, key: 'default', idx: 0 }, '', location.pathname)
}
