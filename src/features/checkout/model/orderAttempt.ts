import type { Id } from '@dukani/contracts'
import { persisted } from '#shared/state/persisted.ts'

const STORAGE_KEY = 'dukani.orderAttempt'

/** An order that was sent to a server without keys, and of which it isn't known yet whether it was made. */
export interface OrderAttempt {
  /** identifies the order's contents (`OrderKey`) */
  key: string
  /** ids of the customer's orders before it was sent; null when they could not be read */
  known: readonly string[] | null
  /** ms since the epoch */
  at: number
}

/** Remembers the last attempt, over a reload of the page too (CHECK-12). */
export interface OrderAttempts {
  /** @returns null when nothing was sent under this key */
  of: (key: string) => OrderAttempt | null
  begin: (key: string, known: readonly Id[] | null) => OrderAttempt
  /** The server has answered. */
  forget: () => void
}

/** @param storage session storage; where it is refused, the attempt lives as long as the page */
export function createOrderAttempts(storage: () => Storage = () => sessionStorage): OrderAttempts {
  const stored = persisted({ key: STORAGE_KEY, read: (text) => attemptOf(JSON.parse(text)), storage })
  return {
    of(key) {
      const attempt = stored.get()
      return attempt?.key === key ? attempt : null
    },
    begin(key, known) {
      const attempt = { key, known: known?.map(String) ?? null, at: Date.now() }
      stored.set(attempt)
      return attempt
    },
    forget: () => stored.set(null),
  }
}

function attemptOf(kept: unknown): OrderAttempt | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { key, known, at }: Record<string, unknown> = { ...kept }
  if (typeof key !== 'string' || typeof at !== 'number') return null
  return { key, known: Array.isArray(known) ? known.map(String) : null, at }
}
