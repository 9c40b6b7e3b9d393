import { readWanted, type Wanted } from './wanted.ts'

const STORAGE_KEY = 'dukani.signIn'
/** Longer than a sign-in may take: what is older is of a visit that came to nothing (ms). */
const LONGEST_MS = 15 * 60 * 1000

/** What a shopper leaves behind who goes to a provider to sign in (AUTH-06). */
export interface KeptSignIn {
  /** to be carried out after the login (AUTH-12); null for nothing */
  wanted: Wanted | null
  /** how far the page was scrolled, px */
  top: number
  /** what was typed as the e-mail address, for who is back without a login; never a password */
  email: string
}

/** Keeps it for this tab. Where storage is refused the sign-in goes on without. */
export function keepSignIn(kept: KeptSignIn): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...kept, at: Date.now() }))
  } catch {
    // Refused or full: the shopper comes back to the page, and no further.
  }
}

/** Takes it out, once. @returns null when there is nothing, or only what is older than 15 minutes */
export function takeKeptSignIn(): KeptSignIn | null {
  try {
    const text = sessionStorage.getItem(STORAGE_KEY)
    sessionStorage.removeItem(STORAGE_KEY)
    return text === null ? null : readKept(JSON.parse(text))
  } catch {
    return null
  }
}

function readKept(value: unknown): KeptSignIn | null {
  if (typeof value !== 'object' || value === null) return null
  const { wanted, top, email, at }: Record<string, unknown> = { ...value }
  const age = typeof at === 'number' ? Date.now() - at : Infinity
  // A clock that was set back leaves nothing older behind, either.
  if (!(age >= 0 && age <= LONGEST_MS)) return null
  return {
    wanted: readWanted(wanted),
    top: typeof top === 'number' ? top : 0,
    email: typeof email === 'string' ? email : '',
  }
}
