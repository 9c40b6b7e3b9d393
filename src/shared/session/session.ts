import type { Id, Login, User } from '@dukani/contracts'
import { createContext, use, useMemo, useSyncExternalStore } from 'react'
import { useHydrated } from '../hydration/useHydrated.ts'

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

/** What components follow of a session. */
export interface SessionSource extends Pick<Session, 'login' | 'logout' | 'replaceUser'> {
  state: () => SessionState
  /** @returns unsubscribes */
  subscribe: (onChange: () => void) => () => void
}

/**
 * Set by the SessionProvider. The default is a guest who can't log in. The value is always the same: React hydrates at
 * once what is below a context that changes.
 */
export const SessionContext = createContext<SessionSource>({
  state: () => GUEST,
  subscribe: () => () => {},
  login: () => Promise.reject(new Error('a login needs a SessionProvider above it')),
  logout: async () => {},
  replaceUser: () => {},
})

const starting = () => STARTING

/** The session of this page; re-renders when it changes. */
export function useSession(): Session {
  const source = use(SessionContext)
  const isHydrated = useHydrated()
  // Not `useBrowserState`: the store starts before the page has hydrated, which must not block the page.
  const state = useSyncExternalStore(source.subscribe, isHydrated ? source.state : starting, starting)
  return useMemo(() => {
    const { login, logout, replaceUser } = source
    return { ...state, login, logout, replaceUser }
  }, [state, source])
}

/** The id of the customer, null for a guest: part of every private SWR key, so that no customer sees another's answers. */
export function useCustomerId(): Id | null {
  return useSession().user?.id ?? null
}
