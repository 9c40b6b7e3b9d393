import { createContext, use } from 'react'
import type { SessionStore } from './sessionStore.ts'

/** Filled in by the ApiProvider, since the client sends the session's token. */
export const SessionStoreContext = createContext<SessionStore | null>(null)

/** The store of the session. @throws Error outside of an ApiProvider */
export function useSessionStore(): SessionStore {
  const store = use(SessionStoreContext)
  if (store === null) throw new Error('the session needs an ApiProvider above it')
  return store
}
