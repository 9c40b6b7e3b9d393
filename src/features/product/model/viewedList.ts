import type { Id } from '@dukani/contracts'
import { isProductId } from './productId.ts'

/** A product that was looked at, and when (ms since the epoch). Nothing else of it is kept: prices would be stale. */
export interface View {
  id: string
  at: number
}

/** How many products are remembered. */
export const MOST_VIEWED = 10
/** How long a view is remembered (ms). */
export const REMEMBERED_MS = 60 * 24 * 3_600_000

/** Version of the stored format; others are ignored. */
const VERSION = 1

/** The list with a product at its beginning, wherever it stood before. */
export function withView(views: readonly View[], id: Id, at: number): View[] {
  return [{ id: String(id), at }, ...withoutView(views, id)].slice(0, MOST_VIEWED)
}

/** The list without a product; the id may be a number or a string. */
export function withoutView(views: readonly View[], id: Id): View[] {
  return views.filter((view) => view.id !== String(id))
}

/** The list as it is written. */
export function writtenViews(views: readonly View[]): string {
  return JSON.stringify({ version: VERSION, views })
}

/**
 * Reads what was written, by whomever: newest first, each product once, and nothing that was too long ago. What can't
 * be read is left out.
 * @param now ms since the epoch
 */
export function readViews(written: string | null, now: number): View[] {
  const views: View[] = []
  for (const entry of entriesOf(written)) {
    const view = viewOf(entry)
    if (view === null || now - view.at > REMEMBERED_MS) continue
    if (!views.some(({ id }) => id === view.id)) views.push(view)
  }
  return views.slice(0, MOST_VIEWED)
}

function entriesOf(written: string | null): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(written ?? 'null')
    if (typeof kept !== 'object' || kept === null) return []
    const { version, views }: { version?: unknown; views?: unknown } = kept
    return version === VERSION && Array.isArray(views) ? views : []
  } catch {
    return []
  }
}

/** Reads a stored entry; null when it is invalid. */
function viewOf(entry: unknown): View | null {
  if (typeof entry !== 'object' || entry === null) return null
  const { id, at }: { id?: unknown; at?: unknown } = entry
  return typeof id === 'string' && isProductId(id) && typeof at === 'number' && Number.isFinite(at)
    ? { id, at }
    : null
}
