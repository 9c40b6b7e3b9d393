import { useEffect, useEffectEvent, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { useSWRConfig } from 'swr'
import { useHydrated } from '../hydration/useHydrated.ts'
import { emptyCache } from '../api/swr.ts'
import { clearPersonalData } from './clearPersonalData.ts'
import { onReturn } from '../state/onReturn.ts'
import { SessionContext, STARTING } from './session.ts'
import { useSessionStore } from './SessionStoreContext.ts'

const starting = () => STARTING

/**
 * Gives the tree its session (AUTH-07 to AUTH-14). The first render is a guest's, as the server rendered it; what the
 * cookies promise is restored once it is mounted.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const store = useSessionStore()
  const swr = useSWRConfig()
  const forget = useEffectEvent((leaving: boolean) => {
    clearPersonalData()
    void emptyCache(swr, { ask: !leaving })
  })
  useEffect(() => store.start((leaving) => forget(leaving)), [store])
  useEffect(() => onReturn(() => void store.follow()), [store])
  const isHydrated = useHydrated()
  // Not `useBrowserState`: the store starts before the page has hydrated, which must not block the page.
  const state = useSyncExternalStore(store.subscribe, isHydrated ? store.state : starting, starting)
  const session = useMemo(() => {
    const { login, logout, replaceUser } = store
    return { ...state, login, logout, replaceUser }
  }, [state, store])
  return <SessionContext value={session}>{children}</SessionContext>
}
