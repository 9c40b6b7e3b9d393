import { stockItemSchema } from '@dukani/contracts'
import type { Store } from '#shared/state/createStore.ts'
import { persistedStore } from '#shared/state/persistedStore.ts'
import type { CountRow } from './countRows.ts'

/** An attempt to apply a count. */
export interface SentCount {
  /** identifies it to the server, which applies it once */
  key: string
  /** when it was sent first, in ms since the epoch */
  at: number
}

/** A count that isn't applied yet. */
export interface CountDraft {
  rows: readonly CountRow[]
  /** the attempt whose result isn't known: until it is, the rows may only be sent again as they are; null: none */
  sent: SentCount | null
}

/** Where a count is stored; null: there is no storage. */
export type CountStore = Store<CountDraft | null>

/** A count without rows. */
export const NO_COUNT: CountDraft = { rows: [], sent: null }

/** The server knows a key for 24 hours; an attempt is given up before that. */
const KEY_MS = 23 * 60 * 60 * 1000

/** Whether the server may have forgotten an attempt, so that it would apply the count a second time. */
export const isForgotten = ({ at }: SentCount, now: number): boolean => now - at > KEY_MS

/** The count of an account. The browser stores it for all its tabs. */
export function countStore(account: string): CountStore {
  return persistedStore<CountDraft>({
    key: `dukani.stockCount.${account}`,
    read: (text) => {
      const { rows, sent } = JSON.parse(text) as Record<keyof CountDraft, unknown>
      return Array.isArray(rows) ? { rows: rows.map(rowOf), sent: sentOf(sent) } : null
    },
  })
}

/** Changes the rows, unless the count was sent. @returns whether it did */
export function changeRows(
  store: CountStore,
  change: (rows: readonly CountRow[]) => readonly CountRow[],
): boolean {
  const { rows, sent } = store.get() ?? NO_COUNT
  if (sent !== null) return false
  keepRows(store, change(rows))
  return true
}

/** Stores rows as a count that wasn't sent. */
export function keepRows(store: CountStore, rows: readonly CountRow[]): void {
  store.set(rows.length === 0 ? null : { rows, sent: null })
}

/** @throws when it isn't a row: an earlier release may have stored something else */
function rowOf(value: unknown): CountRow {
  const { item, code, counted } = value as Record<keyof CountRow, unknown>
  if (typeof code !== 'string' || typeof counted !== 'string') throw new TypeError('not a row of a count')
  return { item: stockItemSchema.parse(item), code, counted }
}

function sentOf(value: unknown): SentCount | null {
  if (value === null) return null
  const { key, at } = value as Record<keyof SentCount, unknown>
  if (typeof key !== 'string' || typeof at !== 'number') throw new TypeError('not an attempt')
  return { key, at }
}
