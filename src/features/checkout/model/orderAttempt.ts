import type { Id } from '@dukani/contracts'

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
  let last: OrderAttempt | null = null

  function read(): OrderAttempt | null {
    if (last !== null) return last
    try {
      return attemptOf(JSON.parse(storage().getItem(STORAGE_KEY) ?? 'null'))
    } catch {
      return null
    }
  }

  return {
    of(key) {
      const attempt = read()
      return attempt?.key === key ? attempt : null
    },
    begin(key, known) {
      last = { key, known: known?.map(String) ?? null, at: Date.now() }
      try {
        storage().setItem(STORAGE_KEY, JSON.stringify(last))
      } catch {
        // Refused or full: the page itself remembers.
      }
      return last
    },
    forget() {
      last = null
      try {
        storage().removeItem(STORAGE_KEY)
      } catch {
        // Never was there.
      }
    },
  }
}

function attemptOf(kept: unknown): OrderAttempt | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { key, known, at }: Record<string, unknown> = { ...kept }
  if (typeof key !== 'string' || typeof at !== 'number') return null
  return { key, known: Array.isArray(known) ? known.map(String) : null, at }
}
