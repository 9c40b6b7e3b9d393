import type { StaffEvent } from '@dukani/contracts'
import { createContext } from 'react'
import { useRequired } from '#shared/state/useRequired.ts'

/** An event; null: the connection was made, and changes before it may have been missed. */
export type LiveEvent = StaffEvent | null

/** The events of the shop, as they happen. */
export interface Live {
  /** false: events don't arrive, so what is shown may be old */
  isConnected: boolean
  /** Stays the same function. @returns unsubscribes */
  subscribe: (listener: (event: LiveEvent) => void) => () => void
}

export const LiveContext = createContext<Live | null>(null)

/** The events of the shop. @throws Error outside of a LiveProvider */
export const useLive = (): Live => useRequired(LiveContext, 'LiveProvider')
