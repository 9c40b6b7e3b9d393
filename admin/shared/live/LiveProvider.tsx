import { useCallback, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { useSessionStore } from '#shared/session/SessionStoreContext.ts'
import { LiveContext, type LiveEvent } from './LiveContext.ts'
import { followEvents } from './followEvents.ts'

export interface LiveProviderProps {
  /** whether the role may listen; otherwise nothing is connected */
  isAllowed: boolean
  /** called when the server refuses the connection although the role may listen */
  onRefused: () => void
  children: ReactNode
}

/** Connects the tab to the shop's events, once for all pages. */
export function LiveProvider({ isAllowed, onRefused, children }: LiveProviderProps) {
  const { apiBase } = useConfig()
  const session = useSessionStore()
  const [isConnected, setConnected] = useState(true)
  const [listeners] = useState(() => new Set<(event: LiveEvent) => void>())

  const refused = useEffectEvent(onRefused)
  useEffect(() => {
    if (!isAllowed) return
    const notify = (event: LiveEvent) => {
      for (const listener of [...listeners]) listener(event)
    }
    async function open(signal: AbortSignal): Promise<Response> {
      const ask = (token: string | null) =>
        fetch(`${apiBase}/v1/admin/events/`, {
          headers: token === null ? {} : { Authorization: `Bearer ${token}` },
          cache: 'no-store',
          signal,
        })
      const token = await session.accessToken()
      const response = await ask(token)
      if (response.status !== 401 || token === null) return response
      return ask(await session.renew(token))
    }
    return followEvents({
      open,
      onEvent: notify,
      onConnected: (isNow) => {
        setConnected(isNow)
        if (isNow) notify(null)
      },
      onRefused: () => refused(),
    })
  }, [apiBase, isAllowed, listeners, session])

  const subscribe = useCallback(
    (listener: (event: LiveEvent) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    [listeners],
  )
  const live = useMemo(() => ({ isConnected, subscribe }), [isConnected, subscribe])
  return <LiveContext value={live}>{children}</LiveContext>
}
