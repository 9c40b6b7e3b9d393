import { useEffect, useEffectEvent, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { useSWRConfig } from 'swr'
import { emptyCache } from '../api/swr.ts'
import { forgetPerson } from './forgetPerson.ts'
import { SessionContext, STARTING } from './session.ts'
import { useSessionStore } from './SessionStoreContext.ts'

/**
 * Gives the tree its session (AUTH-07 to AUTH-14). The first render is a guest's, as the server rendered it; what the
 * cookies promise is restored once it is mounted.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const store = useSessionStore()
  const swr = useSWRConfig()
  const forget = useEffectEvent((leaving: boolean) => {
    forgetPerson()
    void emptyCache(swr, { ask: !leaving })
  })
  useEffect(() => store.start((leaving) => forget(leaving)), [store])
  useEffect(() => keepUp(() => void store.follow()), [store])
  const state = useSyncExternalStore(store.subscribe, store.state, () => STARTING)
  const session = useMemo(() => {
    const { login, logout, replaceUser } = store
    return { ...state, login, logout, replaceUser }
  }, [state, store])
  return <SessionContext value={session}>{children}</SessionContext>
}

/** Looks at the cookies again when a page comes back: to a connection, to the front, or out of the back cache. */
function keepUp(look: () => void): () => void {
  const cameBack = () => {
    if (document.visibilityState === 'visible') look()
  }
  window.addEventListener('online', look)
  window.addEventListener('pageshow', cameBack)
  document.addEventListener('visibilitychange', cameBack)
  return () => {
    window.removeEventListener('online', look)
    window.removeEventListener('pageshow', cameBack)
    document.removeEventListener('visibilitychange', cameBack)
  }
}
