import { stockItemSchema } from '@dukani/contracts'
import { persisted, type Persisted } from '#shared/state/persisted.ts'
import type { CountRow } from './countRows.ts'

/** A count that isn't applied yet. */
export interface CountDraft {
  /** identifies it to the server, which applies it once */
  key: string
  /** it was sent, and the answer isn't known: it may only be sent again as it is */
  isSent: boolean
  rows: readonly CountRow[]
}

/** A count without rows. */
export const newCount = (): CountDraft => ({ key: crypto.randomUUID(), isSent: false, rows: [] })

/** The count of an account, kept in this browser. */
export function countDraft(account: string): Persisted<CountDraft> {
  return persisted<CountDraft>({
    key: `dukani.stockCount.${account}`,
    read: (text) => {
      const { key, isSent, rows } = JSON.parse(text) as Record<keyof CountDraft, unknown>
      if (typeof key !== 'string' || typeof isSent !== 'boolean' || !Array.isArray(rows)) return null
      return { key, isSent, rows: rows.map(rowOf) }
    },
  })
}

/** @throws when it isn't a row: an earlier release may have stored something else */
function rowOf(value: unknown): CountRow {
  const { item, code, counted } = value as Record<keyof CountRow, unknown>
  if (typeof code !== 'string' || typeof counted !== 'string') throw new TypeError('not a row of a count')
  return { item: stockItemSchema.parse(item), code, counted }
}
