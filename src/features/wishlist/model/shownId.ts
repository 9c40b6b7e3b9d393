import type { Id } from '@dukani/contracts'

/** In characters, as SHORT. */
const LONGEST = 12
const SHORT = 8

/** An id as it is shown: whole, or the first 8 characters of one that has more than 12 (WISH-01). */
export function shownId(id: Id): string {
  const text = String(id)
  return text.length > LONGEST ? text.slice(0, SHORT) : text
}
