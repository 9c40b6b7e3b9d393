import { createContext } from 'react'
import { useRequired } from '../state/useRequired.ts'
import type { SessionStore } from './sessionStore.ts'

/** Set by the ApiProvider, since the client sends the session's token. */
export const SessionStoreContext = createContext<SessionStore | null>(null)

/** The store of the session. @throws Error outside of an ApiProvider */
export const useSessionStore = (): SessionStore => useRequired(SessionStoreContext, 'ApiProvider')
