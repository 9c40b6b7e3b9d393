import { persisted } from '../state/persisted.ts'
import { readPendingAction, type PendingAction } from './pendingAction.ts'

/** The longest time that a sign-in may take (ms). Anything older is from an abandoned visit. */
const LONGEST_MS = 15 * 60 * 1000

/** What is stored while a shopper signs in at a provider (AUTH-06). */
export interface SavedSignIn {
  /** the action to run after the login (AUTH-12); null for none */
  wanted: PendingAction | null
  /** how far the page was scrolled, px */
  top: number
  /** what was typed as the e-mail address, for who is back without a login; never a password */
  email: string
}

/** Stored for this tab. */
const signIn = persisted<Record<string, unknown>>({
  key: 'dukani.signIn',
  read(text) {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : null
  },
  storage: () => sessionStorage,
  isStoredOnly: true,
})

/** Stores it for this tab. Where storage is refused or full, the shopper returns to the page alone. */
export function saveSignIn(kept: SavedSignIn): void {
  signIn.set({ ...kept, at: Date.now() })
}

/** Reads and removes it. @returns null when there is none, or it is older than 15 minutes */
export function takeSavedSignIn(): SavedSignIn | null {
  const kept = signIn.get()
  signIn.set(null)
  return kept && readKept(kept)
}

function readKept(value: Record<string, unknown>): SavedSignIn | null {
  const { wanted, top, email, at } = value
  const age = typeof at === 'number' ? Date.now() - at : Infinity
  // A clock that was set back gives a negative age.
  if (!(age >= 0 && age <= LONGEST_MS)) return null
  return {
    wanted: readPendingAction(wanted),
    top: typeof top === 'number' ? top : 0,
    email: typeof email === 'string' ? email : '',
  }
}
