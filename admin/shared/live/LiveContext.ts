import type { StaffEvent } from '@dukani/contracts'
import { createContext } from 'react'
import { useRequired } from '#shared/state/useRequired.ts'

/** What a listener is told; null: the connection was made, so anything may have changed before. */
export type LiveEvent = StaffEvent | null

/** The events of the shop, as they happen. */
export interface Live {
  /** false: events don't arrive, so what is shown may be old */
  isConnected: boolean
  /** @returns unsubscribes */
  subscribe: (listener: (event: LiveEvent) => void) => () => void
}

export const LiveContext = createContext<Live | null>(null)

/** The events of the shop. @throws Error outside of a LiveProvider */
export const useLive = (): Live => useRequired(LiveContext, 'LiveProvider')
