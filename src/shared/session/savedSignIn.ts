import { persisted } from '../state/persisted.ts'
import { readPendingAction, type PendingAction } from './pendingAction.ts'

/** Longer than a sign-in may take: what is older is of a visit that came to nothing (ms). */
const LONGEST_MS = 15 * 60 * 1000

/** What a shopper leaves behind who goes to a provider to sign in (AUTH-06). */
export interface SavedSignIn {
  /** to be carried out after the login (AUTH-12); null for nothing */
  wanted: PendingAction | null
  /** how far the page was scrolled, px */
  top: number
  /** what was typed as the e-mail address, for who is back without a login; never a password */
  email: string
}

/** Of this tab. */
const signIn = persisted<Record<string, unknown>>({
  key: 'dukani.signIn',
  read(text) {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : null
  },
  storage: () => sessionStorage,
  isStoredOnly: true,
})

/** Keeps it for this tab. Where storage is refused, or full, the shopper comes back to the page, and no further. */
export function saveSignIn(kept: SavedSignIn): void {
  signIn.set({ ...kept, at: Date.now() })
}

/** Takes it out, once. @returns null when there is nothing, or only what is older than 15 minutes */
export function takeSavedSignIn(): SavedSignIn | null {
  const kept = signIn.get()
  signIn.set(null)
  return kept && readKept(kept)
}

function readKept(value: Record<string, unknown>): SavedSignIn | null {
  const { wanted, top, email, at } = value
  const age = typeof at === 'number' ? Date.now() - at : Infinity
  // A clock that was set back leaves nothing older behind, either.
  if (!(age >= 0 && age <= LONGEST_MS)) return null
  return {
    wanted: readPendingAction(wanted),
    top: typeof top === 'number' ? top : 0,
    email: typeof email === 'string' ? email : '',
  }
}
