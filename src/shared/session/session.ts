import type { Id, Login, User } from '@dukani/contracts'
import { createContext, use } from 'react'

/**
 * The session state. `starting`: a session is being restored, or the page has just hydrated; the guest view is shown
 * and guest data is kept.
 */
export type SessionState =
  | { status: 'starting'; user: null }
  | { status: 'guest'; user: null }
  /** an access token and a user are both present (AUTH-08) */
  | { status: 'customer'; user: User }

export const STARTING: SessionState = { status: 'starting', user: null }
export const GUEST: SessionState = { status: 'guest', user: null }

/** The session and what can be done with it. The functions are always the same ones. */
export type Session = SessionState & {
  /**
   * Logs in and fetches the user (AUTH-03). A failure leaves a guest, without cookies (AUTH-08), and so does giving up
   * before it is done.
   * @throws ApiError
   */
  login: (credentials: Login, signal?: AbortSignal) => Promise<User>
  /** Tells the server, clears state, caches and cookies in all tabs, reloads the page (AUTH-09). Never rejects. */
  logout: () => Promise<void>
  /** Replaces the user after the profile was changed; another customer than the present one is ignored. */
  replaceUser: (user: User) => void
}

/** Set by the SessionProvider. The default is a guest who can't log in. */
export const SessionContext = createContext<Session>({
  ...GUEST,
  login: () => Promise.reject(new Error('a login needs a SessionProvider above it')),
  logout: async () => {},
  replaceUser: () => {},
})

/** The session of this page; re-renders when it changes. */
export function useSession(): Session {
  return use(SessionContext)
}

/** The id of the customer, null for a guest: part of every private SWR key, so that no customer sees another's answers. */
export function useCustomerId(): Id | null {
  return useSession().user?.id ?? null
}
