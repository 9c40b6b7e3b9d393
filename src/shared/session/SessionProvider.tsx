import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useSWRConfig } from 'swr'
import { emptyCache } from '../api/swr.ts'
import { clearPersonalData } from './clearPersonalData.ts'
import { onReturn } from '../state/onReturn.ts'
import { SessionContext } from './session.ts'
import { useSessionStore } from './SessionStoreContext.ts'

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
  return <SessionContext value={store}>{children}</SessionContext>
}
